import { expect, test } from 'vitest';
import { costExtractor, statedCostUsd } from './stated-cost.ts';

const costing = (cost: unknown) => ({ usage: { cost } });
const metadata = (costUsd: number) => ({ maquette: { costUsd } });

test('a price beside the tokens is read, anything else is none', async () => {
  const read = (parsedBody: unknown) => costExtractor.extractMetadata({ parsedBody });
  expect(await read(costing(0.002))).toEqual(metadata(0.002));
  expect(await read(costing(0))).toEqual(metadata(0));
  for (const body of [costing(-0.1), costing('0.1'), {}, undefined]) {
    expect(await read(body)).toBeUndefined();
  }
});

test('of a stream the last price that was stated counts', () => {
  const stream = costExtractor.createStreamExtractor();
  expect(stream.buildMetadata()).toBeUndefined();
  for (const chunk of [costing(0.001), costing(0.003), {}]) stream.processChunk(chunk);
  expect(stream.buildMetadata()).toEqual(metadata(0.003));
});

test('steps are added up; without any price there is none', () => {
  expect(statedCostUsd([metadata(0.25), undefined, { other: {} }, metadata(0.5)])).toBe(0.75);
  expect(statedCostUsd([metadata(0)])).toBe(0);
  expect(statedCostUsd([undefined, { maquette: {} }])).toBeUndefined();
});
