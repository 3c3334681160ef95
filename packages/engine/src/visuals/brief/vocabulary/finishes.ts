/** Colours, shades, materials and roof forms. */
import { entry, type Vocabulary } from './entry.ts';

export interface Colour {
  readonly hex: string;
  readonly words: string;
}

const colour = (hex: string, words: string): Colour => ({ hex, words });

/** Paint colours in sRGB, as a decorator would name them in daylight. */
export const colours = {
  white: colour(
    '#f0ede6',
    'white|snow white|bright white|whitewashed|white painted|all white|pure white|whitewash|chalk white',
  ),
  cream: colour(
    '#ece1c8',
    'cream|ivory|off white|eggshell|creamy|off white|vanilla|creamy white|bone white',
  ),
  beige: colour('#d5c4a3', 'beige|ecru|tan|oatmeal|buff|linen colour|linen coloured|champagne'),
  sand: colour('#cfb88d', 'sand coloured|sandy|sand colour|sand beige'),
  taupe: colour('#9a8a7a', 'taupe|greige|mushroom|mink'),
  grey: colour(
    '#94969a',
    'grey|gray|ash grey|silver grey|stone grey|warm grey|cool grey|greyish|dove grey',
  ),
  charcoal: colour(
    '#3c3f43',
    'charcoal|anthracite|graphite|slate grey|dark grey|dark gray|gunmetal|lead grey',
  ),
  black: colour('#1e1f21', 'black|jet black|ebony|matte black|matt black|all black|onyx|jet'),
  brown: colour(
    '#6f4c33',
    'brown|chocolate|coffee|chestnut|caramel|cognac|tobacco|mocha|sepia|hazel',
  ),
  red: colour(
    '#a5332b',
    'red|scarlet|crimson|brick red|cherry red|ruby|vermilion|bright red|barn red',
  ),
  burgundy: colour('#692431', 'burgundy|maroon|wine red|oxblood|bordeaux|wine coloured'),
  terracotta: colour(
    '#b9643f',
    'terracotta coloured|rust|terracotta colour|burnt sienna|rusty|rust red|clay coloured|burnt orange|clay|terra cotta coloured',
  ),
  orange: colour('#d8742b', 'orange|tangerine|apricot|pumpkin|amber|ginger'),
  coral: colour('#e08570', 'coral|salmon|peach|peachy'),
  pink: colour(
    '#dba3a6',
    'pink|blush|rose|dusty pink|rose pink|blush pink|fuchsia|hot pink|dusty rose|magenta',
  ),
  purple: colour('#6a4b86', 'purple|violet|aubergine|plum|eggplant|indigo violet'),
  lilac: colour('#b3a1cb', 'lilac|lavender coloured|mauve|lavender colour|lavender blue'),
  navy: colour(
    '#25344f',
    'navy|navy blue|midnight blue|ink blue|dark blue|marine blue|prussian blue',
  ),
  blue: colour(
    '#4a73a6',
    'blue|cobalt|royal blue|azure|ultramarine|sapphire|denim|cobalt blue|indigo|steel blue',
  ),
  'sky-blue': colour(
    '#9dc0dc',
    'sky blue|light blue|pale blue|baby blue|powder blue|ice blue|pastel blue|duck egg blue|duck egg',
  ),
  teal: colour('#2b6d70', 'teal|petrol|peacock|peacock blue|petrol blue|teal blue'),
  turquoise: colour('#44a5a4', 'turquoise|aqua|aquamarine|cyan|seafoam'),
  green: colour(
    '#54793f',
    'green|grass green|leaf green|moss green|apple green|lime|kelly green|lime green',
  ),
  'forest-green': colour(
    '#2c4b35',
    'forest green|dark green|bottle green|hunter green|emerald|racing green|deep green|british racing green|emerald green|pine green',
  ),
  sage: colour(
    '#98a689',
    'sage|sage green|pistachio|pale green|light green|celadon|eucalyptus green|grey green',
  ),
  mint: colour('#b4d6c0', 'mint|mint green|pastel green'),
  olive: colour('#6f6d3c', 'olive green|khaki|olive coloured|olive drab|army green'),
  yellow: colour(
    '#e3bf54',
    'yellow|lemon yellow|sunny yellow|canary|butter yellow|pale yellow|lemon coloured',
  ),
  mustard: colour('#c5922f', 'mustard|ochre|mustard yellow|saffron|ocher'),
} as const satisfies Readonly<Record<string, Colour>>;

/** A shade changes lightness and chroma in OKLab, and precedes a colour or a wood. */
export const shades = {
  dark: { lightness: -0.14, chroma: 0.95, words: 'dark|deep|darker|rich dark|dusky' },
  light: { lightness: 0.14, chroma: 0.7, words: 'light|pale|lighter|soft|bleached' },
  pastel: { lightness: 0.2, chroma: 0.5, words: 'pastel|powdery' },
  bright: { lightness: 0.06, chroma: 1.3, words: 'bright|vivid|vibrant|intense|bold' },
  muted: { lightness: 0.02, chroma: 0.55, words: 'muted|dusty|dull|faded|greyish|earthy' },
} as const;

