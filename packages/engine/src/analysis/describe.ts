/** Facts as sentences: contents, light, possible improvements, and what can't be recognised. */
import type { PhotoFinding, SurfaceClass } from '../sense/analysis.ts';
import { brightnessWord, warmthWord } from './measures.ts';
import { list, percent, withArticle } from './phrases.ts';
import type { SeenPicture, SeenSurface } from './seen.ts';
import { sizeSentence, thingsSentence } from './things-answers.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const sureKind = 0.7;
/** Without the detector living rooms aren't recognised, and their sofas score as beds up to this. */
const sureRoom = 0.95;

const subjects = { interior: 'room', exterior: 'building' } as const;

/** Surfaces worth naming, largest first; loose things are named separately. */
const loose = new Set(['object', 'other']);
export const namedSurfaces = (seen: SeenPicture): SeenSurface[] =>
  seen.surfaces.filter(
    ({ name, share, confidence }) => !loose.has(name) && share > 0.015 && confidence > 0.4,
  );

const surfaceNouns: Partial<Record<SurfaceClass, string>> = {
  facade: 'front',
  vegetation: 'plants',
  object: 'furniture and things',
};
export const nounOf = (name: SurfaceClass): string => surfaceNouns[name] ?? name;

function openingsSentence(seen: SeenPicture): string {
  if (seen.openings.length === 0) return '';
  const counted = seen.openings.map(
    ({ kind, count }) => `${count} ${kind}${count === 1 ? '' : 's'}`,
  );
  return `I count about ${list(counted)}.`;
}

function viewSentence({ angleDegrees, rollDegrees }: SeenPicture): string {
  if (angleDegrees === null) return '';
  const view =
    angleDegrees < 8 ? 'straight on' : angleDegrees < 25 ? 'at a slight angle' : 'towards a corner';
  const tilt =
    rollDegrees !== null && Math.abs(rollDegrees) > 2
      ? `, tilted by about ${Math.abs(rollDegrees).toFixed(0)} degrees`
      : '';
  return `It was taken ${view}${tilt}.`;
}

export function describe(seen: SeenPicture): string {
  const { kind, measures, palette } = seen;
  const sentences: string[] = [];
  if (kind === 'drawing') {
    sentences.push(`This looks like a line drawing on ${palette[0]?.name ?? 'light'} paper.`);
  } else if (kind === 'none') {
    sentences.push('This shows no room and no building.', seen.whyNoPlace ?? '');
  } else {
    const light = `${brightnessWord(measures.brightness)}, with ${warmthWord(measures.warmth)} light`;
    const isSure = seen.kindConfidence > sureKind && (seen.room?.likelihood ?? 1) >= sureRoom;
    const sure = isSure ? 'This is' : 'This looks like';
    sentences.push(
      `${sure} ${withArticle(seen.room?.name.toLowerCase() ?? subjects[kind])}, ${light}.`,
    );
    const parts = namedSurfaces(seen)
      .slice(0, 5)
      .map(({ name, share, colour }) => `${colour} ${nounOf(name)} (${percent(share)})`);
    if (parts.length > 0) sentences.push(`I see ${list(parts)}.`);
    sentences.push(
      thingsSentence(seen),
      openingsSentence(seen),
      sizeSentence(seen),
      viewSentence(seen),
    );
  }
  const colours = palette.slice(0, 4).map(({ name, share }) => `${name} (${percent(share)})`);
  if (colours.length > 0) sentences.push(`The main colours are ${list(colours)}.`);
  const [style] = seen.styles;
  if (style) sentences.push(`It leans towards ${style.style}: ${list(style.reasons)}.`);
  return sentences.filter(Boolean).map(capital).join(' ');
}

const adviceFor: Partial<Record<PhotoFinding, string>> = {
  tilted: 'Straighten the photo: the camera was tilted.',
  dark: 'Take it again with more light: open the curtains or switch on the lamps.',
  overexposed:
    'Parts are too bright to show anything; expose for the window or close the blinds a little.',
  blurred: 'It is blurred; hold the camera steady or use a support.',
  tiny: 'It is small; a photo of at least 800 pixels shows more.',
  'no-wall-in-view': 'No wall is in view; step back so that a wall can be seen.',
  'no-floor-in-view': 'The floor is hardly in view; lower the camera a little.',
  'no-building-in-view': 'No building is clearly in view; show its front.',
};

export function suggest(seen: SeenPicture): string[] {
  const { measures, kind } = seen;
  const advice = seen.findings.flatMap((finding) => adviceFor[finding] ?? []);
  if (kind === 'drawing') {
    advice.push('The sketch studio can colour this drawing.');
    return advice;
  }
  if (kind === 'none') return advice;
  if (measures.noise > 9) advice.push('The photo is grainy; more light makes it cleaner.');
  if (kind === 'interior') {
    const window = seen.surfaces.find(({ name }) => name === 'window')?.share ?? 0;
    if (measures.brightness < 0.35 && window < 0.04)
      advice.push(
        'Lighter walls and a mirror facing the window would spread what daylight there is.',
      );
    const wall = seen.surfaces.find(({ name }) => name === 'wall');
    const floor = seen.surfaces.find(({ name }) => name === 'floor');
    const isInView = !seen.findings.includes('no-floor-in-view');
    if (wall && floor && isInView && wall.colour === floor.colour)
      advice.push(
        'Floor and walls have nearly the same colour; a rug or a darker skirting would set them apart.',
      );
    if (seen.palette.length > 0 && seen.palette.every(({ hex }) => chromaOf(hex) < 40))
      advice.push(
        'All colours are quiet; one accent in textiles or art would give the eye a place to rest.',
      );
  } else {
    const green = seen.surfaces.find(({ name }) => name === 'vegetation')?.share ?? 0;
    if (green < 0.02)
      advice.push('Hardly any planting is in view; a tree or a hedge would soften the front.');
  }
  return advice;
}

function chromaOf(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels);
}

export function limitsOfSight(seen: SeenPicture): string[] {
  const facts = [
    'I look at colours, light, lines and surfaces; I do not recognise people or brands, and I name a thing only where I am sure of it.',
  ];
  if (seen.surfaces.length > 0 && seen.confidence < 0.5)
    facts.push('I am not sure which surface is which on this picture.');
  if (seen.openings.length > 0)
    facts.push('Windows and doors behind curtains or glare may be missing from the count.');
  return facts;
}
