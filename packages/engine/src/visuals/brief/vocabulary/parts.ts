/**
 * Things and parts that can be requested, refused, counted and given a colour or a material: `structural` ones exist
 * unless refused, so naming them only sets their finish. One long table: one row per thing.
 */
import { buildingParts } from './building-parts.ts';
import type { Entry, Vocabulary } from './entry.ts';
import { facadeThings, skyThings } from './facade-things.ts';
import { houseBeside, landmarks } from './landmarks.ts';
import { outdoorThings } from './outdoor-things.ts';
import { smallThings } from './small-things.ts';

export interface Part extends Entry {
  readonly structural?: true;
}

const part = (label: string, words: string): Part => ({ label, words });
const fixed = (label: string, words: string): Part => ({ label, words, structural: true });

export const parts = {
  // Before the rest: "raised bed" is no bed.
  ...outdoorThings,
  ...buildingParts,
  ...facadeThings,
  ...skyThings,
  walls: fixed(
    'Walls',
    'wall|cladding|facade wall|exterior wall|outer wall|paint|painted wall|wall colour|wall paint|interior wall|outside wall|panelled wall|paneled wall',
  ),
  'accent-wall': part(
    'Accent wall',
    'accent wall|feature wall|statement wall|accent coloured wall',
  ),
  panelling: part(
    'Panelling',
    'wainscoting|wainscot|panelling|paneling|wall panelling|wall paneling|beadboard|bead board|wall moulding|wall molding|picture frame moulding|picture frame molding|boiserie|chair rail|dado rail|dado|dado panelling|panel moulding|panel molding|half height panelling',
  ),
  roof: fixed('Roof', 'roof|rooftop|roofing|roof tile|roofline'),
  door: fixed(
    'Door',
    'door|sectional door|roller door|front door|entrance door|entry door|entrance|doorway|portal|main door',
  ),
  windows: fixed(
    'Windows',
    'window|window frame|strip window|ribbon window|lot of glass|lots of glass|much glass|plenty of glass|glass wall|wall of glass|glass front|glazed front|pane|windows frame|casement|bay window|picture window|panoramic window|floor to ceiling window|sash window|french window|arched window|glass front|window wall|large window|ribbon window|round window|porthole|oculus|rose window|bow window|steel window|paper screen|shoji|shoji screen|big window|glass facade|south facing glazing|huge window|floor to ceiling glass|window sill|windowsill|sill|glazed opening|glazed gable|glass gable|sliding window|crittall window|sliding sash',
  ),
  trim: fixed(
    'Trim',
    'trim|picture rail|coving|ceiling rose|frame|fascia|eave|deep eave|moulding|molding|cornice|woodwork|accent|soffit|edge|detail colour',
  ),
  floor: fixed(
    'Floor',
    'floor|floor tile|floor tiling|tile floor|flooring|floorboards|wood flooring|waxed floor',
  ),
  ceiling: fixed('Ceiling', 'ceiling|high ceiling|coffered ceiling|vaulted ceiling'),
  beams: part('Beams', 'beam|exposed beam|ceiling beam|rafter|truss'),
  lawn: fixed('Lawn', 'lawn|grass|meadow|green lawn|grassland|wildflower meadow'),
  sky: fixed('Sky', 'sky|skies'),
  pool: part(
    'Pool',
    'pool|swimming pool|infinity pool|plunge pool|lap pool|swimmingpool|swimming bath|jacuzzi|hot tub',
  ),
  pond: part('Pond', 'pond|water feature|koi pond|garden pond|fish pond'),
  'reflecting-pool': part(
    'Reflecting pool',
    'reflecting pool|reflection pool|reflecting water|water basin|mirror pool|pool of water|water mirror|reflecting basin',
  ),
  canal: part('Canal', 'canal|waterway|moat|quay|quayside|canal side|canalside'),
  fountain: part('Fountain', 'fountain'),
  plaza: part(
    'Plaza',
    'plaza|piazza|forecourt|public square|town square|city square|village square|market square|public plaza',
  ),
  stilts: part(
    'Stilts',
    'stilt|on stilts|steel stilt|wooden stilt|pile dwelling|stilt house|house on stilts|stilted|pilotis|elevated on posts',
  ),
  'string-lights': part(
    'String lights',
    'string light|christmas light|fairy light|festoon light|light garland|light chain|lights strung|hanging bulb',
  ),
  'neon-sign': part('Neon signs', 'neon sign|neon|neon light|neon lettering|neon signage'),
  shopfront: part(
    'Shop front',
    'shopfront|shop front|storefront|shop window|shop|store front|ground floor shop|boutique|bakery|bookshop|book shop|flower shop|florist|butcher|shop for flower',
  ),
  awning: part(
    'Awning',
    'awning|striped awning|sun blind|marquise|scalloped awning|scallop awning',
  ),
  'garden-view': part(
    'View of a garden',
    'view of the garden|view of a garden|garden view|view to the garden|view into the garden|overlooking the garden|overlooking a garden|looking onto the garden|door to the garden|opening to the garden|opening onto the garden|opening onto a garden|open to the garden|leading to the garden|leading into the garden|park view|garden outside|view of park|view over the garden|view to the park|window to the park|view of the park|window to the garden',
  ),
  'kitchen-run': part('Kitchen', 'open kitchen|kitchen corner|kitchen wall'),
  attic: part(
    'Sloping ceiling',
    'attic|under the roof|under the eave|sloping ceiling|sloped ceiling|slanted ceiling|loft conversion',
  ),
  planters: part(
    'Planters',
    'planter|planter box|clay pot|pots of flowers|flower tub|flower pot|terracotta pot|tub of flower|bucket of tulip|bay tree|potted tree|tree in a pot|tree in pot|potted lemon tree|potted olive tree|branch in a clay pot|in pots|in a pot|in big pots|in large pots|potted flower|olive jar|terracotta jar|lemon tree in pot|pot of flower|potted lavender|potted plant outside',
  ),
  barbecue: part('Grill', 'grill|barbecue|bbq|outdoor kitchen'),
  'garden-doors': part(
    'Glass doors',
    'bifold door|bi fold door|folding door|sliding door|patio door|garden door|terrace door|balcony door|french door|glass door|sliding glass door|folding glass door|glazed door',
  ),
  'rocking-chair': part(
    'Rocking chair',
    'rocking chair|rocker|chair for rocking|rocking armchair|glider chair',
  ),
  pews: part(
    'Pews',
    'pew|church bench|row of bench|wooden pew|rows of bench|row of seat|rows of seat',
  ),
  avenue: part(
    'Avenue of trees',
    'avenue of tree|cypress avenue|avenue of cypress|avenue of cypresses|tree lined avenue|tree lined drive|tree lined driveway|alley of tree|avenue of palm|palm avenue|avenue of lime tree|tree avenue|tree lined path|avenue of oak|driveway lined with tree|row of cypress|row of cypresses',
  ),
  vines: part('Vineyard', 'vineyard|row of vine|rows of vine|grapevine|vines around'),
  'flower-field': part(
    'Field of flowers',
    'tulip field|field of tulip|flower field|field of flower|lavender field|field of lavender|poppy field|field of poppies|sunflower field|field of sunflower|flower meadow|meadow of flower|wildflower field',
  ),
  wheat: part(
    'Wheat field',
    'wheat field|cornfield|corn field|barley field|field of wheat|rice field|rice terrace',
  ),
  rainbow: part('Rainbow', 'rainbow'),
  'stepped-gables': part(
    'Stepped gables',
    'stepped gable|step gable|crow stepped gable|crowstepped gable|dutch gable|stair step gable',
  ),
  furniture: fixed('Furniture', 'furniture|furnishings'),
  'umbrella-stand': part(
    'Umbrella stand',
    'umbrella stand|umbrella holder|umbrella in a stand|umbrellas in a stand',
  ),
  candles: part('Candles', 'candle|candlestick|candelabra'),
  vase: part('Vase', 'vase|big vase|flower vase'),
  clock: part('Clock', 'clock|wall clock|sunburst clock'),
  hooks: part('Coat hooks', 'coat hook|hook|row of hook|coat rack|coat stand|wardrobe hook'),
  'washing-machine': part('Washing machine', 'washing machine|washer|dryer|tumble dryer'),
  garage: part(
    'Garage',
    'garage|car port|carport|double garage|garage door|attached garage|integral garage|integrated garage',
  ),
  balcony: part('Balcony', 'balcony|balconies|juliet balcony|curved balcony'),
  terrace: part('Terrace', 'terrace|patio|deck|decking|veranda deck|sun deck|wooden deck|sundeck'),
  'roof-terrace': part(
    'Roof terrace',
    'roof terrace|rooftop terrace|rooftop garden|roof garden|roof deck|penthouse rooftop|penthouse terrace|penthouse roof terrace|rooftop bar|roof top terrace|rooftop deck|terrace of roof|terrace on the roof',
  ),
  porch: part(
    'Porch',
    'porch|veranda|verandah|front porch|covered porch|wraparound porch|wrap around porch|portico|stoop',
  ),
  columns: part(
    'Columns',
    'column|pillar|colonnade|post|timber column|steel column|stone pillar|stone column|wooden post|brick pillar|thin column',
  ),
  chimney: part('Chimney', 'chimney|chimney stack|smokestack'),
  dormers: part('Dormers', 'dormer|dormer window|gable window|attic window'),
  skylights: part(
    'Skylights',
    'skylight|roof lantern|lantern roof|glass roof lantern|glazed roof lantern|lantern light|roof window|roof light|rooflight|velux|velux window|velux windows|glass roofed',
  ),
  'solar-panels': part('Solar panels', 'solar panel|solar|photovoltaic|pv panel|solar roof'),
  shutters: part('Shutters', 'shutter|window shutter|louvered shutter|louvred shutter'),
  arches: part(
    'Arches',
    'arch|arches|rib|ribs|archway|arched doorway|arched opening|arched passage|arcade|arched',
  ),
  tower: part(
    'Corner tower',
    'turret|corner tower|belfry|bell tower|lookout tower|spire|steeple|church spire',
  ),
  pergola: part('Pergola', 'pergola|trellis|vine covered pergola|arbour|arbor|canopy'),
  stairs: part(
    'Steps',
    'stair|steps|staircase|flight of stair|stairway|front step|spiral staircase|spiral stair|exterior stair',
  ),
  fence: part(
    'Fence',
    'fence|picket fence|fencing|garden wall|gate|railing|boundary wall|white picket fence|stone fence',
  ),
  hedge: part(
    'Hedge',
    'hedge|hedgerow|boxwood|privet|topiary|box hedge|clipped hedge|clipped box hedge|clipped box hedges|box hedging|clipped box',
  ),
  path: part(
    'Path',
    'path|walkway|driveway|drive|garden path|pathway|stepping stone|paving|gravel path|cobbled path|footpath|gravel drive|gravel|pavement|cobbles|cobblestone|cobble|cobbled street|cobbled square|cobbled lane|cobbled|paved driveway|paved|promenade|gravel yard|circular driveway|brick path|stone path|footway|driveway gravel|tarmac|paved yard|paved path|big slab|large slab|stone slab|winding path|winding garden path|paving slab|paving stone|flagstones|wooden walkway|crazy paving',
  ),
  garden: part(
    'Garden',
    'garden|park|parkland|rear garden|back garden|front garden|courtyard garden|moss garden|zen garden|rose garden|cottage garden|sunken garden|rain garden|landscaping|landscaped|lush garden|planting|yard|walled garden|english garden|greenery|vegetation|landscaped garden|lush greenery|japanese garden|city garden|urban garden|town garden|patio garden|tropical garden',
  ),
  flowers: part(
    'Flowers',
    'flower|colourful border|colorful border|planted border|garden border|herbaceous border|mixed border|sunflower|rose bush|flower bed|wildflower|tulip|blossom|spring blossom|hydrangea|bloom|lavender|blossoms|roses|rosebush|flower box|window box|geranium|poppies|lavender border|flower border|daisy|daisies|peony|peonies|dahlia|rhododendron|azalea|agapanthus|hollyhock|hollyhocks|foxglove|foxgloves|lily|lilies|iris|irises|marigold|marigolds|camellia|begonia|petunia|petunias|snowdrop|daffodil|daffodils|bluebell|bluebells|flower arrangement|arrangement of flower',
  ),
  ivy: part(
    'Climbing plants',
    'ivy|climbing plant|climber|vine|wisteria|creeper|vertical garden|living wall|moss|bougainvillea|climbing rose|rambling rose|clematis|jasmine|honeysuckle|virginia creeper',
  ),
  trees: part(
    'Trees',
    'tree|tall tree|big tree|lush tree|trees|old tree|mature tree|fig tree|fruit tree|pear tree|plum tree|peach tree|old olive|climbing tree',
  ),
  cars: part(
    'Cars',
    'car|electric car|vehicle|parked car|automobile|suv|sports car|pickup|truck|classic car|vintage car|taxi|taxis|cab|parking|parking space|parking spot|jeep|beetle car|convertible',
  ),
  people: part(
    'People',
    'people|person|pedestrian|human|family|man|woman|children|figure|crowd|passer by|doorman|cyclist passing by|shopper|shoppers|student in front|kids playing|children playing|children cooking|people cooking|tourist|customer|man walking',
  ),
  loungers: part(
    'Loungers',
    'lounger|sun lounger|deck chair|outdoor furniture|outdoor lounge|sunbed|garden furniture|outdoor seating|sun bed|outdoor sofa|patio furniture',
  ),
  'fire-pit': part(
    'Fire pit',
    'fire pit|firepit|bonfire|outdoor fireplace|campfire|fire table|gas fire table|fire pit table|fire feature',
  ),
  bench: part(
    'Bench',
    'bench|garden bench|window seat|window bench|shoe bench|banquette|velvet bench|built in seating|built in bench|wall bench|banquette seating',
  ),
  boat: part(
    'Boat',
    'boat|sailboat|canoe|kayak|rowing boat|gondola|ferry|houseboat|barge|yacht|jetty|pier|dock',
  ),
  lanterns: part(
    'Outdoor lamps',
    'lantern|floodlight|flood light|hanging lantern|brass lantern|carriage lamp|street lamp|outdoor light|garden light|outdoor lamp|garden lamp|street light|outdoor lighting|lamp post|wall light|wall lamp|sconce|paper lantern outside',
  ),
  fireplace: part(
    'Fireplace',
    'fireplace|inglenook|inglenook fireplace|wood stove|pot bellied stove|mantel|mantelpiece|chimney breast|fire burns|burning fire|fire in the hearth|fire|fire place|hearth|wood burner|cast iron stove|stove fire|open fire|wood burning stove|log burner',
  ),
  sofa: part(
    'Sofa',
    'sofa|sofa bed|sleeper sofa|pull out sofa|couch|linen sofa|sunken lounge|conversation pit|sunken seating|sunken seating area|sunken sitting area|seating pit|lounge pit|booth|leather booth|settee|sectional|sectional sofa|corner sofa|loveseat|chesterfield|daybed|l shaped sofa|low seating|curved seating|banquette sofa|bench seat with cushion|lounge seating|modular seating',
  ),
  armchair: part(
    'Armchair',
    'armchair|lounge chair|easy chair|wing chair|arm chair|wingback|reading chair|recliner|accent chair|wingback chair|egg chair|eames chair|barber chair|leather chair',
  ),
  'coffee-table': part(
    'Coffee table',
    'coffee table|side table|low table|end table|nesting table|nest of table|tray table|drum table|occasional table',
  ),
  table: part(
    'Table',
    'table|tasting table|dining table|round table|wooden table|picnic table|trestle table|garden table|set table|laid table|kitchen table|farm table|farmhouse table|long table|drop leaf table|tea table|pedestal table|oval table|communal table|refectory table|bistro set|bistro table|cafe table|garden set|dining set|high table|bar table|poseur table',
  ),
  chairs: part(
    'Chairs',
    'chair|dining chair|seat|office chair|desk chair|stackable chair|stacking chair|wooden chair|plastic chair|cantilever chair',
  ),
  rug: part(
    'Rug',
    'rug|carpet|persian rug|area rug|kilim|berber rug|oriental rug|sheepskin|round rug|mat|runner|runner rug|cowhide|doormat|bath mat|hallway runner|jute rug|shag rug|carpet runner|round jute rug',
  ),
  curtains: part(
    'Curtains',
    'curtain|linen curtain|drape|drapes|blind|drapery|sheer curtain|blinds|roman blind|net curtain|venetian blind|roller blind|voile|velvet curtain|window blind|curtain around|dividing curtain|net curtains|muslin curtain|sheer',
  ),
  lamp: part(
    'Lamp',
    'lamp|globe lamp|bedside light|floor lamp|table lamp|reading lamp|standing lamp|desk lamp|lighting|bedside lamp|arc lamp|tripod lamp|arc floor lamp|bedside lamps|mushroom lamp|ceramic lamp|globe light',
  ),
  pendants: part(
    'Pendant lamps',
    'pendant|crystal chandelier|brass pendant|pendant light|pendant lamp|chandelier|hanging lamp|paper lantern|ceiling light|hanging light|ceiling lamp|linear chandelier|crystal lamp|cluster pendant|pendant lantern|sputnik chandelier|wooden chandelier',
  ),
  shelves: part(
    'Shelves',
    'shelf|shelving|rolling ladder shelf|shelves|bookcase|book wall|bookshelf divider|bookshelf|bookshelves|open shelf|open shelving|built in shelf|built in bookcase|floating shelf|wall of book|ladder shelf|bookcases|built in bookshelf|corner shelf|wall shelf',
  ),
  books: part('Books', 'book|old book|shelf of book'),
  plants: part(
    'Plants',
    'plant|houseplant|herb|potted herb|herb in pot|plants everywhere|house plant|potted plant|indoor plant|fern|monstera|cactus|indoor tree|fiddle leaf fig|pot plant|succulent|rubber plant|potted|potted palm|indoor palm|areca palm|hanging plant|trailing plant|spider plant|kentia palm|pothos|hanging herb|plant in a pot|agave|aloe plant|tomato plant|tomatoes|tomato|banana plant|banana tree|bird of paradise plant|strelitzia|peace lily|greenery inside|jungle of plant|grasses|ornamental grass|ornamental grasses|cacti|cactuses',
  ),
  art: part(
    'Pictures',
    'art|fresco|relief|frieze|crest|coat of arms|large painting|painting|picture|artwork|wall art|gallery wall|poster|print|photograph on the wall|mural|abstract painting|framed print|tapestry|canvas|canvas print|oil painting|drawing on the wall|photo on the wall|movie poster|band poster|vintage poster|canvases|photographs|family photo|family photos|photo wall|framed photo|framed photos|movie posters|abstract print|abstract prints',
  ),
  mirror: part(
    'Mirror',
    'mirror|big mirror|round mirror|oval mirror|full length mirror|arched mirror|floor mirror|standing mirror|wall mirror|lit mirror|backlit mirror|scalloped mirror|mirror wall|gilded mirror|dance mirror|mirrored wall|wall of mirror',
  ),
  tv: part(
    'Television',
    'tv|television|flat screen|projector|tv wall|screen wall|home cinema screen|big screen|widescreen tv|wall mounted tv|huge tv|flatscreen',
  ),
  cushions: part(
    'Cushions',
    'cushion|throw pillow|pillow|throw|blanket|bedding|throw blanket|duvet|quilt|bedspread|coverlet|comforter|bed linen|bed sheet|throws|knitted throw|sheet|bed sheets|linen bedding|patchwork quilt|patchwork blanket|patchwork bedspread|sheepskin throw|plaid blanket|wool blanket|blankets',
  ),
  bed: part(
    'Bed',
    'bed|bed of baby|bed for baby|loft bed|cabin bed|high sleeper|mid sleeper|four poster|baby bed|murphy bed|wall bed|fold out bed|bunk bed|double bed|canopy bed|king size bed|queen bed|single bed|platform bed|crib|cot|baby cot|headboard|four poster bed|twin bed|king bed|bassinet|cradle|trundle bed|captain s bed|sleigh bed|folding bed|princess bed|car bed|house bed|built in bed|built in bunk|built in double bed|box bed|alcove bed',
  ),
  nightstand: part(
    'Bedside tables',
    'nightstand|bedside table|night table|bedside|bedside cabinet|side cabinet',
  ),
  wardrobe: part(
    'Wardrobe',
    'wardrobe|closet|armoire|dresser|chest of drawer|built in wardrobe|fitted wardrobe|built in closet|tallboy|wardrobes|dressing area|wardrobe wall|wall of wardrobe',
  ),
  desk: part(
    'Desk',
    'desk|drawing board|drawing table|drawing desk|architect s table|writing desk|gaming desk|study desk|drafting table|potting bench|standing desk|work table|workbench|work bench|computer desk',
  ),
  computer: part(
    'Computer',
    'computer|monitor|laptop|screen|imac|gaming pc|gaming setup|screens|computer screen|two monitor|desktop computer|pc|macbook|desk setup|two screens|double monitor|control panel|pc setup',
  ),
  cabinets: part(
    'Cabinets',
    'cabinet|unit|wall cupboard|wall cabinet|upper cabinet|wall unit|kitchen wall unit|cupboard|shaker front|kitchen cupboard|joinery|cabinetry|kitchen cabinet|kitchen unit|vanity|shaker cabinet|sideboard|credenza|console|console table|kitchen front|vanity unit|media unit|tool cabinet|buffet|media console|wall unit|tv console|sideboard cabinet|hallway console|low cabinet|tall cabinet|storage|built in storage|storage unit|low storage|appliance cabinet|entertainment unit|tv unit|media wall',
  ),
  countertop: part(
    'Countertop',
    'countertop|counter|worktop|butcher block counter|butcher block countertop|butcher block worktop|counter top|kitchen counter|work surface|stone counter',
  ),
  backsplash: part('Backsplash', 'backsplash|splashback|back splash|tile backsplash|kitchen tile'),
  island: part(
    'Island',
    'kitchen island|island|butcher block island|breakfast bar|kitchen bar|centre island|center island|waterfall island',
  ),
  stools: part(
    'Stools',
    'stool|bar stool|barstool|counter stool|wooden stool|step stool|vanity stool|piano stool',
  ),
  oven: part(
    'Oven',
    'oven|stove|cooking stove|range|cooker|hob|range cooker|aga|gas stove|cooktop',
  ),
  hood: part('Hood', 'hood|extractor|range hood|cooker hood|extractor hood'),
  fridge: part(
    'Fridge',
    'fridge|refrigerator|freezer|smeg|retro fridge|fridge freezer|american fridge|wine fridge|wine cooler|minibar|mini bar|mini fridge|minifridge',
  ),
  bathtub: part(
    'Bathtub',
    'bathtub|tub|bath|wooden tub|freestanding tub|freestanding bath|clawfoot tub|soaking tub|free standing bath|free standing tub|freestanding bathtub|claw foot tub|clawfoot bath|sunken tub|slipper bath|sunken bath|japanese tub|copper bath|outdoor bath|outdoor bathtub|outdoor tub',
  ),
  shower: part(
    'Shower',
    'shower|walk in shower|walk in rain shower|rain shower|glass shower|shower cabin|shower screen|glass screen|glass shower screen|shower enclosure|shower cubicle|dog washing station|dog shower|dog wash|dog bath',
  ),
  sink: part(
    'Washbasin',
    'sink|washbasin|basin|double washbasin|butler sink|wash basin|vessel sink|double sink|double basin|twin sink|double vanity|belfast sink|pedestal sink|farmhouse sink|apron sink|trough sink|twin basin|stone basin|stone sink',
  ),
  faucet: part('Taps', 'faucet|tap|fixture|fitting|hardware|handle|knob|tapware'),
  bedrooms: fixed(
    'Bedrooms',
    'bed new build|bed detached|bed semi|bed bungalow|bed terrace|bed terraced|bed property|bed flat|bed apartment|bed family home|bed home|bed cottage|bed townhouse|bedroom detached|bedroom semi|bedroom property|bedroom family home|bedroom house|bedroom home|bedroom villa|bed house|bedroom apartment',
  ),
  /** Counted, as in "a row of five townhouses"; its words are those of buildings. */
  houses: fixed('Houses', 'number of house'),
  piano: part('Piano', 'grand piano|upright piano|piano|baby grand|baby grand piano'),
  bicycle: part('Bicycle', 'bicycle|cyclist|bike|motorbike|motorcycle'),
  'tool-wall': part('Tool wall', 'tool wall|tool|pegboard|tools|peg board|tool board'),
  ...smallThings,
  /** Beside a building that was named before them. */
  ...landmarks,
  ...houseBeside,
} as const satisfies Readonly<Record<string, Part>>;

