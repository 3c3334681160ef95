/** Kinds of things to detect, in the order used by training/things. */
import type { SceneKind } from '../sense/analysis.ts';

export interface ThingKind {
  /** As in the label files. */
  readonly letter: string;
  /** Plural for things that come in numbers. */
  readonly name: string;
  /** A photo may show several separate ones; of other kinds only the most confident is shown. */
  readonly isSeveral: boolean;
  readonly asks: RegExp;
}

/** Letters of kinds that often occur several times. */
const several = 'taupiqlcGLP';

const row = (letter: string, name: string, asks: RegExp): ThingKind => ({
  letter,
  name,
  isSeveral: several.includes(letter),
  asks,
});

export const thingKinds: Readonly<Record<SceneKind, readonly ThingKind[]>> = {
  interior: [
    row('b', 'bed', /\bbeds?\b/),
    row('s', 'sofa', /\bsofas?\b|\bcouch(?:es)?\b|\bsettees?\b/),
    row('t', 'table', /\btables?\b|\bnightstands?\b|\bdesks?\b/),
    row('k', 'sink', /\bsinks?\b|\bwash ?basins?\b/),
    row('w', 'toilet', /\btoilets?\b|\bwc\b/),
    row('o', 'oven or stove', /\bovens?\b|\bstoves?\b|\bcookers?\b|\bhobs?\b/),
    row('f', 'refrigerator', /\brefrigerators?\b|\bfridges?\b/),
    row('m', 'microwave', /\bmicrowaves?\b/),
    row('d', 'dishwasher', /\bdishwashers?\b/),
    row('a', 'cabinets', /\bcabinets?\b|\bcupboards?\b|\bwardrobes?\b/),
    row('p', 'worktop', /\bworktops?\b|\bcounter ?tops?\b|\bcounters?\b/),
    row('u', 'curtains or blinds', /\bcurtains?\b|\bblinds?\b|\bdrapes?\b|\bshutters?\b/),
    row('r', 'rug', /\brugs?\b/),
    row('l', 'lamp', /\blamps?\b|\bchandeliers?\b|\bpendants?\b/),
    row('x', 'ceiling fan', /\b(?:ceiling )?fans?\b/),
    row('i', 'mirror', /\bmirrors?\b/),
    row('q', 'picture', /\bpictures? on\b|\bpaintings?\b|\bartworks?\b|\bwall art\b/),
    row('y', 'bathtub', /\bbath ?tubs?\b|\btubs?\b/),
    row('z', 'shower', /\bshowers?\b/),
    row('v', 'television', /\btelevisions?\b|\btvs?\b/),
    row('n', 'plant', /\bhouse ?plants?\b|\bplants?\b/),
    row('c', 'chair', /\bchairs?\b|\bstools?\b/),
  ],
  exterior: [
    row('G', 'garage door', /\bgarage(?: doors?)?\b/),
    row('D', 'drive', /\bdrives?\b|\bdriveways?\b/),
    row('L', 'lawn', /\blawns?\b|\bgrass\b/),
    row('P', 'path', /\bpaths?\b|\bwalkways?\b|\bpavements?\b/),
    row('S', 'street', /\bstreets?\b|\broads?\b/),
    row('O', 'porch', /\bporch(?:es)?\b|\bentrances?\b/),
    row('F', 'fence or garden wall', /\bfences?\b|\bgarden walls?\b/),
    row('C', 'car', /\bcars?\b/),
    row('W', 'pool', /\bpools?\b/),
  ],
};
