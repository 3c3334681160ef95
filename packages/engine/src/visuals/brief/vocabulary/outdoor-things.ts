/** Things of yards, streets, farms and playgrounds, by the words for them. */
import type { Entry } from './entry.ts';

const thing = (label: string, words: string): Entry => ({ label, words });

/** How each is built stands in the tables of shapes in `scene/things`. */
export const outdoorThings = {
  trampoline: thing('Trampoline', 'trampoline|garden trampoline'),
  slide: thing('Slide', 'slide|water slide|playground slide|garden slide|slide from the roof'),
  seesaw: thing('Seesaw', 'seesaw|see saw|teeter totter'),
  sandpit: thing('Sandpit', 'sandpit|sand pit|sandbox|sand box|sandcastle|sand castle'),
  playground: thing(
    'Climbing frame',
    'playground|climbing frame|play tower|jungle gym|swing set|monkey bar|climbing wall',
  ),
  goal: thing('Goal', 'goal|football goal|goal post|goalpost|soccer goal'),
  'basketball-hoop': thing(
    'Basketball hoop',
    'basketball hoop|basketball ring|basketball basket|hoop|basketball net',
  ),
  'table-tennis': thing(
    'Table tennis',
    'table tennis|ping pong table|ping pong|table tennis table',
  ),
  'skate-ramp': thing(
    'Skate ramp',
    'skate ramp|halfpipe|half pipe|quarter pipe|skatepark|skate park|skateboard ramp|bmx ramp',
  ),
  'graffiti-wall': thing(
    'Graffiti wall',
    'graffiti wall|graffiti|wall with graffiti|mural wall|street art',
  ),
  'sports-court': thing(
    'Sports court',
    'tennis court|basketball court|football pitch|football field|soccer field|soccer pitch|sports court|sports field|volleyball court|badminton court|padel court|playing field|sports pitch',
  ),
  tyres: thing(
    'Stack of tyres',
    'tyre stack|tire stack|stack of tyre|stack of tire|tyre|tire|tyre wall|pile of tyre',
  ),
  grandstand: thing(
    'Grandstand',
    'grandstand|bleacher|bleachers|stand for spectator|spectator stand',
  ),
  stage: thing('Stage', 'open air stage|outdoor stage|stage|concert stage|bandstand'),
  'tensile-canopy': thing(
    'Tent roof',
    'tensile canopy|shade sail|sun sail|sail canopy|membrane canopy|tensile roof|white canopy|fabric canopy',
  ),
  'bus-stop': thing('Bus stop', 'bus stop|bus shelter|tram stop|tram shelter'),
  'phone-box': thing(
    'Phone box',
    'phone box|telephone box|phone booth|telephone booth|red phone box',
  ),
  hydrant: thing('Hydrant', 'hydrant|fire hydrant'),
  'traffic-light': thing('Traffic light', 'traffic light|traffic signal|stop light'),
  'sale-sign': thing(
    'Sale board',
    'for sale sign|sale sign|sold sign|sold board|for sale board|estate agent sign|estate agent board|for rent sign|to let sign|for sale',
  ),
  signpost: thing(
    'Signpost',
    'signpost|sign post|road sign|street sign|wooden sign|direction sign|welcome sign|garden sign',
  ),
  flagpole: thing('Flagpole', 'flagpole|flag pole|flag|flags|banner|banners|pennant'),
  'bike-rack': thing(
    'Bicycle stand',
    'bike rack|bicycle rack|bike stand|cycle stand|bike racks|cycle rack',
  ),
  'market-stalls': thing(
    'Market stalls',
    'market stall|stall|stalls|fruit stand|flower stall|flower stand|vegetable stand|street stall|food stall|fruit stall|lemonade stand|stand with fruit',
  ),
  chalkboard: thing(
    'Chalkboard',
    'chalkboard|menu board|a board|sandwich board|chalkboard menu|blackboard|pavement sign',
  ),
  'ice-cream-cart': thing(
    'Ice cream cart',
    'ice cream cart|food cart|hot dog cart|ice cream stand|ice cream trolley|coffee cart|ice cream van',
  ),
  'charging-station': thing(
    'Charging point',
    'charging station|charging point|wallbox|wall box|car charger|ev charger|charging|charger',
  ),
  bins: thing(
    'Bins',
    'bin|bins|wheelie bin|trash can|dustbin|rubbish bin|garbage can|recycling bin|waste bin|litter bin',
  ),
  'street-clock': thing('Street clock', 'street clock|station clock|clock on a post'),
  gates: thing(
    'Gates',
    'iron gate|wrought iron gate|gates|entrance gate|driveway gate|double gate|metal gate|garden gate|farm gate|electric gate',
  ),
  'ticket-booth': thing(
    'Ticket booth',
    'ticket booth|ticket office|ticket kiosk|sentry box|guard booth|toll booth|box office',
  ),
  'raised-beds': thing(
    'Raised beds',
    'raised bed|raised flower bed|raised vegetable bed|raised garden bed|raised planter bed|vegetable bed|veggie bed|veg bed|vegetable patch|vegetable garden|veggie garden|veggie patch|veg patch|allotment|herb bed|kitchen garden|planting bed|herb garden|vegetable plot|garden bed',
  ),
  'clothes-line': thing(
    'Washing line',
    'clothesline|clothes line|washing line|laundry line|drying laundry|laundry drying|laundry on a line|laundry hanging|hanging laundry',
  ),
  gazebo: thing('Gazebo', 'gazebo|summer pavilion|garden pavilion|bandstand in the garden'),
  'adirondack-chairs': thing(
    'Adirondack chairs',
    'adirondack chair|adirondack|muskoka chair|wooden garden chair',
  ),
  'tyre-swing': thing('Tyre swing', 'tyre swing|tire swing|rope swing'),
  'dog-house': thing('Dog house', 'dog house|doghouse'),
  'hot-tub': thing('Hot tub', 'hot tub|jacuzzi|whirlpool|hot tube|wood fired hot tub|spa tub'),
  'outdoor-shower': thing(
    'Outdoor shower',
    'outdoor shower|outside shower|garden shower|pool shower|beach shower',
  ),
  beehives: thing('Beehives', 'beehive|bee hive|hive|bee house|bee hives'),
  birdhouse: thing('Birdhouse', 'birdhouse|bird house|nesting box|bird box|bird feeder|dovecote'),
  'bird-bath': thing('Bird bath', 'bird bath|birdbath|stone basin|stone bowl'),
  sundial: thing('Sundial', 'sundial|sun dial'),
  boulders: thing(
    'Boulders',
    'boulder|rock|large stone|big stone|big rock|rock garden|rockery|mossy rock',
  ),
  'stone-lantern': thing('Stone lantern', 'stone lantern|japanese lantern|stone lamp|toro lantern'),
  'garden-bridge': thing(
    'Garden bridge',
    'garden bridge|bridge over the pond|bridge over a pond|bridge across the pond|moon bridge|little garden bridge',
  ),
  torii: thing('Torii', 'torii|torii gate|japanese gate|red gate'),
  scarecrow: thing('Scarecrow', 'scarecrow'),
  gnome: thing('Garden gnome', 'gnome|garden gnome|dwarf'),
  gravestones: thing('Gravestones', 'gravestone|grave|tombstone|headstone|graveyard|cemetery'),
  'tree-stump': thing('Tree stump', 'tree stump|stump|log seat|tree trunk|fallen log'),
  'garden-arch': thing(
    'Garden arch',
    'garden arch|rose arch|flower arch|arch of rose|trellis arch|wedding arch|rose arbour',
  ),
  cabana: thing('Cabana', 'cabana|pool cabana|poolside cabana|day bed with curtain|beach cabana'),
  'fire-bowl': thing(
    'Fire bowl',
    'fire bowl|brazier|fire basket|fire barrel|outdoor heater|patio heater',
  ),
  'pizza-oven': thing('Pizza oven', 'pizza oven|clay oven|bread oven|stone oven|outdoor oven'),
  'outdoor-kitchen': thing(
    'Outdoor kitchen',
    'outdoor kitchen|summer kitchen|garden kitchen|bbq area|outdoor bar|bar counter outside',
  ),
  'barrel-sauna': thing('Barrel sauna', 'barrel sauna|sauna barrel|garden sauna|outdoor sauna'),
  'privacy-screen': thing(
    'Screen',
    'bamboo screen|privacy screen|reed screen|bamboo fence|slatted screen|wooden screen|garden screen',
  ),
  wellies: thing('Rubber boots', 'rubber boots|wellies|wellington boot|wellington|welly|gumboot'),
  'christmas-tree': thing(
    'Christmas tree',
    'christmas tree|decorated christmas tree|decorated fir',
  ),
  'candy-canes': thing('Candy canes', 'candy cane|candy stick|lollipop|sugar cane stick'),
  presents: thing('Presents', 'present|gift|gifts|gift box|wrapped present'),
  sleigh: thing('Sleigh', 'sleigh|sledge|sled|toboggan|santa sleigh'),
  chickens: thing('Chickens', 'chicken|hen|rooster|cockerel|chickens'),
  ducks: thing('Ducks', 'duck|duckling|swan|ducks'),
  pigs: thing('Pigs', 'pig|piglet|pigs'),
  rabbits: thing('Rabbits', 'rabbit|hare|bunny|bunnies'),
  'polar-bear': thing('Bear', 'polar bear|bear|brown bear|teddy giant|ice bear'),
  penguins: thing('Penguins', 'penguin|penguins'),
  snails: thing('Snails', 'snail|snails'),
  flamingos: thing('Wading birds', 'flamingo|flamingos|heron|crane bird|ibis'),
  fox: thing('Fox', 'fox|wolf|coyote'),
  dragon: thing('Dragon', 'dragon|dragon flying|flying dragon'),
  dinosaur: thing('Dinosaur', 'dinosaur|brontosaurus|dino|t rex'),
  robot: thing('Robot', 'robot|robots|android'),
  tractor: thing('Tractor', 'tractor|farm tractor|old tractor'),
  'hay-bales': thing(
    'Hay bales',
    'hay bale|hay|straw bale|hay bales|haystack|hay stack|bale|round bale|straw',
  ),
  cart: thing('Cart', 'cart|hay cart|wooden cart|wagon|horse cart|carriage|hand cart|handcart'),
  trough: thing('Trough', 'trough|water trough|feeding trough'),
  bus: thing('Bus', 'bus|school bus|coach|double decker|yellow bus|red bus|minibus'),
  van: thing(
    'Van',
    'van|camper van|campervan|delivery van|motorhome|camper|vw bus|food truck|minivan|ice cream truck',
  ),
  'fire-engine': thing(
    'Fire engine',
    'fire engine|fire truck|fire lorry|fire brigade truck|engine parked',
  ),
  motorbike: thing(
    'Motorbike',
    'motorbike|motorcycle|scooter|vespa|moped|motor bike|motor scooter',
  ),
  'racing-car': thing('Racing car', 'racing car|race car|formula car|formula one car|racecar'),
  train: thing('Train', 'train|tram|locomotive|steam train|streetcar|railway carriage|tramway'),
  rocket: thing('Rocket', 'rocket|space rocket|rocket ship|space shuttle'),
  ufo: thing('Flying saucer', 'ufo|flying saucer|spaceship|space ship|alien ship'),
  digger: thing('Digger', 'digger|excavator|bulldozer'),
  'rowing-boat': thing(
    'Rowing boat',
    'rowing boat|row boat|rowboat|canoe|kayak|rowing boats|dinghy|small boat|wooden boat|fishing boat|paddle boat|little boat',
  ),
  jetty: thing(
    'Jetty',
    'jetty|pier|dock|boat dock|landing stage|wooden jetty|private jetty|boardwalk|wooden pier|mooring',
  ),
  'lifeguard-tower': thing(
    'Lifeguard tower',
    'lifeguard tower|lifeguard hut|lifeguard stand|lifeguard',
  ),
  'treasure-chest': thing('Treasure chest', 'treasure chest|treasure|pirate chest'),
  anchor: thing('Anchor', 'anchor|ship anchor'),
  paddock: thing(
    'Paddock',
    'paddock|post and rail fence|ranch fence|horse fence|corral|fenced field|wooden paddock',
  ),
  cannon: thing('Cannon', 'cannon|cannons|old cannon'),
} as const satisfies Readonly<Record<string, Entry>>;

export type OutdoorThingKey = keyof typeof outdoorThings;
