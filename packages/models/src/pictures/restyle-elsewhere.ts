/**
 * A restyle by another engine with our guarantee: the result is scored, and a poor one is drawn again with
 * another seed, then with less strength; the best is used and the notes say what happened.
 */

import { keptNotes } from '../builtin/tasks/kept-words.ts';
import type { RestyleRecipe } from '../builtin/tasks/messages/restyle.ts';
import { finishStrength, keepsEveryLine, strengthOf } from './change-strength.ts';
import { composeFinishWords, composeRestyleWords, type Words } from './compose-words.ts';
import { type DrawnPicture, drawElsewhere, type Elsewhere } from './draw-elsewhere.ts';

export interface RestyleWish {
  readonly recipe: RestyleRecipe;
  /** Words the user has changed; otherwise they are composed. */
  readonly prompt?: string | undefined;
  readonly seed: number;
  readonly photo: Uint8Array;
  readonly protect?: Uint8Array | undefined;
}

/** Golden-ratio steps: far apart, never repeating soon. */
const seedStep = 0x9e3779b1;
const gentler = 0.6;

const tries = [
  { strength: 1, note: undefined },
  { strength: 1, note: 'The first try moved too much, so another variation was drawn.' },
  {
    strength: gentler,
    note: 'The change was made gentler, so that everything stays in its place.',
  },
] as const;
const finishedNote =
  'Planned and drawn by our own engine from your photo, then finished by this one.';
const poorNote = 'This engine moved parts of your photo; the overlay shows what changed.';

interface KeptParts {
  readonly mask: Uint8Array | undefined;
  readonly notes: readonly string[];
}

/** The first try fills most of the bar; further ones share the rest. */
const barOf = (attempt: number, percent: number) =>
  attempt === 0 ? percent * 0.85 : 80 + attempt * 5 + percent * 0.08;

export async function restyleElsewhere(
  id: string,
  { recipe, prompt, seed, photo, protect }: RestyleWish,
  elsewhere: Elsewhere,
): Promise<DrawnPicture> {
  const abilities = elsewhere.models.abilities(id) ?? {};
  let best: DrawnPicture | undefined;
  const isMeasured = keepsEveryLine(recipe);
  const kept = await keptParts({ recipe, photo, protect }, elsewhere);
  if (!isMeasured && elsewhere.models.startsFromDesign) {
    const finished = await finishDesign(id, { recipe, prompt, seed, photo }, kept, elsewhere);
    if (finished) return finished;
  }
  for (const [attempt, { strength: share, note }] of tries.entries()) {
    const strength = strengthOf(recipe) * share;
    const composed = composeRestyleWords({ ...recipe, strength }, abilities);
    const words: Words = prompt === undefined ? composed : { ...composed, prompt };
    const onStage = (name: string, percent: number) =>
      elsewhere.onStage?.(name, barOf(attempt, percent));
    const drawn = await drawElsewhere(
      id,
      {
        words,
        strength,
        steps: recipe.steps,
        cfgScale: recipe.cfgScale,
        seed: (seed + attempt * seedStep) >>> 0,
        maxSidePx: recipe.maxSidePx,
        from: { photo, protect: kept.mask },
      },
      { ...elsewhere, onStage },
    );
    const notes = [...kept.notes, ...drawn.notes];
    if (!isMeasured) return { ...drawn, notes, kept: undefined };
    const result = { ...drawn, notes: note ? [note, ...notes] : notes };
    if (drawn.kept?.isKept) return result;
    if (!best || scoreOf(drawn) > scoreOf(best)) best = result;
  }
  if (!best) throw new Error('No try was made.');
  return { ...best, notes: [poorNote, ...best.notes.filter((note) => !isTryNote(note))] };
}

/** Shares of the bar. */
const designPercent = 45;

/** Our own redesign made a photograph by the other engine; undefined where ours could not be made. */
async function finishDesign(
  id: string,
  { recipe, prompt, seed, photo }: RestyleWish,
  kept: KeptParts,
  elsewhere: Elsewhere,
): Promise<DrawnPicture | undefined> {
  const { models, onStage } = elsewhere;
  const own = models.own;
  const mask = kept.mask && { mask: kept.mask };
  const design = await own.restyle(
    { photo, recipe, seed, ...mask },
    { ...elsewhere, onStage: (name, percent) => onStage?.(name, (percent * designPercent) / 100) },
  );
  const { facts } = design;
  if (facts.design === undefined && recipe.change !== 'empty') return undefined;
  const words = composeFinishWords(recipe, models.abilities(id) ?? {});
  const drawn = await drawElsewhere(
    id,
    {
      words: prompt === undefined ? words : { ...words, prompt },
      strength: finishStrength,
      steps: recipe.steps,
      cfgScale: recipe.cfgScale,
      seed,
      maxSidePx: recipe.maxSidePx,
      from: { photo: design.picture, protect: kept.mask },
    },
    {
      ...elsewhere,
      onStage: (name, percent) =>
        onStage?.(name, designPercent + (percent * (100 - designPercent)) / 100),
    },
  );
  return {
    ...drawn,
    notes: [finishedNote, ...(facts.notes ?? []), ...drawn.notes],
    kept: undefined,
  };
}

/** Things that stay join what the brush protects. */
async function keptParts(
  { recipe, photo, protect }: Pick<RestyleWish, 'recipe' | 'photo' | 'protect'>,
  { models, signal }: Elsewhere,
): Promise<KeptParts> {
  if (!recipe.keptThings?.length) return { mask: protect, notes: [] };
  const own = models.own;
  const { mask, names } = await own.keepMask({ photo, recipe, protect }, signal);
  return { mask, notes: keptNotes(recipe, names) };
}

const scoreOf = ({ kept }: DrawnPicture) => kept?.score ?? 0;
const isTryNote = (said: string) => tries.some(({ note }) => note === said);