export const materials = {
  plaster: entry(
    'Plaster',
    'plaster|clay wall|clay plaster|mud|cob|rammed earth|adobe|stucco|render finish|lime plaster|lime wash|limewash|rendered|white render|smooth render|render wall|grey render|cream render|stuccoed|plastered|microcement|venetian plaster',
  ),
  concrete: entry(
    'Concrete',
    'concrete|raw concrete|exposed concrete|cement|fair faced concrete|board formed concrete|polished concrete|board marked concrete|beton',
  ),
  brick: entry(
    'Brick',
    'brick|bricks|exposed brick|brickwork|clinker|red brick|bare brick|old brick',
  ),
  'white-brick': entry(
    'White brick',
    'white brick|whitewashed brick|painted brick|white painted brick',
  ),
  timber: entry(
    'Timber',
    'timber|wood|wooden|timber clad|timber cladding|wood clad|wood cladding|wood paneling|wood panel|wood siding|clapboard timber|natural wood|timbered|panelled wood|plywood|wood panelling|bamboo|board|wooden board|driftwood|cross laminated timber|dark wood|hay bale|carved wood|plywood clad|oak veneer',
  ),
  'charred-timber': entry(
    'Charred timber',
    'charred timber|charred wood|black timber|shou sugi ban|burnt wood|black wood|yakisugi|black stained timber',
  ),
  oak: entry('Oak', 'oak|white oak|oak wood|oaken'),
  walnut: entry('Walnut', 'walnut|mahogany|teak|rosewood|walnut wood|dark hardwood'),
  cedar: entry(
    'Cedar',
    'cedar|larch|redwood|cedar wood|cedar cladding|cedar clad|western red cedar|larch clad',
  ),
  pine: entry(
    'Pine',
    'pine wood|spruce wood|birch wood|ash wood|maple|beech|pine floor|blond wood|blonde wood|knotty pine',
  ),
  log: entry('Logs', 'log|logs|log wall|log built|round log'),
  clapboard: entry(
    'Clapboard',
    'clapboard|tongue and groove|tongue and groove board|weatherboard|siding|lap siding|board siding|shiplap|clapboarded',
  ),
  'board-and-batten': entry(
    'Board and batten',
    'board and batten|batten|battens|vertical siding|vertical board',
  ),
  shingle: entry(
    'Shingle',
    'shingle|shingles|fish scale shingle|fishscale shingle|scalloped shingle|cedar shingle|shingled|wood shingle|shake|asphalt shingle',
  ),
  stone: entry(
    'Stone',
    'stone|natural stone|flagstone|limestone|sandstone|granite|stonework|ashlar|stone clad|stone cladding|travertine|travertine wall|rock|stone faced',
  ),
  fieldstone: entry(
    'Fieldstone',
    'fieldstone|field stone|rubble stone|rough stone|rubble|dry stone|cobblestone|drystone|flint|river stone',
  ),
  marble: entry(
    'Marble',
    'marble|carrara|carrara marble|calacatta|white marble|green marble|onyx stone|marbled|quartz|white quartz|quartzite',
  ),
  terrazzo: entry('Terrazzo', 'terrazzo'),
  tile: entry(
    'Tiles',
    'tile|tiles|tiled|ceramic tile|subway tile|metro tile|mosaic tile|ceramic|porcelain|clay tile|glazed tile|breeze block tile|tiling',
  ),
  encaustic: entry(
    'Patterned tiles',
    'patterned tile|encaustic tile|encaustic|cement tile|moroccan tile|azulejo|azulejos|delft tile|geometric tile|talavera tile|hand painted tile|patterned floor tile',
  ),
  hexagon: entry(
    'Hexagonal tiles',
    'hexagon tile|hexagonal tile|hex tile|hexagon|hexagonal|penny tile|honeycomb tile|hexagon mosaic',
  ),
  zellige: entry('Zellige', 'zellige|zellige tile|zellij'),
  pebble: entry('Pebbles', 'pebble|pebbled|pebble tile|river pebble'),
  checker: entry(
    'Chequered tiles',
    'checkered|chequered|checkerboard|chessboard|checkered tile|checker|chequerboard|checkerboard tile',
  ),
  striped: entry('Striped', 'striped|stripy|pinstripe|pinstriped|candy striped'),
  plaid: entry('Tartan', 'tartan|plaid|gingham|checked|houndstooth|checked cloth'),
  dotted: entry('Dotted', 'polka dot|dotted|spotted|polka dotted|dotty'),
  flowered: entry(
    'Flowered',
    'floral|flowery|flowered|botanical|chintz|floral print|flower print|paisley|liberty print',
  ),
  damask: entry('Damask', 'damask|brocade|baroque pattern|damask wallpaper'),
  geometric: entry(
    'Geometric pattern',
    'geometric pattern|patterned|ikat|greek key|geometric print|moroccan pattern|trellis pattern|geometric wallpaper|art deco wallpaper',
  ),
  leopard: entry('Leopard print', 'leopard print|animal print|cheetah print'),
  zebra: entry('Zebra print', 'zebra print|zebra striped|zebra pattern'),
  fur: entry('Fur', 'fluffy|furry|shaggy|faux fur|fur|shag|fuzzy|shearling'),
  knitted: entry('Knitted', 'knitted|knit|crocheted|crochet|chunky knit|cable knit|hand knitted'),
  ice: entry('Ice', 'ice|frozen'),
  mosaic: entry('Mosaic', 'mosaic|trencadis mosaic|broken tile'),
  terracotta: entry(
    'Terracotta',
    'terracotta|terra cotta|terracotta tile|clay roof tile|cotto|barrel tile|pantile',
  ),
  slate: entry('Slate', 'slate|slate tile|slates'),
  thatch: entry('Thatch', 'thatch|thatched|straw|reed|thatching'),
  metal: entry(
    'Metal',
    'metal|steel|zinc|aluminium|aluminum|standing seam|corrugated metal|stainless steel|iron|wrought iron|metallic|chrome|tin|stainless|sheet metal',
  ),
  corten: entry(
    'Corten steel',
    'corten|corten steel|weathering steel|rusted steel|rusty steel|cor ten',
  ),
  copper: entry('Copper', 'copper|verdigris|oxidised copper|patina copper|copper clad'),
  brass: entry('Brass', 'brass|gold|golden|gilded|bronze|brushed brass|gold plated'),
  titanium: entry('Titanium', 'titanium|titanium panel'),
  glass: entry('Glass', 'glass|glazed|glazing|all glass|glassy|transparent|fully glazed'),
  leather: entry('Leather', 'leather|leathered|leatherette|suede'),
  velvet: entry('Velvet', 'velvet|velour|corduroy|chenille'),
  linen: entry(
    'Linen',
    'linen|grasscloth|grass cloth|fabric|upholstered|cotton|boucle|wool|textile|woolen|tweed|silk|satin|denim|burlap|fabric covered|bouclé',
  ),
  rattan: entry('Rattan', 'rattan|wicker|cane|jute|seagrass|woven'),
  parquet: entry(
    'Parquet',
    'parquet|herringbone|herringbone parquet|chevron|chevron parquet|parquetry|floorboard|hardwood|hardwood floor|wood plank',
  ),
  carpet: entry('Carpet', 'carpeted|fitted carpet|wall to wall carpet'),
  wallpaper: entry('Wallpaper', 'wallpaper|floral wallpaper|wallpapered|patterned wallpaper'),
  planted: entry(
    'Planted',
    'planted roof|roof of grass|grass roof|sod roof|turf roof|living roof|sedum|sod|turf',
  ),
  paper: entry('Paper', 'paper|washi|rice paper'),
} as const satisfies Vocabulary;

