/**
 * Renders one restyled picture: chooses the look, plans the surfaces, renders a preview, paints, finishes.
 */
import { luminanceAt } from '../colour/srgb.ts';
import type { RgbImage } from '../image/image.ts';
import type { Analysis } from '../sense/analysis.ts';
import { surfaceOf } from '../sense/analysis.ts';
import { restoreEdges } from './edges/edge-restoration.ts';
import { removeSeams } from './edges/seam-removal.ts';
import { exteriorPainter } from './exterior.ts';
import { finishPicture } from './finish.ts';
import { combineGrades } from './grade/grade.ts';
import type { WantedMood } from './grade/mood-grade.ts';
import { isOfAnotherLight, neutral } from './grade/neutral-light.ts';
import { holdWhite } from './grade/white-point.ts';
import { interiorPainter } from './interior.ts';
import { aesthetics } from './looks/aesthetics.ts';
import type { GradeRow, Mood } from './looks/look.ts';
import { outdoorRules, propertyRows, roomRules } from './looks/rooms.ts';
import { exteriorLooks, interiorLooks } from './looks/style-looks.ts';
import type { Painter } from './paint/painter.ts';
import { RowCanvas } from './paint/row-canvas.ts';
import type { RestyleRequest, RestyleResult } from './request.ts';
import { scaleAnalysis } from './scale-analysis.ts';
import type { PaintSettings } from './surfaces/surface-plan.ts';

function named<Row extends { readonly name: string }>(
  rows: readonly Row[],
  name: string,
  what: string,
): Row {
  const row = rows.find((candidate) => candidate.name === name);
  if (!row) {
    const known = rows.map((candidate) => candidate.name).join(', ');
    throw new RangeError(`Expected a ${what} out of ${known}; got "${name}"`);
  }
  return row;
}

/** Amount of the look for a strength 0..1; steep, so that presets of .2 to .45 are visible. */
export function amountOf(strength: number): number {
  const held = Math.min(1, Math.max(0, strength));
  return (1 - Math.exp(-held / 0.2)) / (1 - Math.exp(-5));
}

/** Minimum mean OKLab distance (times 100) of a full look; less is no restyle. */
const leastChange = 8.5;

/** Maximum colour shift of a room's white (CIE ΔE), except for aesthetics with another light. */
const mostWhiteShift = 2.6;

const usualCfgScale = 10;

function pronouncedBy(cfgScale: number): number {
  return Math.min(1.35, Math.max(0.75, 1 + (cfgScale - usualCfgScale) * 0.055));
}

/** Sampling interval in codes, and the number of codes per call. */
const stride = 3 * 13;
const countedAtOnce = 512 * stride;

function countLuminance(data: Uint8ClampedArray, from: number, to: number, counts: Uint32Array) {
  for (let at = from; at < to; at += stride) {
    counts[Math.min(63, Math.floor(luminanceAt(data, at) * 64))]! += 1;
  }
}

/** Luminance of white in the photo: near the top of its histogram. */
export function whiteLevelOf(photo: RgbImage): number {
  const counts = new Uint32Array(64);
  const { data } = photo;
  for (let at = 0; at < data.length; at += countedAtOnce) {
    countLuminance(data, at, Math.min(data.length, at + countedAtOnce), counts);
  }
  const total = counts.reduce((sum, count) => sum + count);
  let seen = 0;
  for (let bin = 63; bin > 0; bin--) {
    seen += counts[bin]!;
    if (seen > total * 0.06) return Math.min(1.1, Math.max(0.25, (bin + 0.5) / 64 / 0.84));
  }
  return 0.25;
}

/** Texels that a picture of this width can show. */
const tileSizeFor = (widthPx: number) => (widthPx > 1300 ? 1024 : widthPx > 520 ? 512 : 256);

