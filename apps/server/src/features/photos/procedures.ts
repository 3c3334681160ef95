/** Photos and drawings on their way in. */
import {
  type CoachCode,
  type CoachRemark,
  coachSentences,
  type PhotoAnalysis,
  photoProcedures,
  type SurfaceName,
  type UploadedPhoto,
} from '@maquette/contract';
import type { AnalysedPhoto, OwnEngines } from '@maquette/models';
import { implement } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { entitle, type Requester } from '../../http/guards/entitlement.ts';
import { limitRate } from '../../http/guards/limit-rate.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { file, generation } from '../../platform/db/schema/generations.ts';
import { fileUrl } from '../../platform/files/file-urls.ts';
import type { FileRow, Files } from '../../platform/files/files.ts';
import { savedCorners } from '../../platform/files/saved-corners.ts';
import { takePhoto } from '../../platform/files/take-photo.ts';
import { contentHash, type Intake } from '../../platform/intake/intake.ts';
import { pictureRates } from '../../platform/limits/picture-rates.ts';
import { addressHashOf, expectRoom } from '../../platform/limits/storage.ts';
import type { Turns } from '../../platform/turns.ts';

export interface PhotoParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly files: Files;
  readonly intake: Intake;
  readonly engines: () => Promise<OwnEngines>;
  /** The line before the one thread of quick looks, and that before the threads of pictures. */
  readonly quickTurns: Turns;
  readonly slowTurns: Turns;
}

const remarks = (codes: readonly string[]): CoachRemark[] =>
  codes.flatMap((code) =>
    code in coachSentences
      ? [{ code: code as CoachCode, sentence: coachSentences[code as CoachCode] }]
      : [],
  );

function describe(row: FileRow): UploadedPhoto {
  const { locationRemoved = false, coach = [], boxCorners } = row.details;
  return {
    id: row.id,
    url: fileUrl(row.id),
    thumbUrl: fileUrl(row.id, 'thumb'),
    widthPx: row.widthPx ?? 0,
    heightPx: row.heightPx ?? 0,
    locationRemoved,
    coach: remarks(coach),
    boxCorners: boxCorners ? [...boxCorners] : null,
  };
}

export function photoFeature(parts: PhotoParts) {
  const procedures = implement(photoProcedures).$context<RequestContext>();
  const limited = (requester: Requester, rule: (typeof pictureRates)[keyof typeof pictureRates]) =>
    limitRate(parts.db, rule, requester.holder.subject, parts.clock);
  return {
    upload: procedures.upload.handler(async ({ context, input }) => {
      const requester = await entitle(context, 'anyone');
      await limited(requester, pictureRates.upload);
      return describe(await takePhoto(parts, requester, input.file, context.signal));
    }),
    analysis: procedures.analysis.handler(async ({ context, input }) => {
      const requester = await entitle(context, 'anyone');
      await limited(requester, pictureRates.analysis);
      const photo = await parts.files.owned(requester.owner, input.id, 'photo');
      const analyse = async () =>
        (await parts.engines()).analyse(
          {
            photo: await parts.files.bytes(photo),
            kind: input.kind,
            hints: savedCorners(photo.details),
          },
          context.signal,
        );
      const analysis = await parts.slowTurns.run(requester.holder.subject, analyse, context.signal);
      const mask = await keepMask(parts, requester, photo.id, analysis);
      return toAnalysis(photo.id, input.kind, analysis, fileUrl(mask.id));
    }),
    surfaces: procedures.surfaces.handler(async ({ context, input, signal }) => {
      const requester = await entitle(context, 'anyone');
      await limited(requester, pictureRates.preview);
      const photo = await parts.files.owned(requester.owner, input.id, 'photo');
      const { id, kind, surfaceHints, boxCorners } = input;
      const analyse = async () =>
        (await parts.engines()).analyse(
          {
            photo: await parts.files.bytes(photo),
            kind,
            hints: { surfaceHints, ...(boxCorners ? { boxCorners } : {}) },
            isQuick: true,
          },
          signal,
        );
      const analysis = await parts.quickTurns.run(requester.holder.subject, analyse, signal);
      const mask = Buffer.from(analysis.mask).toString('base64');
      return toAnalysis(id, kind, analysis, `data:image/png;base64,${mask}`);
    }),
    corners: procedures.corners.handler(async ({ context, input }) => {
      const { owner } = await entitle(context, 'anyone');
      const photo = await parts.files.owned(owner, input.id, 'photo');
      const { boxCorners: _, ...details } = photo.details;
      const { boxCorners } = input;
      await parts.db
        .update(file)
        .set({ details: boxCorners ? { ...details, boxCorners } : details })
        .where(eq(file.id, photo.id));
    }),
    remove: procedures.remove.handler(async ({ context, input }) => {
      const { owner } = await entitle(context, 'anyone');
      const photo = await parts.files.owned(owner, input.id, 'photo');
      const [user] = await parts.db
        .select({ id: generation.id })
        .from(generation)
        .where(eq(generation.originalFileId, photo.id))
        .limit(1);
      // A result still shows it: it is deleted with the last of them.
      if (!user) await parts.files.remove([photo.id]);
    }),
  };
}

async function keepMask(
  { db, files }: Pick<PhotoParts, 'db' | 'files'>,
  requester: Requester,
  photoId: string,
  analysis: AnalysedPhoto,
) {
  const { owner } = requester;
  const known = await files.sameContent(owner, 'mask', contentHash(analysis.mask));
  if (known) return known;
  await expectRoom(db, requester, analysis.mask.length);
  return files.save({
    owner,
    kind: 'mask',
    bytes: analysis.mask,
    contentType: 'image/png',
    widthPx: analysis.widthPx,
    heightPx: analysis.heightPx,
    folder: 'photos',
    addressHash: addressHashOf(requester.holder),
    details: { photoId },
  });
}

function toAnalysis(
  photoId: string,
  kind: 'interior' | 'exterior',
  analysis: AnalysedPhoto,
  maskUrl: string,
): PhotoAnalysis {
  return {
    photoId,
    kind,
    scene: { ...analysis.scene },
    widthPx: analysis.widthPx,
    heightPx: analysis.heightPx,
    maskUrl,
    surfaces: analysis.surfaces.map((surface) => ({
      ...surface,
      name: surface.name as SurfaceName,
    })),
    box: analysis.box && {
      corners: analysis.box.corners.map((corner) => ({ ...corner })),
      confidence: analysis.box.confidence,
    },
    openings: analysis.openings.map(({ corners, ...opening }) => ({
      ...opening,
      corners: corners.map((corner) => ({ ...corner })),
    })),
    things: analysis.things.map(({ outline, ...thing }) => ({
      ...thing,
      box: { ...thing.box },
      ...(outline ? { outline: outline.map((place) => ({ ...place })) } : {}),
    })),
    palette: [...analysis.palette],
    coach: remarks(analysis.findings),
  };
}
