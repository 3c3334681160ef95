/** How a thing or a building is, whatever it is: each trait is built upon any solid (`scene/traits`). */
import { entry, type Vocabulary } from './entry.ts';

export const traits = {
  leaning: entry(
    'Leaning',
    'leaning|tilted|tilting|slanted|slanting|lopsided|askew|propped|leaning slightly|tipped',
  ),
  crooked: entry('Crooked', 'crooked|wonky|bent|warped|gnarled|bowed|sagging|drooping|rickety'),
  twisted: entry(
    'Twisted',
    'twisted|twisting|spiralling|spiraling|spiral|torqued|corkscrew|coiled|turned a little|rotated|swirling|helical',
  ),
  curved: entry(
    'Curved',
    'curved|curvy|crescent|crescent shaped|c shaped|semicircular|half round|kidney shaped|banana shaped|sweeping|curving|swung',
  ),
  wavy: entry(
    'Wavy',
    'wavy|undulating|rippling|rippled|serpentine|wave shaped|waved|wave form|wave like|wavelike|in wave|in the form of wave|in form of wave',
  ),
  folded: entry(
    'Folded',
    'folded|pleated|zigzag|zig zag|origami|folded plate|concertina|accordion shaped|faceted|sawtooth',
  ),
  tapered: entry('Tapered', 'tapered|tapering|conical|pointed|cone shaped|narrowing|pyramidal'),
  stacked: entry('Stacked', 'piled|piled up|piled high|in a pile|heaped|stacked up|in stacks'),
  floating: entry(
    'Floating',
    'floating|hovering|levitating|suspended in the air|in mid air|weightless|flying above the ground',
  ),
  sunken: entry(
    'Sunken',
    'sunken|sunk|sunk into the ground|set into the ground|set into the floor|half buried|buried|recessed into the floor|dug into the ground|dug into the hill',
  ),
  hanging: entry(
    'Hanging',
    'hanging|hanging down|suspended|hung|dangling|hanging from the ceiling|hung from the ceiling|suspended from the ceiling|hanging from a beam|hung from a beam',
  ),
  cantilevered: entry(
    'Cantilevered',
    'cantilevered|cantilevering|cantilevers|cantilever|overhanging|overhangs|jutting|jutting out|projecting|jutting out over',
  ),
  'upside-down': entry('Upside down', 'upside down|upturned|inverted|overturned|turned over'),
  fallen: entry('Fallen', 'fallen|toppled|on its side|lying on its side|knocked over|tipped over'),
  open: entry(
    'Open',
    'half open|ajar|wide open|folded open|thrown open|standing open|folded back|slid open|flung open|pushed open|left open|partly open|opened|slightly open',
  ),
  ribbed: entry(
    'Ribbed',
    'ribbed|fluted|reeded|grooved|corrugated|slatted|channelled|ridged|finned|battened|channel tufted',
  ),
  tufted: entry(
    'Tufted',
    'tufted|quilted|button tufted|buttoned|studded|riveted|nail studded|deep buttoned',
  ),
  woven: entry('Woven', 'woven|braided|plaited|basketweave|hand woven|handwoven|caned'),
  mirrored: entry('Mirrored', 'mirrored|reflective|chromed|chrome plated|mirror polished'),
  cracked: entry(
    'Cracked',
    'cracked|broken|crumbling|shattered|cracking|smashed|ruined|derelict|abandoned|dilapidated|crazed|chipped',
  ),
  peeling: entry('Peeling', 'peeling|flaking|peeled|flaked|paint peeling off'),
  mossy: entry(
    'Mossy',
    'mossy|moss covered|covered in moss|overgrown|overgrown with moss|lichen covered|ivy clad',
  ),
  rusty: entry('Rusty', 'rusting|rusted|corroded|rust stained'),
  weathered: entry('Weathered', 'weathered|worn|faded|sun bleached|time worn|worn out|stained'),
  mismatched: entry(
    'Mismatched',
    'mismatched|mismatching|assorted|different coloured|differently coloured|in different colours|in different colors|in a different colour|in a different color|of different colours|of different colors|multicoloured|multicolored|multi coloured|in all colours|in every colour',
  ),
  staggered: entry(
    'Staggered',
    'staggered|at different heights|at varying heights|at various heights|of different heights|of varying heights|at different levels|in different sizes|of different sizes',
  ),
  backlit: entry(
    'Backlit',
    'backlit|back lit|lit from behind|illuminated from behind|halo lit|underlit',
  ),
  glowing: entry(
    'Glowing',
    'glowing|luminous|illuminated|lit up|shining|made of light|lit from within|lit from inside|phosphorescent',
  ),
} as const satisfies Vocabulary;

export type Trait = keyof typeof traits;

/** Those that a name may hold ("curved balcony"); other names with such words are things of their own. */
export const traitsInNames: readonly Trait[] = ['curved', 'backlit', 'wavy', 'cracked', 'mossy'];