export const roofs = {
  flat: entry('Flat roof', 'flat roof|flat roofed|flat|flat top roof|flat topped'),
  gable: entry(
    'Gable roof',
    'gable roof|gabled roof|pitched roof|saddle roof|gabled|gable|pitched|pointed roof|peaked roof|sloping roof|steep roof|sloped roof|steep gable|gable end',
  ),
  hip: entry(
    'Hip roof',
    'hip roof|hipped roof|hipped|hip|low hipped roof|pyramid roof|pyramid hip',
  ),
  shed: entry(
    'Shed roof',
    'shed roof|mono pitch|monopitch|lean to roof|skillion|skillion roof|mono pitched roof|slanted roof|single pitch|single slope roof',
  ),
  butterfly: entry('Butterfly roof', 'butterfly roof|butterfly|inverted roof'),
  mansard: entry('Mansard roof', 'mansard|mansard roof|french roof'),
  gambrel: entry('Gambrel roof', 'gambrel|gambrel roof|barn roof|dutch roof'),
  'a-frame': entry('A-frame', 'a frame roof|a shaped roof|tent roof'),
  curved: entry(
    'Curved roof',
    'curved roof|barrel roof|vaulted roof|wavy roof|undulating roof|arched roof|rounded roof|barrel vault roof',
  ),
  dome: entry('Dome', 'dome|domed|domed roof|dome roof|onion dome'),
  saltbox: entry(
    'Saltbox roof',
    'saltbox|saltbox roof|salt box roof|catslide roof|asymmetric gable',
  ),
  sawtooth: entry(
    'Sawtooth roof',
    'sawtooth roof|saw tooth roof|sawtooth skylight|saw tooth skylight|shed roofs in a row|north light roof|zigzag roof|zig zag roof',
  ),
} as const satisfies Vocabulary;

export type ColourKey = keyof typeof colours;
export type ShadeKey = keyof typeof shades;
export type MaterialKey = keyof typeof materials;
export type RoofForm = keyof typeof roofs;
