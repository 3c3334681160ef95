import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepDraft, newConversationKey, readDraft, useDraft } from './draft.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

const place = (conversationId: string, personId: string | undefined, isKept = true) => ({
  conversationId,
  personId,
  isKept,
});

test('a draft belongs to one conversation of one person', () => {
  keepDraft(place('c1', 'ada'), 'How wide is a hallway?');
  expect(readDraft(place('c1', 'ada'))).toBe('How wide is a hallway?');
  expect(readDraft(place('c2', 'ada'))).toBe('');
  expect(readDraft(place('c1', 'grace'))).toBe('');
  expect(readDraft(place('c1', undefined))).toBe('');
});

test('a sent or emptied draft is removed', () => {
  keepDraft(place('c1', 'ada'), 'How wide');
  keepDraft(place('c1', 'ada'), '');
  expect([...stored]).toEqual([]);
});

test('a temporary chat neither stores nor reads drafts', () => {
  keepDraft(place(newConversationKey, 'ada', false), 'A secret');
  expect([...stored]).toEqual([]);
  keepDraft(place(newConversationKey, 'ada'), 'No secret');
  expect(readDraft(place(newConversationKey, 'ada', false))).toBe('');
});

/** Renders a field with its draft, as after a reload. */
function drawn(conversationId: string, isKept: boolean) {
  let setDraft = (_: string) => {};
  function Field() {
    const [draft, set] = useDraft(conversationId, isKept);
    setDraft = set;
    return createElement('p', null, draft);
  }
  const html = renderToStaticMarkup(createElement(Field));
  return { html, setDraft };
}

test('a draft is stored before the next render, and restored after a reload', () => {
  const { html, setDraft } = drawn('c1', true);
  expect(html).toBe('<p></p>');
  setDraft('How wide is a hallway?');
  expect([...stored]).toEqual([['maquette-person visitor draft c1', 'How wide is a hallway?']]);
  expect(drawn('c1', true).html).toBe('<p>How wide is a hallway?</p>');
  expect(drawn('c2', true).html).toBe('<p></p>');
  expect(drawn('c1', false).html).toBe('<p></p>');
});
