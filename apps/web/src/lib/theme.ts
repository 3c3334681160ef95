/** Theme: light, dark, or the system's; stored in this browser. */
import { useSyncExternalStore } from 'react';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const storageKey = 'maquette-theme';
const listeners = new Set<() => void>();

/** Head script that sets the stored theme before the first paint. */
export const themeScript = `(function(){var c;try{c=localStorage.getItem('${storageKey}')}catch(e){}var d=c==='dark'||(c!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);document.documentElement.dataset.theme=d?'dark':'light'})()`;

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function readChoice(): ThemeChoice {
  try {
    const kept = localStorage.getItem(storageKey);
    return themeChoices.find((choice) => choice === kept) ?? 'system';
  } catch {
    // Some private windows refuse storage; the system's theme is fine there.
    return 'system';
  }
}

function apply() {
  const choice = readChoice();
  const dark = choice === 'dark' || (choice === 'system' && systemIsDark().matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  for (const listener of listeners) listener();
}

export function chooseTheme(choice: ThemeChoice) {
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // Then the choice lasts as long as the page.
  }
  apply();
}

/** Follows the system's theme and other tabs until unsubscribed. */
export function followTheme(): () => void {
  const system = systemIsDark();
  system.addEventListener('change', apply);
  window.addEventListener('storage', apply);
  return () => {
    system.removeEventListener('change', apply);
    window.removeEventListener('storage', apply);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useThemeChoice = (): ThemeChoice =>
  useSyncExternalStore(subscribe, readChoice, () => 'system');
