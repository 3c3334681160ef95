/** Parts of facades, and signs of the sky, by the words for them. */
import type { Entry } from './entry.ts';
import { outsideStairWords } from './outside-stairs.ts';

const thing = (label: string, words: string): Entry => ({ label, words });

/** Set on the walls or the roof that the building has. */
export const facadeThings = {
  'fire-escape': thing(
    'Outside stair',
    `${outsideStairWords}|fire escape|escape stair|external escape stair|staircase outside|spiral staircase outside|external spiral stair|emergency stair|metal staircase|red staircase outside|external spiral staircase|outdoor spiral staircase|exterior spiral staircase`,
  ),
  'green-wall': thing(
    'Green wall',
    'green wall|living wall|vertical garden|planted facade|green facade|plant wall|wall of plant|planted wall|ivy covered|overgrown|covered in ivy|clad in ivy',
  ),
  lettering: thing(
    'Lettering',
    'lettering|letter|gold lettering|sign above the door|shop sign|hanging sign|signboard|sign|name sign|painted sign|house number|letters on the roof',
  ),
  weathervane: thing(
    'Weathervane',
    'weathervane|weather vane|weathercock|weather cock|rooster on the roof',
  ),
  antenna: thing(
    'Antenna',
    'antenna|aerial mast|satellite dish|tv antenna|radio mast|tv aerial|antennae|lightning rod',
  ),
  'window-boxes': thing(
    'Window boxes',
    'window box|flower box|window flower box|flower on the window|flower under the window|window planter|flower on the balcony|flower at the window|geranium on the balcony',
  ),
  'hanging-baskets': thing(
    'Hanging baskets',
    'hanging basket|flower basket|hanging flower basket|basket of flower',
  ),
  'air-conditioners': thing(
    'Air conditioners',
    'air conditioner|ac unit|air conditioning unit|air conditioning|air con',
  ),
  ramp: thing('Ramp', 'ramp|wheelchair ramp|access ramp|ramps|entrance ramp|disabled ramp'),
  wreath: thing('Wreath', 'wreath|door wreath|christmas wreath|wreath on the door'),
  helipad: thing('Helipad', 'helipad|helicopter pad|heliport|landing pad'),
  extension: thing(
    'Extension',
    'extension|rear extension|glazed extension|side extension|glass extension|kitchen extension|conservatory extension|lean to|glass box extension|single storey extension|annexe',
  ),
  'roof-pavilion': thing(
    'Pavilion on the roof',
    'rooftop pavilion|rooftop glass pavilion|pavilion on the roof|glass pavilion on top|roof pavilion|rooftop extension|roof extension|glazed penthouse|glass box on the roof|glass box on top|penthouse on top|glass pavilion on the roof',
  ),
  balustrade: thing(
    'Balustrade',
    'balustrade|glass balustrade|glass railing|iron railing|metal railing|guard rail|guardrail|stone balustrade|wrought iron railing|steel railing|wooden railing|timber railing|wooden balustrade|balcony railing|glass parapet|railing of iron|railing of glass|railing of wood',
  ),
  drawbridge: thing('Drawbridge', 'drawbridge|draw bridge'),
  'cone-roof': thing(
    'Conical roof',
    'conical roof|cone roof|cone shaped roof|pointed tower roof|witch hat roof',
  ),
  skybridge: thing(
    'Skybridge',
    'skybridge|sky bridge|skywalk|connecting bridge|glass bridge|bridge between them',
  ),
  mast: thing('Mast', 'mast|ship mast|tall mast'),
  'roof-flags': thing(
    'Flags on the roof',
    'flag on top|flags on top|flag on the roof|flag on roof|flag on the tower|banner on the tower',
  ),
  handrail: thing(
    'Handrail',
    'handrail|hand rail|banister|bannister|stair rail|stair railing|newel post',
  ),
} as const satisfies Readonly<Record<string, Entry>>;

/** Seen in the sky or along the horizon. */
export const skyThings = {
  'northern-lights': thing(
    'Northern lights',
    'northern light|aurora|aurora borealis|polar light|northern lights',
  ),
  fireworks: thing('Fireworks', 'firework|fireworks'),
  'hot-air-balloon': thing(
    'Hot-air balloons',
    'hot air balloon|hot air balloons|air balloon|airship|zeppelin',
  ),
  plane: thing(
    'Aeroplane',
    'airplane|aeroplane|plane in the sky|aircraft|jet plane|helicopter|drone in the sky',
  ),
  lightning: thing(
    'Lightning',
    'lightning|lightning bolt|flash of lightning|bolt of lightning|lightning strike',
  ),
  stars: thing(
    'Stars',
    'star|stars|starry night|milky way|starlight|constellation|galaxy|shooting star',
  ),
  volcano: thing('Volcano', 'volcano|erupting volcano|volcanoes'),
  'snowy-peaks': thing(
    'Snowy peaks',
    'snowy peak|snow capped mountain|snow capped peak|snowy mountain|snow covered mountain|white peak|glacier',
  ),
  skyline: thing(
    'Skyline',
    'city view|skyline view|view of the city|view over the city|view of the skyline|skyscrapers far away|skyline behind|city behind|skyscraper behind|distant skyscraper|distant skyline|city in the background|skyscraper in the background|city in the distance|skyline in the background|city skyline behind',
  ),
  waterfall: thing('Waterfall', 'waterfall|cascade|water fall'),
  'wind-turbines': thing('Wind turbines', 'wind turbine|wind farm|wind power plant|wind wheel'),
  footprints: thing(
    'Footprints',
    'footprint|footprints|foot print|tracks in the snow|footprints in the snow',
  ),
  icicles: thing('Icicles', 'icicle|icicles|hanging ice'),
  smoke: thing(
    'Smoke',
    'smoke|smoking chimney|smoke from the chimney|smoke out of the chimney|chimney smoke|steaming chimney|smoke from chimney|smoke rising|smoke coming out of the chimney|curl of smoke',
  ),
} as const satisfies Readonly<Record<string, Entry>>;
