import { type ContactState, exampleContact } from '@maquette/contract';
import { expect, test } from 'vitest';
import {
  type ContactDraft,
  draftOf,
  faultsOf,
  isFaultless,
  mayAddLine,
  settingOf,
  withNewLine,
} from './contact-draft.ts';

const empty = {
  mail: '',
  supportMail: '',
  Instagram: '',
  Pinterest: '',
  YouTube: '',
  LinkedIn: '',
};
const shown = { ...exampleContact, lines: [] };
const nothing: ContactState = { saved: null, shown, fromEnvironment: [] };
const saved = {
  mail: 'hello@house.example',
  supportMail: 'help@house.example',
  social: { YouTube: 'https://videos.house.example' },
  lines: [
    { label: 'Phone', address: 'tel:+44-20-7946-0958' },
    { label: 'Help', address: 'https://house.example/help' },
    { label: 'Press', address: 'mailto:press@house.example' },
  ],
};

test("an empty form doesn't show examples as values", () => {
  expect(draftOf(nothing)).toEqual({ places: empty, lines: [] });
});

test('saved values are shown as typed and sent unchanged', () => {
  const draft = draftOf({ ...nothing, saved });
  expect(draft.lines.map(({ address }) => address)).toEqual([
    '+44 20 7946 0958',
    'https://house.example/help',
    'press@house.example',
  ]);
  expect(isFaultless(faultsOf(draft))).toBe(true);
  expect(settingOf(draft)).toEqual({
    ...saved,
    lines: [
      { label: 'Phone', address: '+44 20 7946 0958' },
      { label: 'Help', address: 'https://house.example/help' },
      { label: 'Press', address: 'press@house.example' },
    ],
  });
});

test('values from the environment are shown in their fields', () => {
  const state: ContactState = {
    saved,
    shown: { ...shown, supportMail: 'support@else.example' },
    fromEnvironment: ['supportMail'],
  };
  expect(draftOf(state).places).toMatchObject({
    mail: 'hello@house.example',
    supportMail: 'support@else.example',
  });
});

test('support defaults to the general address; blank networks and lines are omitted', () => {
  const draft = withNewLine({ places: { ...empty, mail: ' a@house.example ' }, lines: [] });
  expect(isFaultless(faultsOf(draft))).toBe(true);
  expect(settingOf(draft)).toEqual({
    mail: 'a@house.example',
    supportMail: 'a@house.example',
    social: {},
    lines: [],
  });
});

test('each error is shown at its field', () => {
  const draft: ContactDraft = {
    places: { ...empty, supportMail: 'help', YouTube: 'http://videos.house.example' },
    lines: [
      { key: 4, label: '', address: '112' },
      { key: 7, label: 'Help', address: 'javascript:alert(1)' },
    ],
  };
  const { places, lines } = faultsOf(draft);
  expect(Object.keys(places)).toEqual(['mail', 'supportMail', 'YouTube']);
  expect(lines).toEqual({
    4: 'Please say what it is for.',
    7: 'An e-mail address, a phone number, or a site that begins with https://.',
  });
});

test('at most six lines, each with a key of its own', () => {
  let draft = draftOf({ ...nothing, saved });
  for (let more = 0; more < 3; more += 1) {
    expect(mayAddLine(draft)).toBe(true);
    draft = withNewLine(draft);
  }
  expect(mayAddLine(draft)).toBe(false);
  expect(new Set(draft.lines.map(({ key }) => key)).size).toBe(6);
});
