import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseTheme, followTheme, themeScript } from './theme.ts';

let kept: Record<string, string>;
let isDark: boolean;
const page = { documentElement: { dataset: {} as { theme?: string } } };
const heard: Record<string, () => void> = {};

beforeEach(() => {
  kept = {};
  isDark = false;
  const listens = {
    addEventListener: (event: string, listener: () => void) => {
      heard[event] = listener;
    },
    removeEventListener: (event: string) => void delete heard[event],
  };
  const matchMedia = () => ({ matches: isDark, ...listens });
  vi.stubGlobal('window', { matchMedia, ...listens });
  vi.stubGlobal('matchMedia', matchMedia);
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Runs the head script and returns the theme it set. */
const atFirst = () => {
  new Function(themeScript)();
  return page.documentElement.dataset.theme;
};

test.each([
  ['dark', false, 'dark'],
  ['dark', true, 'dark'],
  ['light', true, 'light'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
] as const)('%s where the system is dark: %s', (choice, system, shown) => {
  isDark = system;
  chooseTheme(choice);
  expect(page.documentElement.dataset.theme).toBe(shown);
  expect(atFirst()).toBe(shown);
});

test('follows the system and other tabs until unsubscribed', () => {
  const letGo = followTheme();
  isDark = true;
  heard.change?.();
  expect(page.documentElement.dataset.theme).toBe('dark');
  kept['maquette-theme'] = 'light';
  heard.storage?.();
  expect(page.documentElement.dataset.theme).toBe('light');
  letGo();
  expect(Object.keys(heard)).toEqual([]);
});
