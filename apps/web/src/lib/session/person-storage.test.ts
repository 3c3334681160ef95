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

test("data of another person isn't readable", () => {
  keep('ada', 'draft new', 'How wide is a hallway?');
  expect(readStored('ada', 'draft new')).toBe('How wide is a hallway?');
  expect(readStored('grace', 'draft new')).toBeNull();
  expect(readStored(undefined, 'draft new')).toBeNull();
});

test('an empty text removes the entry', () => {
  keep('ada', 'draft new', 'x');
  keep('ada', 'draft new', '');
  expect(Object.keys(localStorage)).toEqual([]);
});

test("signing out clears everything except the theme and other apps' keys", () => {
  keep('ada', 'draft new', 'x');
  keep(undefined, 'units', 'metric');
  localStorage.setItem('maquette-draft new', 'from an older version');
  localStorage.setItem('maquette-theme', 'dark');
  localStorage.setItem('neighbour', 'y');
  clearOtherPeople();
  expect(Object.keys(localStorage).sort()).toEqual(['maquette-theme', 'neighbour']);
});

test("signing in keeps the person's own data and clears that of others", () => {
  keep('ada', 'draft new', 'mine');
  keep('ada2', 'draft new', 'hers');
  clearOtherPeople('ada');
  expect(readStored('ada', 'draft new')).toBe('mine');
  expect(readStored('ada2', 'draft new')).toBeNull();
});

test('refused storage is ignored', () => {
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
