/**
 * A redesigned picture as figures, model, drawings and list: made again when somebody asks, in turn. The
 * photo has to be read for it, so the last ones are kept in memory.
 */
import { type DesignFileKind, type DesignOfPicture, readRecipe } from '@maquette/contract';
import type { OwnEngines } from '@maquette/models';
import { and, eq } from 'drizzle-orm';
import type { Requester } from '../../http/guards/entitlement.ts';
import type { Database } from '../../platform/db/database.ts';
import { file, picture } from '../../platform/db/schema/generations.ts';
import { designOf } from '../../platform/files/design-mark.ts';
import type { Files } from '../../platform/files/files.ts';
import { Problem } from '../../platform/problem.ts';
import type { Turns } from '../../platform/turns.ts';
import type { Ledger } from '../generations/ledger/ledger.ts';
import { protectMask } from './protect-mask.ts';
import { weightedCache } from './weighted-cache.ts';

type Designed = Exclude<Awaited<ReturnType<OwnEngines['designFiles']>>, { refused: string }>;

export interface DesignParts {
  readonly db: Database;
  readonly files: Files;
  readonly ledger: () => Promise<Ledger>;
  readonly engines: () => Promise<Pick<OwnEngines, 'designFiles' | 'protectMask'>>;
  /** The line before the threads of pictures. */
  readonly slowTurns: Turns;
}

export interface PictureAddress {
  readonly id: string;
  readonly index: number;
}

const cacheBytes = 48 * 1024 * 1024;
const fileTypes: Readonly<Record<DesignFileKind, { ending: string; type: string }>> = {
  model: { ending: 'model.glb', type: 'model/gltf-binary' },
  plan: { ending: 'plan.svg', type: 'image/svg+xml' },
  elevation: { ending: 'elevation.svg', type: 'image/svg+xml' },
  'side-elevation': { ending: 'side-elevation.svg', type: 'image/svg+xml' },
  list: { ending: 'list.csv', type: 'text/csv' },
};

const weightOf = ({ files }: Designed) =>
  Object.values(files).reduce((sum, bytes) => sum + bytes.length, 0);

export function createDesigns(parts: DesignParts) {
  const cache = weightedCache<Designed>(cacheBytes, weightOf);

  async function designed(requester: Requester, { id, index }: PictureAddress) {
    const row = await (await parts.ledger()).owned(requester.owner, id);
    if (row.deletedAt || row.originalFileId === null) throw new Problem('NOT_FOUND');
    const [found] = await parts.db
      .select({ seed: picture.seed, details: file.details })
      .from(picture)
      .innerJoin(file, eq(file.id, picture.fileId))
      .where(and(eq(picture.generationId, id), eq(picture.index, index)));
    if (!found || designOf(found.details) === null) throw new Problem('NOT_FOUND');
    const recipe = readRecipe(row.recipe);
    if (recipe.from !== 'photo') throw new Problem('NOT_FOUND');
    const photo = await parts.files.owned(requester.owner, row.originalFileId);
    const make = async () => {
      const engines = await parts.engines();
      const mask = await protectMask(parts.files, engines, row, recipe);
      const input = {
        photo: await parts.files.bytes(photo),
        ...(mask ? { mask } : {}),
        recipe,
        seed: found.seed ?? recipe.seed + index,
      };
      const answer = await engines.designFiles(input, { owner: requester.owner });
      if ('refused' in answer) throw new Problem('NOT_FOUND');
      return answer;
    };
    const turn = () => parts.slowTurns.run(requester.holder.subject, make);
    return { photoId: photo.id, ...(await cache.get(`${id}/${index}`, turn)) };
  }

  return {
    async design(requester: Requester, address: PictureAddress): Promise<DesignOfPicture> {
      const { photoId, design, costs, files } = await designed(requester, address);
      const kinds = Object.keys(files) as DesignFileKind[];
      const base = `/api/renders/${address.id}/pictures/${address.index}/files`;
      return {
        photoId,
        design,
        costs,
        files: Object.fromEntries(kinds.map((kind) => [kind, `${base}/${kind}`])),
      };
    },
    async file(requester: Requester, address: PictureAddress, kind: DesignFileKind): Promise<File> {
      const { files } = await designed(requester, address);
      const bytes = files[kind];
      if (!bytes) throw new Problem('NOT_FOUND');
      const { ending, type } = fileTypes[kind];
      return new File([new Uint8Array(bytes)], `maquette-${ending}`, { type });
    },
  };
}
