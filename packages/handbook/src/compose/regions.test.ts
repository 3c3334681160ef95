import { expect, test } from 'vitest';
import { isRegional, regionIn, regions, withoutRegion, withoutRegionWords } from './regions.ts';

/** Labels of lines for each region, the best first. */
test.each([
  ['Australia', 'Australia, Australia and New Zealand'],
  ['New Zealand', 'New Zealand, Australia and New Zealand'],
  ['UK', 'UK, UK (England), UK and Ireland, Europe'],
  ['Ireland', 'Ireland, UK and Ireland, UK, Europe'],
  ['US', 'US, US and Canada, North America'],
  ['Canada', 'Canada, US and Canada, North America, US'],
  ['Germany', 'Germany, EU, Europe'],
  ['France', 'France, EU, Europe'],
  ['India', 'India, South Asia'],
  ['Europe', 'Europe, EU'],
  ['South Africa', 'South Africa'],
  ['Southern hemisphere', 'Southern hemisphere'],
  ['Northern hemisphere', 'Northern hemisphere'],
])('%s: %s', (name, labels) => {
  expect(regions.find((region) => region.name === name)?.labels.join(', ')).toBe(labels);
});

test.each([
  ['stairs in Sydney', 'Australia'],
  ['ncc stairs', 'Australia'],
  ['Wellington', 'New Zealand'],
  ['the English code', 'UK'],
  ['in Dublin', 'Ireland'],
  ['deck height USA', 'US'],
  ['in the us', 'US'],
  ['in US homes', 'US'],
  ['tell us more', undefined],
  ['in Ontario', 'Canada'],
  ['by DIN', 'Germany'],
  ['in Paris', 'France'],
  ['in Mumbai', 'India'],
  ['in Norway', 'Europe'],
  ['in Cape Town', 'South Africa'],
  ['in Chile', 'Southern hemisphere'],
  ['on the northern hemisphere', 'Northern hemisphere'],
  ['a french door', undefined],
])('%s is about %s', (text, name) => expect(regionIn(text)?.name).toBe(name));

test('a label says where a line holds, or what it is about', () => {
  const labels = ['UK (England)', 'EU', 'US', 'Width'];
  expect(labels.map((label) => isRegional({ label, value: '' } as never))).toEqual([
    ...[true, true, true, false],
  ]);
});

test('a region is taken off after a preposition, or wherever it stands', () => {
  const words = (text: string) => text.replace(/\s+/g, ' ').trim();
  expect(words(withoutRegion('stair risers in the UK'))).toBe('stair risers');
  expect(words(withoutRegion('Sydney Opera House'))).toBe('Sydney Opera House');
  expect(words(withoutRegionWords('deck height USA'))).toBe('deck height');
  expect(words(withoutRegionWords('in Australia'))).toBe('in Australia');
});
