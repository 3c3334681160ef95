import { expect, test } from 'vitest';
import { unreadSourcesNote } from './unread-sources.ts';

test.each([
  [
    'A hallway is 0.9 m.\n\n_From the handbook: Hallway physics (checked 2026-11)._',
    'Hallway physics',
  ],
  ['According to the handbook entry “Floating stairs”, 12 risers do.', 'Floating stairs'],
])('%#: a source that was not read is told', (text, title) => {
  expect(unreadSourcesNote(text, ['Hallway width'])).toContain(`“${title}”`);
});

test('the handbook is not named where nothing of it was read', () => {
  expect(unreadSourcesNote('The handbook says 0.9 m.', [])).toContain('no entry of it was read');
  expect(unreadSourcesNote('The handbook says 0.9 m.', ['Hallway width'])).toBeUndefined();
});

test.each([
  'At least 0.9 m.\n\n_From the handbook: Hallway width (checked 2026-11)._',
  'There is nothing in the handbook on dragons; from my own knowledge they need 4 m.',
  'At least 0.9 m.',
  'At least 0.9 m.\n\n_From the handbook: --- (checked 2026-11)._',
])('%#: nothing to tell', (text) => {
  expect(unreadSourcesNote(text, ['Hallway width'])).toBeUndefined();
});

test.each(['Hallway width', '«Hallway width»', 'Hallway  width!', 'The hallway width, in short'])(
  'an entry that was read as %s is known by its words',
  (title) => {
    const text = 'At least 0.9 m. According to the handbook entry “Hallway width?” it is.';
    expect(unreadSourcesNote(text, [title])).toBeUndefined();
    const longer = 'According to the handbook entry “Our hallway width” it is 0.9 m.';
    expect(unreadSourcesNote(longer, ['(Hallway width)'])).toBeUndefined();
  },
);
