/** The shape of our own keys. Any other key is foreign and is never touched. */

const id = '[\\w-]{22}';
const folder = `(?:photos|speech|generations/${id}/\\d{1,6})`;
const ownKey = new RegExp(`^${folder}/${id}\\.(?:thumb\\.webp|jpg|png|webp|mp3|bin)$`);

export const isOwnKey = (key: string): boolean => ownKey.test(key);

/** Names the installation that owns the store. */
export const markerKey = 'installation.json';
/** Names the store itself; see `platform/hosts/store-id.ts`. */
export const storeIdKey = 'store-id.txt';
/** Rewritten to probe whether the store is writable. */
export const probeKey = 'probe.txt';
/** Probe of one start. */
export const probeKeyOf = (name: string): string => `probe-${name}.txt`;

export const isHousekeeping = (key: string): boolean =>
  key === markerKey || key === storeIdKey || /^probe(?:-[\w-]{22})?\.txt$/.test(key);

/** A folder's file until it is whole; one that stays was left by a killed process. */
export const unfinishedKeyOf = (key: string, name: string): string => `${key}.${name}.part`;
const unfinished = new RegExp(`^(.+)\\.${id}\\.part$`);

export function isUnfinished(key: string): boolean {
  const whole = unfinished.exec(key)?.[1];
  return whole !== undefined && (isOwnKey(whole) || isHousekeeping(whole));
}
