/**
 * Kinds of a thing that have a name of their own ("a wingback", "a tripod lamp"). Those that no builder offers are
 * told, so that none is replaced by another kind in silence. Over 300 lines: one long table, one row per kind.
 */
import { stem, words } from '../tokens.ts';
import { type Entry, entry } from './entry.ts';
import { outsideStairWords } from './outside-stairs.ts';
import type { PartKey } from './parts.ts';

const kinds = {
  armchair: {
    wing: entry(
      'Wing chair',
      'wingback|wing chair|wingback chair|wing back chair|wing armchair|wingback armchair',
    ),
    club: entry('Club chair', 'club chair|club armchair|leather club chair'),
    shell: entry('Tub chair', 'tub chair|barrel chair|bucket chair|tub armchair|barrel armchair'),
    frame: entry('Wooden armchair', 'wood frame armchair|wooden frame armchair|open arm chair'),
    egg: entry('Egg chair', 'egg chair|ball chair'),
    eames: entry('Eames chair', 'eames chair|eames lounge chair'),
    barcelona: entry('Barcelona chair', 'barcelona chair'),
    recliner: entry('Recliner', 'recliner|reclining chair'),
  },
  sofa: {
    tufted: entry('Chesterfield', 'chesterfield|chesterfield sofa|chesterfield couch'),
    rolled: entry('Sofa with rolled arms', 'rolled arm sofa|roll arm sofa|camelback sofa'),
    low: entry('Low sofa', 'low sofa|modular sofa|floor sofa|cloud sofa|pit sofa'),
    skirted: entry('Skirted sofa', 'skirted sofa|slipcovered sofa|slipcover sofa'),
    wooden: entry('Wooden sofa', 'wood frame sofa|wooden frame sofa|danish sofa|futon sofa'),
    daybed: entry('Daybed', 'daybed|day bed'),
  },
  lamp: {
    floor: entry('Floor lamp', 'floor lamp|standing lamp|torchiere'),
    arc: entry('Arc lamp', 'arc lamp|arc floor lamp|arched floor lamp|arching floor lamp'),
    tripod: entry('Tripod lamp', 'tripod lamp|tripod floor lamp'),
    table: entry(
      'Table lamp',
      'table lamp|desk lamp|banker lamp|bankers lamp|bedside lamp|bedside light|ceramic lamp|mushroom lamp',
    ),
  },
  pendants: {
    sputnik: entry(
      'Sputnik lamp',
      'sputnik chandelier|sputnik|sputnik lamp|sputnik light|starburst chandelier|atomic chandelier',
    ),
    ring: entry(
      'Ring of light',
      'ring chandelier|ring pendant|halo light|halo chandelier|halo pendant|hoop chandelier|wagon wheel chandelier|cartwheel chandelier',
    ),
    linear: entry(
      'Linear lamp',
      'linear chandelier|linear pendant|linear light|linear lamp|bar pendant',
    ),
    lantern: entry(
      'Lantern',
      'lantern pendant|pendant lantern|lantern chandelier|lantern light|box lantern',
    ),
    globe: entry(
      'Globe lamp',
      'globe pendant|glass globe pendant|ball pendant|paper lantern|paper globe|noguchi lamp|paper pendant',
    ),
    cone: entry(
      'Metal pendant',
      'cone pendant|dome pendant|bell pendant|factory pendant|industrial pendant|metal pendant',
    ),
    drum: entry('Drum lamp', 'drum pendant|drum shade pendant|drum light|drum chandelier'),
    cage: entry('Cage lamp', 'cage pendant|cage light|cage lamp'),
    basket: entry(
      'Basket lamp',
      'rattan pendant|basket pendant|woven pendant|wicker pendant|bamboo pendant|rattan lampshade|rattan pendant light|woven pendant light|rattan pendant lamp',
    ),
    cluster: entry('Cluster of lamps', 'cluster pendant|pendant cluster'),
  },
  lanterns: {
    sconce: entry(
      'Wall lamps',
      'sconce|wall sconce|wall light|wall lamp|wall mounted light|wall mounted lamp|bedside sconce',
    ),
  },
  'coffee-table': {
    nest: entry('Nest of tables', 'nesting table|nest of table|nesting coffee table'),
    drum: entry('Drum table', 'drum table|drum coffee table|drum side table|plinth coffee table'),
  },
  chairs: {
    wishbone: entry('Wishbone chairs', 'wishbone chair|y chair'),
    slat: entry(
      'Chairs with slats',
      'ladder back chair|ladderback chair|spindle chair|spindle back chair|windsor chair|slat back chair',
    ),
    shell: entry(
      'Shell chairs',
      'shell chair|moulded chair|molded chair|plastic chair|tulip chair',
    ),
    upholstered: entry(
      'Upholstered chairs',
      'upholstered chair|upholstered dining chair|velvet chair|velvet dining chair|parsons chair|padded chair',
    ),
  },
  table: {
    trestle: entry('Trestle table', 'trestle table|farmhouse table|farm table|refectory table'),
    pedestal: entry('Pedestal table', 'pedestal table|tulip table'),
  },
  bed: {
    upholstered: entry(
      'Upholstered bed',
      'upholstered bed|upholstered headboard|padded headboard|tufted headboard|velvet headboard|linen headboard|padded bed|channel tufted headboard|boucle headboard|scalloped headboard',
    ),
    iron: entry(
      'Iron bed',
      'iron bed|brass bed|metal bed|iron bedstead|brass bedstead|iron frame bed',
    ),
    platform: entry('Platform bed', 'platform bed|low bed|japanese bed|low platform bed'),
    panel: entry('Panel bed', 'wooden headboard|panelled headboard|wood headboard|wooden bed'),
    sleigh: entry('Sleigh bed', 'sleigh bed'),
    murphy: entry('Folding bed', 'murphy bed|wall bed|fold out bed|folding bed|trundle bed'),
    car: entry('Car bed', 'car bed|race car bed'),
    house: entry('House bed', 'house bed|house frame bed'),
  },
  bathtub: {
    claw: entry(
      'Clawfoot tub',
      'clawfoot tub|claw foot tub|clawfoot bath|clawfoot bathtub|claw foot bath|claw foot bathtub|roll top bath|rolltop bath|slipper bath|slipper tub|victorian bath',
    ),
    oval: entry(
      'Freestanding tub',
      'freestanding tub|freestanding bath|free standing bath|free standing tub|freestanding bathtub|oval tub|oval bath|oval bathtub|soaking tub',
    ),
    slab: entry(
      'Rectangular tub',
      'rectangular tub|square tub|stone tub|stone bath|wooden tub|ofuro|hinoki tub|japanese tub',
    ),
    'built-in': entry(
      'Built-in tub',
      'built in tub|built in bath|built in bathtub|alcove tub|alcove bath|drop in tub|corner bath|corner tub',
    ),
  },
  curtains: {
    roman: entry('Roman blinds', 'roman blind|roman shade'),
    venetian: entry(
      'Venetian blinds',
      'venetian blind|slatted blind|wooden blind|bamboo blind|wood blind|bamboo shade',
    ),
    roller: entry(
      'Roller blinds',
      'roller blind|roller shade|window shade|window blind|blind|blinds',
    ),
  },
  rug: {
    persian: entry(
      'Persian rug',
      'persian rug|oriental rug|turkish rug|antique rug|persian carpet|oriental carpet',
    ),
    diamonds: entry(
      'Rug with diamonds',
      'berber rug|moroccan rug|beni ourain rug|kilim|kilim rug|diamond rug|navajo rug|aztec rug',
    ),
    stripes: entry('Striped rug', 'striped rug|stripy rug|striped carpet'),
    round: entry('Round rug', 'round rug|circular rug|round jute rug|round carpet'),
    hide: entry(
      'Hide',
      'sheepskin|sheepskin rug|cowhide|cowhide rug|cow hide|hide rug|animal skin|fur rug|faux fur rug|bear skin|bearskin|reindeer hide',
    ),
    runner: entry('Runner', 'runner|runner rug|hallway runner|carpet runner|long runner'),
  },
  fireplace: {
    stove: entry(
      'Stove',
      'wood stove|pot bellied stove|wood burner|cast iron stove|wood burning stove|log burner|stove fire|pellet stove',
    ),
    mantel: entry(
      'Fireplace with a mantel',
      'mantel|mantelpiece|fireplace mantel|marble fireplace|victorian fireplace|georgian fireplace|traditional fireplace',
    ),
    block: entry(
      'Fireplace up to the ceiling',
      'chimney breast|floor to ceiling fireplace|linear fireplace|double height fireplace|ribbon fireplace',
    ),
    hanging: entry(
      'Hanging fireplace',
      'suspended fireplace|hanging fireplace|floating fireplace|suspended fire',
    ),
    cone: entry(
      'Conical fireplace',
      'conical fireplace|cone fireplace|cone shaped fireplace|malm fireplace|freestanding fireplace|free standing fireplace|round fireplace|central fireplace|circular fireplace',
    ),
    'two-sided': entry('Double-sided fireplace', 'double sided fireplace|two sided fireplace'),
    kiva: entry('Corner fireplace', 'kiva fireplace|corner fireplace'),
  },
  arches: {
    horseshoe: entry('Horseshoe arch', 'horseshoe arch|moorish arch|keyhole arch'),
    pointed: entry('Pointed arch', 'pointed arch|gothic arch|lancet arch'),
  },
  fridge: {
    retro: entry(
      'Retro fridge',
      'smeg|retro fridge|vintage fridge|retro refrigerator|smeg fridge|retro style fridge',
    ),
  },
  sink: {
    apron: entry(
      'Farmhouse sink',
      'farmhouse sink|apron sink|belfast sink|butler sink|apron front sink|farm sink|butlers sink',
    ),
    vessel: entry('Vessel sink', 'vessel sink|vessel basin|countertop basin|bowl sink'),
    trough: entry('Trough sink', 'trough sink|trough basin'),
  },
  cabinets: {
    floating: entry('Floating vanity', 'floating vanity|wall hung vanity|wall mounted vanity'),
    shaker: entry('Shaker fronts', 'shaker cabinet|shaker front|shaker cupboard'),
    flat: entry(
      'Flat fronts',
      'flat front cabinet|slab cabinet|handleless cabinet|flat panel cabinet|slab front cabinet',
    ),
    glazed: entry('Glazed cabinets', 'glass front cabinet|glazed cabinet|glass fronted cabinet'),
  },
  windows: {
    steel: entry(
      'Steel windows',
      'steel window|crittall window|crittall|steel framed window|black steel window|grid window|industrial window|factory window|warehouse window|steel frame window',
    ),
    sash: entry('Sash windows', 'sash window|double hung window'),
    panorama: entry(
      'Windows from floor to ceiling',
      'picture window|panoramic window|floor to ceiling window|floor to ceiling glass|full height glazing|full height window|floor to ceiling glazing|window wall|glass wall|wall of glass|wall of window',
    ),
    french: entry('French windows', 'french window'),
    clerestory: entry(
      'Clerestory windows',
      'clerestory window|clerestory|transom window|ribbon window high up',
    ),
    stained: entry(
      'Stained glass',
      'stained glass window|stained glass|leaded window|leaded glass|coloured glass window',
    ),
    corner: entry('Corner window', 'corner window|corner glazing|wraparound window'),
  },
  ceiling: {
    coffered: entry('Coffered ceiling', 'coffered ceiling|coffer ceiling|waffle ceiling|coffer'),
    vaulted: entry(
      'Vaulted ceiling',
      'vaulted ceiling|cathedral ceiling|pitched ceiling|gabled ceiling|vaulted roof inside|open rafter ceiling',
    ),
    tray: entry(
      'Tray ceiling',
      'tray ceiling|cove ceiling|coved ceiling|recessed ceiling|stepped ceiling',
    ),
    barrel: entry(
      'Barrel vault',
      'barrel vault|vault|brick vault|stone vault|barrel vaulted ceiling|arched ceiling|curved ceiling|barrel ceiling|vaulted brick ceiling',
    ),
    domed: entry('Domed ceiling', 'domed ceiling|dome ceiling'),
  },
  shelves: {
    wall: entry(
      'Wall shelves',
      'floating shelf|wall shelf|open shelf|open shelving|floating shelving|picture ledge|wall mounted shelf',
    ),
    ladder: entry('Ladder shelf', 'ladder shelf|ladder bookcase'),
  },
  art: {
    gallery: entry(
      'Gallery wall',
      'gallery wall|wall of picture|wall of art|wall of photo|wall of frame|picture wall|wall of painting|photo wall',
    ),
  },
  panelling: {
    wainscot: entry(
      'Wainscoting',
      'wainscoting|wainscot|beadboard|bead board|chair rail|dado rail|dado|dado panelling|half height panelling',
    ),
  },
  bench: {
    'window-seat': entry('Window seat', 'window seat|window bench|window nook|window seat bench'),
    banquette: entry('Banquette', 'banquette|banquette seating|banquette bench'),
  },
  piano: {
    grand: entry('Grand piano', 'grand piano|baby grand|baby grand piano|concert grand'),
    upright: entry('Upright piano', 'upright piano'),
  },
  stairs: {
    spiral: entry(
      'Spiral stair',
      'spiral staircase|spiral stair|spiral stairs|winding stair|winding staircase|helical stair|helical staircase',
    ),
    curved: entry(
      'Curved stair',
      'curved staircase|curved stair|sweeping staircase|sweeping stair',
    ),
    floating: entry(
      'Floating stair',
      'floating staircase|floating stair|cantilevered stair|cantilevered staircase|open riser stair',
    ),
  },
  pool: {
    kidney: entry(
      'Kidney-shaped pool',
      'kidney shaped pool|kidney pool|bean shaped pool|freeform pool|free form pool|organic pool|curved pool|lagoon pool',
    ),
    round: entry('Oval pool', 'round pool|circular pool|oval pool'),
  },
  path: {
    gravel: entry(
      'Gravel',
      'gravel|gravel path|gravel drive|gravel yard|driveway gravel|gravel driveway',
    ),
    cobbled: entry(
      'Cobbles',
      'cobbled path|cobbles|cobblestone|cobble|cobbled street|cobbled square|cobbled lane|cobbled|cobbled drive|cobbled driveway|cobblestone path|cobblestone drive|cobblestone driveway',
    ),
    brick: entry('Brick path', 'brick path|brick walkway|brick drive|brick driveway|brick paving'),
    flags: entry(
      'Flagstones',
      'stone path|flagstone path|stone walkway|flagstone walkway|stepping stone|stone paving',
    ),
    tarmac: entry('Tarmac', 'tarmac|asphalt|asphalt drive|asphalt driveway|tarmac drive'),
  },
  dormers: {
    round: entry(
      'Round dormers',
      'round dormer|round dormer window|oval dormer|bullseye dormer|oeil de boeuf|circular dormer|round attic window',
    ),
    arched: entry(
      'Arched dormers',
      'arched dormer|arched dormer window|eyebrow dormer|curved dormer|barrel dormer|segmental dormer',
    ),
    shed: entry(
      'Shed dormers',
      'shed dormer|flat dormer|box dormer|flat roofed dormer|flat roof dormer|shed roof dormer',
    ),
    gable: entry('Gable dormers', 'gable dormer|gabled dormer|pitched dormer|doghouse dormer'),
  },
  louvres: {
    vertical: entry(
      'Vertical louvres',
      'vertical fin|vertical louvre|vertical louver|vertical slat|sun fin|timber fin|wooden fin|metal fin|shading fin',
    ),
    horizontal: entry(
      'Horizontal louvres',
      'brise soleil|horizontal louvre|horizontal louver|horizontal slat|sun shading|sun breaker',
    ),
  },
  balcony: {
    every: entry(
      'Balconies on every floor',
      'balcony on every floor|balcony on each floor|balcony on all floor|balcony on every storey|balcony on every level|each room have balcony|each room has balcony|each room with balcony|every room has a balcony|each room has a balcony|balcony for each room|balcony for every room|each flat has balcony|each flat has a balcony|every flat has a balcony|every apartment has a balcony|balcony on all sides|row of balcony|rows of balcony|balcony everywhere',
    ),
    juliet: entry('Juliet balcony', 'juliet balcony|french balcony|juliette balcony'),
  },
  balustrade: {
    glass: entry('Glass railing', 'glass balustrade|glass railing|glass parapet|railing of glass'),
    iron: entry(
      'Iron railing',
      'iron railing|wrought iron railing|metal railing|steel railing|railing of iron',
    ),
    wood: entry(
      'Wooden railing',
      'wooden railing|timber railing|wooden balustrade|railing of wood',
    ),
    stone: entry('Stone balustrade', 'stone balustrade'),
  },
  columns: {
    colonnade: entry(
      'Colonnade',
      'colonnade|covered walkway|covered walk|peristyle|row of column|rows of column|row of pillar|colonnaded front|covered gallery',
    ),
  },
  'fire-escape': {
    spiral: entry(
      'Outside spiral stair',
      'spiral staircase outside|external spiral stair|external spiral staircase|outdoor spiral staircase|outdoor spiral stair|outside spiral stair|exterior spiral staircase',
    ),
    flight: entry('Outside flight of stairs', `${outsideStairWords}|staircase outside`),
  },
  door: {
    double: entry('Double door', 'double door|double front door|double entrance door|pair of door'),
    arched: entry(
      'Arched door',
      'arched door|arched front door|arched entrance door|arched entrance',
    ),
    glazed: entry('Glass front door', 'glass front door|glazed front door|half glazed front door'),
    dutch: entry('Dutch door', 'dutch door|stable door|split door'),
  },
  fence: {
    iron: entry(
      'Iron fence',
      'iron fence|iron railing|wrought iron fence|metal fence|iron gate|wrought iron gate|iron railings|steel fence',
    ),
    wall: entry(
      'Garden wall',
      'garden wall|boundary wall|stone fence|stone garden wall|brick garden wall|low stone wall|dry stone wall|stone wall around the garden',
    ),
    breeze: entry(
      'Breeze block wall',
      'breeze block wall|breeze block|breeze block screen|breezeblock wall|breezeblock|screen block wall|decorative block wall',
    ),
    rails: entry(
      'Post and rail fence',
      'post and rail fence|split rail fence|ranch fence|rail fence|paddock fence',
    ),
    slats: entry(
      'Slatted fence',
      'slatted fence|horizontal slat fence|timber slat fence|privacy fence|board fence|wooden privacy fence',
    ),
  },
} as const satisfies Partial<Record<PartKey, Readonly<Record<string, Entry>>>>;

