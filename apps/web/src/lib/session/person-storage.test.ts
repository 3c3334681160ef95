import { beforeEach, expect, test, vi } from 'vitest';
import { clearOtherPeople, keep, readStored } from './person-storage.ts';

/** Like the browser's localStorage: keys are properties, values are strings. */
class FakeStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, text: string) {
    this[key] = text;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
  return () => vi.unstubAllGlobals();
});

test('one person does not read what another left', () => {
  keep('ada', 'draft new', 'How wide is a hallway?');
  expect(readStored('ada', 'draft new')).toBe('How wide is a hallway?');
  expect(readStored('grace', 'draft new')).toBeNull();
  expect(readStored(undefined, 'draft new')).toBeNull();
});

test('an empty text leaves nothing', () => {
  keep('ada', 'draft new', 'x');
  keep('ada', 'draft new', '');
  expect(Object.keys(localStorage)).toEqual([]);
});

test('signing out takes everything along but the colours and what is not ours', () => {
  keep('ada', 'draft new', 'x');
  keep(undefined, 'units', 'metric');
  localStorage.setItem('maquette-draft new', 'from an older version');
  localStorage.setItem('maquette-theme', 'dark');
  localStorage.setItem('neighbour', 'y');
  clearOtherPeople();
  expect(Object.keys(localStorage).sort()).toEqual(['maquette-theme', 'neighbour']);
});

test('whoever signs in keeps their own and ends what others left', () => {
  keep('ada', 'draft new', 'mine');
  keep('ada2', 'draft new', 'hers');
  clearOtherPeople('ada');
  expect(readStored('ada', 'draft new')).toBe('mine');
  expect(readStored('ada2', 'draft new')).toBeNull();
});

test('a browser that refuses storage is no trouble', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  keep('ada', 'draft new', 'x');
  expect(readStored('ada', 'draft new')).toBeNull();
  clearOtherPeople();
});
