/** What keys of ours look like. Whatever looks otherwise is somebody else's and is never touched. */

const id = '[\\w-]{22}';
const folder = `(?:photos|speech|generations/${id}/\\d{1,6})`;
const ownKey = new RegExp(`^${folder}/${id}\\.(?:thumb\\.webp|jpg|png|webp|mp3|bin)$`);

export const isOwnKey = (key: string): boolean => ownKey.test(key);

/** Whose store it is. */
export const markerKey = 'installation.json';
/** Written over and over, to see whether that can be done. */
export const probeKey = 'probe.txt';
/** Of one start alone. */
export const probeKeyOf = (name: string): string => `probe-${name}.txt`;

export const isHousekeeping = (key: string): boolean =>
  key === markerKey || /^probe(?:-[\w-]{22})?\.txt$/.test(key);