export function renderRestyle(given: Analysis, request: RestyleRequest): RestyleResult {
  if (request.strength <= 0) {
    const { widthPx, heightPx, data } = given.photo;
    return {
      image: { widthPx, heightPx, data: data.slice() },
      surfaces: [],
      decor: [],
      sky: null,
    };
  }
  request.signal?.throwIfAborted();
  request.onProgress?.('materials', 0);
  const analysis = scaleAnalysis(given, request.widthPx ?? given.photo.widthPx);
  const property = named(propertyRows, request.propertyType, 'property type');
  const aesthetic = named(aesthetics, request.aesthetic, 'aesthetic');
  const pronounced = pronouncedBy(request.cfgScale);
  const amount = amountOf(request.strength);
  const settings: PaintSettings = {
    analysis,
    seed: request.seed >>> 0,
    amount,
    cover: amount ** 0.5,
    pattern: pronounced,
    maxTaps: request.steps > 60 ? 8 : request.steps > 30 ? 4 : 2,
    tilePx: tileSizeFor(analysis.photo.widthPx),
    whiteLevel: whiteLevelOf(analysis.photo),
    worldScale: property.scale,
  };
  const canvas = new RowCanvas(analysis);
  try {
    return draw(canvas, analysis, request, settings, { property, aesthetic, pronounced });
  } finally {
    canvas.close();
  }
}

interface SharedRows {
  readonly property: (typeof propertyRows)[number];
  readonly aesthetic: (typeof aesthetics)[number];
  readonly pronounced: number;
}

function draw(
  canvas: RowCanvas,
  analysis: Analysis,
  request: RestyleRequest,
  settings: PaintSettings,
  shared: SharedRows,
): RestyleResult {
  const { property, aesthetic, pronounced } = shared;
  const { amount } = settings;
  const { painter, look } = plan(canvas, request, settings, { property, aesthetic });
  const isRoom = analysis.kind === 'interior';
  const looks = isRoom ? interiorLooks : exteriorLooks;
  const keepsLight = isRoom && !isOfAnotherLight(aesthetic);
  const plain = (row: GradeRow) => (keepsLight ? neutral(row) : row);
  const style: [GradeRow, number] = [
    isRoom ? neutral(look.grade) : look.grade,
    amount * pronounced,
  ];
  const setting: [GradeRow, number][] = [
    [plain(aesthetic.grade), amount],
    [plain(property.grade), amount],
  ];
  const feel: WantedMood = {
    grade: combineGrades([style, ...setting]),
    setting: combineGrades(setting),
    moods: looks.map((one) => one.mood),
    mood: looks.findIndex((one) => one.name === request.style),
    amount,
    leastChange: leastChange * amount,
    isChosen: chosenIn(analysis, request),
    hasCast: !isRoom,
  };
  const image = finishPicture(canvas, analysis, painter, feel, request);
  const leftAlone = { added: painter.added, isProtected: request.protect };
  removeSeams(analysis, image, leftAlone);
  restoreEdges(analysis.photo, image, leftAlone);
  if (keepsLight) holdWhite(analysis.photo, image, mostWhiteShift, { protect: request.protect });
  return { image, surfaces: painter.surfaces, decor: painter.decor, sky: painter.sky };
}

/** Mask of the user's finishes. */
function chosenIn(analysis: Analysis, { overrides }: RestyleRequest): WantedMood['isChosen'] {
  if (!overrides || overrides.length === 0) return null;
  const mattes = overrides.map((one) => surfaceOf(analysis, one.surface).matte.data);
  return (index) => mattes.some((matte) => matte[index]! > 0.3);
}

function plan(
  canvas: RowCanvas,
  request: RestyleRequest,
  settings: PaintSettings,
  shared: { property: (typeof propertyRows)[number]; aesthetic: (typeof aesthetics)[number] },
): { painter: Painter; look: { readonly grade: GradeRow; readonly mood: Mood } } {
  const { analysis } = settings;
  if (analysis.kind === 'interior') {
    const look = named(interiorLooks, request.style, 'style');
    const room = named(roomRules, request.roomType, 'room type');
    const painter = interiorPainter(canvas, analysis, request, { look, room, ...shared }, settings);
    return { painter, look };
  }
  const look = named(exteriorLooks, request.style, 'style');
  const outdoor = named(outdoorRules, request.roomType, 'room type');
  const painter = exteriorPainter(
    canvas,
    analysis,
    request,
    { look, outdoor, ...shared },
    settings,
  );
  return { painter, look };
}
