/** Answers a question about a picture from the analysis, and says what isn't visible. */
import type { SurfaceClass } from '../sense/analysis.ts';
import { paintAdvice } from './advice/paint-advice.ts';
import { namedSurfaces, nounOf } from './describe.ts';
import { brightnessWord, warmthWord } from './measures.ts';
import { list, percent } from './phrases.ts';
import type { SeenPicture } from './seen.ts';
import { sizeSentence, whetherThere } from './things-answers.ts';

interface Topic {
  readonly asks: RegExp;
  readonly answer: (seen: SeenPicture, question: string) => string | undefined;
}

const surfaceWords: readonly { readonly asks: RegExp; readonly names: readonly SurfaceClass[] }[] =
  [
    { asks: /\bfloor(s|ing)?\b|\bparquet\b|\bcarpet\b/, names: ['floor'] },
    { asks: /\bceiling\b/, names: ['ceiling'] },
    { asks: /\bwalls?\b|\bpaint(ed)?\b/, names: ['wall', 'facade'] },
    { asks: /\bfacade\b|\bfront\b|\bcladding\b/, names: ['facade'] },
    { asks: /\broof\b/, names: ['roof'] },
    { asks: /\bsky\b|\bweather\b/, names: ['sky'] },
    { asks: /\bdoors?\b/, names: ['door'] },
    { asks: /\bgarden\b|\bplants?\b|\btrees?\b|\bgreen(ery)?\b|\blawn\b/, names: ['vegetation'] },
    { asks: /\bground\b|\bdriveway\b|\bstreet\b/, names: ['ground'] },
    { asks: /\bfurniture\b|\bsofa\b|\bchairs?\b|\btable\b|\bbed\b/, names: ['object'] },
  ];

function colourAnswer(seen: SeenPicture, question: string): string | undefined {
  const requested = surfaceWords.find(({ asks }) => asks.test(question));
  if (requested) {
    const surface = seen.surfaces.find(
      ({ name, share }) => requested.names.includes(name) && share > 0.005,
    );
    if (!surface) return `I cannot make out the ${nounOf(requested.names[0]!)} on this picture.`;
    const doubt = surface.confidence < 0.6 ? ' I am not quite sure which part it is.' : '';
    const many = surface.name === 'object' || surface.name === 'vegetation';
    return `The ${nounOf(surface.name)} ${many ? 'are' : 'is'} mostly ${surface.colour} (${surface.hex}).${doubt}`;
  }
  return `The main colours are ${list(seen.palette.slice(0, 5).map(({ name, hex, share }) => `${name} (${hex}, ${percent(share)})`))}.`;
}

function brightAnswer(seen: SeenPicture): string {
  const { brightness, clippedLights, clippedDarks } = seen.measures;
  const word = brightnessWord(brightness);
  const verdict =
    brightness < 0.32
      ? 'It is too dark to show the room well'
      : brightness > 0.78
        ? 'It is very bright'
        : 'It is bright enough';
  const notes = [
    ...(clippedLights > 0.03 ? [`${percent(clippedLights)} of the picture is blown out`] : []),
    ...(clippedDarks > 0.05 ? [`${percent(clippedDarks)} is lost in black`] : []),
  ];
  return `${verdict}: the picture is ${word}, at ${Math.round(brightness * 100)} of 100${notes.length > 0 ? `; ${list(notes)}` : ''}. This is the light of the photo; a lux meter would tell about the place itself.`;
}

function countAnswer(seen: SeenPicture, question: string): string | undefined {
  const thing = /\b(?:how many|number of|count(?: the| all the)?) (?:different )?([a-z]+)/.exec(
    question,
  )?.[1];
  if (!thing || /^(colou?r|shade|tone)s?$/.test(thing)) return undefined;
  const kind = (['window', 'door'] as const).find((counted) => thing.startsWith(counted));
  if (!kind)
    return `I cannot count ${thing} on a picture: I tell windows and doors apart one by one, furniture, plants and surfaces only as a whole.`;
  const found = seen.openings.find((opening) => opening.kind === kind)?.count ?? 0;
  const area = seen.surfaces.find(({ name }) => name === kind)?.share ?? 0;
  if (found === 0)
    return area > 0.01
      ? `I see ${kind}s (${percent(area)} of the picture) but cannot tell them apart to count them.`
      : `I cannot make out any ${kind} on this picture.`;
  return `I count about ${found} ${kind}${found === 1 ? '' : 's'}; parts behind curtains, plants or glare may be missing.`;
}