type KindTable = Readonly<Partial<Record<PartKey, Readonly<Record<string, Entry>>>>>;
const table: KindTable = kinds;

const keyOf = (text: string) => words(text).map(stem).join(' ');

const byPhrase = new Map(
  (Object.entries(table) as [PartKey, Readonly<Record<string, Entry>>][]).flatMap(([part, rows]) =>
    Object.entries(rows).flatMap(([kind, row]) =>
      row.words.split('|').map((phrase) => [`${part}: ${keyOf(phrase)}`, kind] as const),
    ),
  ),
);

/** Kind of this part that the phrase names. */
export const kindNamed = (part: PartKey, phrase: string): string | undefined =>
  byPhrase.get(`${part}: ${keyOf(phrase)}`);

export const kindLabel = (part: PartKey, kind: string): string =>
  table[part]?.[kind]?.label ?? kind;

/** Fact of a scene that holds the kind that was built. */
export const kindFact = (part: PartKey): string => `${part} kind`;

/** Phrases of kinds with the part that they name. */
export const kindPhrases: readonly (readonly [phrase: string, part: PartKey])[] = (
  Object.entries(table) as [PartKey, Readonly<Record<string, Entry>>][]
).flatMap(([part, rows]) =>
  Object.values(rows).flatMap((row) =>
    row.words.split('|').map((phrase) => [phrase, part] as const),
  ),
);
