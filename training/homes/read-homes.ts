/** Labels of rooms of homes that are let to guests: what room a photo shows, and which things. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface HomePhoto {
  /** Its photo is saved under this number. */
  readonly number: string;
  /** `owner/repository path` */
  readonly source: string;
  readonly room: string;
  readonly things: ReadonlySet<string>;
  /** By home; homes of fold 0 are only scored. */
  readonly fold: number;
}

const file = path.join(import.meta.dirname, '../labels/homes.txt');
const folds = 5;

/** `number home | owner/repository path | room | thing, thing` */
export function parseHomes(text: string): HomePhoto[] {
  return text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [at = '', source = '', room = '', things = ''] = line.split(' | ');
      const [number = '', home = ''] = at.split(' ');
      const names = things.split(', ').filter(Boolean);
      return { number, source, room, things: new Set(names), fold: Number(home) % folds };
    });
}

export const readHomes = (): HomePhoto[] => parseHomes(readFileSync(file, 'utf8'));