export type PartKey = keyof typeof parts;

/** Tree species, so that "olive trees" or "palms" affect the planting. */
export const treeKinds = {
  palm: { label: 'Palms', words: 'palm|palm tree|date palm|coconut palm|coconut tree' },
  olive: {
    label: 'Olive trees',
    words: 'olive tree|olive grove|olives|olive|lemon tree|orange tree',
  },
  birch: { label: 'Birches', words: 'birch|birch tree|birch forest|aspen|silver birch' },
  conifer: {
    label: 'Conifers',
    words:
      'pine|pine tree|fir|fir tree|spruce|conifer|evergreen|pine forest|cedar tree|redwood tree|pines|spruce forest|larch tree|fir forest',
  },
  cypress: { label: 'Cypresses', words: 'cypress|cypress tree|cypresses|poplar' },
  cherry: {
    label: 'Cherry trees',
    words:
      'cherry blossom|cherry tree|sakura|blossom tree|magnolia|flowering tree|cherry|apple tree|blossoming tree',
  },
  willow: { label: 'Willows', words: 'willow|willow tree|weeping willow|willows' },
  maple: {
    label: 'Maples',
    words:
      'maple tree|walnut tree|tree of walnut|nut tree|chestnut tree|elm|sycamore|ash tree|big oak|old oak|large oak|huge oak|tall oak|ancient oak|mighty oak|oak in front|japanese maple|red maple|maples|oak tree|oaks|beech tree|lime tree|plane tree|linden',
  },
} as const satisfies Vocabulary;

export type TreeKind = keyof typeof treeKinds;
