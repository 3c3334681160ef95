/** Storage used by a person's pictures, as a sentence. */
import type { StorageUse } from '@maquette/contract';

const nearlyFullShare = 0.8;
const megabyte = 1024 * 1024;
/** Non-breaking, so that number and unit stay on one line. */
const space = '\u00a0';

function sizeText(bytes: number): string {
  const megabytes = bytes / megabyte;
  return megabytes >= 1024
    ? `${Number((megabytes / 1024).toFixed(1))}${space}GB`
    : `${Math.ceil(megabytes)}${space}MB`;
}

export const storageText = ({ usedBytes, limitBytes }: StorageUse): string =>
  `${sizeText(usedBytes)} of ${sizeText(limitBytes)}`;

/** Undefined unless storage runs low. */
export function storageWarning(use: StorageUse): string | undefined {
  const share = use.usedBytes / use.limitBytes;
  if (share < nearlyFullShare) return undefined;
  return share < 1
    ? `Your photos and pictures take up ${storageText(use)}. Delete some to make room for new ones.`
    : `Your photos and pictures take up all of your ${sizeText(use.limitBytes)}. Delete some before making new ones.`;
}
