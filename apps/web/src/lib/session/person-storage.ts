/**
 * Local storage per person: keyed by their id, cleared when they sign out or another person signs in. The
 * theme belongs to the browser and stays.
 */
const prefix = 'maquette-';
const themeKey = 'maquette-theme';

const visitor = 'visitor';

const keyOf = (personId: string | undefined, name: string) =>
  `${prefix}person ${personId ?? visitor} ${name}`;

export function readStored(personId: string | undefined, name: string): string | null {
  try {
    return localStorage.getItem(keyOf(personId, name));
  } catch {
    // Some private windows refuse storage.
    return null;
  }
}

/** An empty text removes the entry. */
export function keep(personId: string | undefined, name: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(keyOf(personId, name));
    else localStorage.setItem(keyOf(personId, name), text);
  } catch {
    // Refused, or full: the value then lasts as long as the page.
  }
}

/** A session that has ended; keeps what a visitor types here. */
export const clearPeople = (): void => clearOtherPeople(visitor);

export function clearOtherPeople(except?: string): void {
  try {
    const keptPrefix = except === undefined ? undefined : keyOf(except, '');
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(prefix) || key === themeKey) continue;
      if (keptPrefix === undefined || !key.startsWith(keptPrefix)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is refused here, so it is empty.
  }
}
