/** Analyses a picture: measures it, segments its surfaces if it shows a place, and describes it. */
import { linearFromOkLab } from '../colour/oklab.ts';
import { srgb8FromLinear } from '../colour/srgb.ts';
import { type Detection, detectThings } from '../detector/detect-things.ts';
import type { RgbImage } from '../image/image.ts';
import { analysePhoto } from '../sense/analyse-photo.ts';
import type { Analysis, OpeningKind } from '../sense/analysis.ts';
import { colourNames } from '../sense/patches/colour-names.ts';
import { describe, limitsOfSight, suggest } from './describe.ts';
import { kindByWords } from './kind-by-words.ts';
import { measurePicture } from './measures.ts';
import { outlineThings } from './outlines/outline-things.ts';
import { replyTo } from './reply.ts';
import { roomShape } from './room-shape.ts';
import { seenRoom } from './rooms/seen-room.ts';
import { guessKind } from './scene-kind.ts';
import type { SeenColour, SeenOpening, SeenPicture, SeenSurface } from './seen.ts';
import { guessStyles } from './style-guess.ts';
import { findThings } from './things.ts';

export interface LookOptions {
  /** A question, or words on what the picture shows. */
  readonly prompt?: string | undefined;
  readonly signal?: AbortSignal;
}

export interface PictureReport {
  readonly seen: SeenPicture;
  readonly description: string;
  readonly answer: string | undefined;
  readonly suggestions: readonly string[];
  readonly cannotSee: readonly string[];
}

const hexOf = (rgb: readonly number[]) =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

function colourName(lightness: number, a: number, b: number): string {
  let best = '';
  let nearest = Number.POSITIVE_INFINITY;
  for (const { name, okLab } of colourNames) {
    const distance = Math.hypot(okLab[0] - lightness, 2 * (okLab[1] - a), 2 * (okLab[2] - b));
    if (distance < nearest) {
      nearest = distance;
      best = name;
    }
  }
  return best;
}

function surfacesOf(analysis: Analysis): SeenSurface[] {
  return analysis.surfaces
    .filter(({ area }) => area > 0.004)
    .map(({ className, area, confidence, colour }) => ({
      name: className,
      share: area,
      confidence,
      colour: colourName(...colour),
      hex: hexOf(linearFromOkLab(...colour).map(srgb8FromLinear)),
    }))
    .sort((a, b) => b.share - a.share);
}

function openingsOf(analysis: Analysis): SeenOpening[] {
  const counts = new Map<OpeningKind, number>();
  for (const { kind, confidence } of analysis.openings) {
    if (confidence > 0.4) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

/** Merges shades with the same name. */
function paletteOf({ palette }: Analysis): SeenColour[] {
  const named = new Map<string, SeenColour>();
  for (const { name, rgb, share } of [...palette].sort((a, b) => b.share - a.share)) {
    const known = named.get(name);
    named.set(
      name,
      known ? { ...known, share: known.share + share } : { name, hex: hexOf(rgb), share },
    );
  }
  return [...named.values()].sort((a, b) => b.share - a.share);
}

/** Angle to the nearest wall of the frame: beyond 45 degrees of yaw that is the next wall. */
const fromWall = (yawDegrees: number) => {
  const turned = Math.abs(yawDegrees) % 90;
  return Math.min(turned, 90 - turned);
};

type Sights = Pick<SeenPicture, 'things' | 'lookedFor' | 'room' | 'shape'>;

const nothingSeen: Sights = { things: [], lookedFor: [], room: null, shape: null };

function sightsOf(
  picture: RgbImage,
  analysis: Analysis,
  detections: readonly Detection[] | undefined,
): Sights {
  const found = findThings(picture, analysis.kind, detections ?? null);
  const isRoom = analysis.kind === 'interior';
  const { room, things } = isRoom
    ? seenRoom(found, picture, detections ?? null)
    : { room: null, things: found.things };
  return {
    things: outlineThings(things, analysis, picture),
    lookedFor: found.lookedFor,
    room,
    shape: isRoom ? roomShape(analysis) : null,
  };
}

export function analysePicture(
  picture: RgbImage,
  { prompt = '', signal }: LookOptions = {},
): PictureReport {
  const measures = measurePicture(picture);
  const detections = detectThings(picture);
  const guess = kindByWords(guessKind(picture, signal, detections), prompt);
  const { kind, confidence: kindConfidence, why } = guess;
  signal?.throwIfAborted();
  const analysis = analysePhoto(picture, kind === 'exterior' ? 'exterior' : 'interior', { signal });
  const isPlace = kind === 'interior' || kind === 'exterior';
  const place = isPlace ? analysis : null;
  const surfaces = place ? surfacesOf(place) : [];
  const palette = paletteOf(analysis);
  const camera = place && place.camera.confidence > 0.25 ? place.camera : null;
  const seen: SeenPicture = {
    kind,
    kindConfidence,
    whyNoPlace: why,
    widthPx: picture.widthPx,
    heightPx: picture.heightPx,
    measures,
    palette,
    surfaces,
    openings: place ? openingsOf(place) : [],
    rollDegrees: camera?.rollDegrees ?? null,
    pitchDegrees: camera?.pitchDegrees ?? null,
    angleDegrees: camera ? fromWall(camera.yawDegrees) : null,
    ...(isPlace ? sightsOf(picture, analysis, detections) : nothingSeen),
    findings: place ? place.findings : [],
    styles: isPlace ? guessStyles(kind, palette, surfaces) : [],
    confidence: analysis.confidence,
  };
  const suggestions = suggest(seen);
  return {
    seen,
    description: describe(seen),
    answer: prompt.trim() === '' ? undefined : replyTo(prompt, seen, suggestions),
    suggestions,
    cannotSee: limitsOfSight(seen),
  };
}
