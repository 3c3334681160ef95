import { beforeEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

beforeEach(() => () => vi.unstubAllGlobals());

test('text goes to the clipboard, whose refusal is told', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', {
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  await copyText('a link');
  expect(copied).toEqual(['a link']);
  const refusal = new Error('not allowed');
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(refusal) } });
  await expect(copyText('a link')).rejects.toBe(refusal);
});

test.each([true, false])('over plain http it is selected and copied: %s', async (isCopied) => {
  const shown: string[] = [];
  const steps: string[] = [];
  const field = {
    ...{ value: '', readOnly: false, style: {} },
    select: () => void steps.push(`select ${field.value}`),
    remove: () => void steps.push('remove'),
  };
  class Pressed {
    closest = () => null;
    focus = () => void steps.push('focus');
  }
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('HTMLElement', Pressed);
  vi.stubGlobal('document', {
    activeElement: new Pressed(),
    body: { append: (each: typeof field) => void shown.push(each.value) },
    createElement: () => field,
    execCommand: (command: string) => {
      steps.push(command);
      return isCopied;
    },
  });
  const copying = copyText('a link');
  if (isCopied) await copying;
  else await expect(copying).rejects.toThrow('Please select and copy it.');
  expect(shown).toEqual(['a link']);
  expect(steps).toEqual(['select a link', 'copy', 'remove', 'focus']);
});
