/** Parts of facades and roofs that any house may be given, by the words for them. */
import { type Entry, entry } from './entry.ts';

interface Fixed extends Entry {
  readonly structural: true;
}

const fixed = (label: string, words: string): Fixed => ({ label, words, structural: true });

export const buildingParts = {
  louvres: entry(
    'Louvres',
    'louvre|louver|brise soleil|vertical fin|timber fin|wooden fin|metal fin|sun fin|shading fin|vertical slat|timber slat|wooden slat|timber louvre|wooden louvre|timber louver|wooden louver|metal louvre|aluminium louvre|slatted facade|slatted screen facade|timber batten screen|timber screen|sun shading|sunshade|sun breaker|lattice facade|wooden lattice',
  ),
  loggias: entry(
    'Loggias',
    'loggia|recessed balcony|inset balcony|recessed terrace|set back balcony|sunken balcony',
  ),
  fanlight: entry(
    'Fanlight',
    'fanlight|fan light|half moon window|half round window|semicircular window|lunette|lunette window|sunburst window|overlight|round arch window above the door',
  ),
  'wall-base': entry(
    'Base of the walls',
    'stone base|stone plinth|stone foundation|stone footing|stone bottom|granite base|base of stone|stone basement|rubble base|rustic stone base|brick base|brick plinth|brick skirt|concrete base|concrete plinth|stone skirt|stone skirting|stone wainscot',
  ),
  parapet: entry(
    'Parapet',
    'parapet|parapet wall|roof parapet|raised parapet|flat roof with parapet|crenellated parapet',
  ),
  'half-timbering': entry(
    'Half-timbering',
    'half timbered|half timber|half timbering|timber framing|timber framed front|tudor beam|tudor timber|black and white timber|black and white tudor|exposed timber frame|fachwerk',
  ),
  quoins: entry(
    'Corner stones',
    'quoin|corner stone|stone corner|cornerstone|stone quoin|rusticated corner|white corner stone',
  ),
  cupola: entry(
    'Cupola',
    'cupola|belvedere|roof lantern on the ridge|ridge turret|roof turret|louvred cupola|lantern tower on the roof',
  ),
  /** Walls of one storey of several: naming them only sets their finish. */
  'lower-walls': fixed(
    'Ground floor walls',
    'downstairs|ground floor wall|ground floor|ground storey|ground story|lower floor|lower storey|lower story|bottom floor|stone ground floor|brick ground floor',
  ),
  'upper-walls': fixed(
    'Upper walls',
    'upstairs|upper floor|upper storey|upper story|top floor|top storey|upper wall|flat above|apartment above|flat upstairs|flat over the shop|flat above the shop|apartment above the shop',
  ),
} as const satisfies Readonly<Record<string, Entry>>;