const topics: readonly Topic[] = [
  { asks: /\bhow many\b|\bcount\b|\bnumber of\b/, answer: countAnswer },
  {
    asks: /\b(?:what|which) (?:kind of |type of |sort of )?room\b/,
    answer: ({ room, kind }) =>
      room
        ? `It is a ${room.name.toLowerCase()} (${percent(room.likelihood)} sure), by what I see in it.`
        : kind === 'interior'
          ? 'I see too little that tells one room from another, so I cannot say which room it is.'
          : undefined,
  },
  {
    asks: /\bthere\b|\byou\b|\bhave\b|\bwhere\b/,
    answer: (seen, question) => whetherThere(question, seen),
  },
  {
    asks: /\bwhat style\b|\bstyle\b|\bwhich era\b|\bperiod\b/,
    answer: (seen) =>
      seen.styles.length > 0
        ? `It leans towards ${list(seen.styles.map(({ style, likelihood, reasons }) => `${style} (${percent(likelihood)}: ${list(reasons)})`))}. I judge by colours and surfaces only.`
        : 'I cannot tell a style from this picture.',
  },
  { asks: /\b(?:what|which) colou?r/, answer: colourAnswer },
  {
    asks: /\bbright\b|\bdark\b|\blight(ing)?\b.*\benough\b|\benough light\b|\bexposure\b|\bexposed\b/,
    answer: brightAnswer,
  },
  {
    asks: /\bwarm\b|\bcool\b|\bwhite balance\b|\bcolou?r temperature\b|\blight\b/,
    answer: (seen) =>
      `The light is ${warmthWord(seen.measures.warmth)}, and the picture is ${brightnessWord(seen.measures.brightness)}.`,
  },
  { asks: /\bcolou?rs?\b|\bpalette\b|\bshade\b|\btone\b|\bpaint(ed)?\b/, answer: colourAnswer },
  {
    asks: /\bsharp\b|\bblur(red|ry)?\b|\bfocus\b|\bnois[ey]\b|\bgrain(y)?\b|\bquality\b/,
    answer: ({ measures }) =>
      `It is ${measures.sharpness > 0.6 ? 'sharp' : measures.sharpness > 0.3 ? 'fairly sharp' : 'soft or blurred'}${measures.noise > 9 ? ' and grainy' : ''}.`,
  },
  {
    asks: /\btilt(ed)?\b|\bstraight\b|\bperspective\b|\bangle\b|\bcrooked\b/,
    answer: ({ rollDegrees, angleDegrees }) =>
      rollDegrees === null
        ? 'There are too few clear lines to tell the perspective.'
        : `The camera was rolled by ${rollDegrees.toFixed(1)} degrees and looked ${angleDegrees !== null && angleDegrees < 8 ? 'straight at the wall' : `${(angleDegrees ?? 0).toFixed(0)} degrees off the wall`}.`,
  },
  {
    asks: /\bhow (big|large|wide|tall|high|long)\b|\bsize\b|\bdimensions?\b|\bsquare (met|feet|foot)\b|\bmeasure/,
    answer: (seen) =>
      `A single photo has no scale, so I cannot measure it. ${sizeSentence(seen)} Tell me one known length, such as a door of 2.0 m, to estimate the rest.`.replace(
        '  ',
        ' ',
      ),
  },
];

const asksForAdvice = /\bimprove\b|\bbetter\b|\bsuggest|\badvice\b|\brecommend|\bshould i\b/;

/** "What colour is the floor, and is it bright enough?" contains two questions. */
const anotherQuestion =
  /\?\s*(?=\S)|,?\s+(?:and|also|plus)\s+(?=(?:what|which|how|is|are|does|do|where|can|could)\b)|,\s+(?=(?:what|which|how|is|are)\b)/;

function answerTo(question: string, seen: SeenPicture): string | undefined {
  for (const { asks, answer } of topics) {
    const found = asks.test(question) ? answer(seen, question) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Undefined if the prompt isn't a question that the picture can answer. */
export function replyTo(
  prompt: string,
  seen: SeenPicture,
  suggestions: readonly string[],
): string | undefined {
  const question = prompt.toLowerCase();
  if (asksForAdvice.test(question)) {
    const paint = paintAdvice(question, seen);
    if (paint) return paint;
    return suggestions.length > 0
      ? suggestions.join(' ')
      : 'I see nothing on this picture that clearly wants improving.';
  }
  const answers = question
    .split(anotherQuestion)
    .flatMap((part) => answerTo(part, seen) ?? [])
    .filter((answer, index, all) => all.indexOf(answer) === index);
  if (answers.length > 0) return answers.join(' ');
  const surface = surfaceWords.find(({ asks }) => asks.test(question));
  if (surface) {
    const seenSurface = namedSurfaces(seen).find(({ name }) => surface.names.includes(name));
    if (seenSurface)
      return `The ${nounOf(seenSurface.name)} covers ${percent(seenSurface.share)} of the picture and is mostly ${seenSurface.colour} (${seenSurface.hex}).`;
  }
  return undefined;
}
