/** Buildings that are known by their outline. Beside another building they are things of its surroundings. */
import { entry, type Vocabulary } from './entry.ts';

export const landmarks = {
  lighthouse: entry('Lighthouse', 'lighthouse|light house|sea lighthouse'),
  windmill: entry('Windmill', 'windmill|dutch windmill|old windmill|mill|flour mill|tower mill'),
  watermill: entry('Watermill', 'watermill|water mill|mill with a water wheel|water wheel'),
  silo: entry(
    'Silo',
    'silo|grain silo|silos|concrete silo|grain tower|elevator silo|gas holder|gasometer',
  ),
  'water-tower': entry('Water tower', 'water tower|watertower'),
  'round-tower': entry(
    'Round tower',
    'round tower|fairy tower|wizard tower|princess tower|rapunzel tower|stone tower|medieval tower|watchtower|watch tower|observation tower|castle tower|brick tower|lookout|fairytale tower|magic tower|control tower|defence tower',
  ),
  'clock-tower': entry(
    'Clock tower',
    'clock tower|clocktower|campanile|hose tower|big ben|minster tower',
  ),
  church: entry(
    'Church',
    'church|chapel|cathedral|village church|parish church|small chapel|brick chapel|wooden church|stave church|minster|basilica|abbey|monastery|converted church|convent|wooden chapel|concrete chapel',
  ),
  temple: entry(
    'Temple',
    'temple|greek temple|roman temple|parthenon|pantheon|mausoleum|courthouse|court house|parliament|capitol|classical temple',
  ),
  pagoda: entry(
    'Pagoda',
    'pagoda|japanese temple|chinese temple|buddhist temple|shrine|shinto shrine|japanese pagoda',
  ),
  mosque: entry('Mosque', 'mosque|minaret|mosque with minaret|taj mahal'),
  castle: entry(
    'Castle',
    'castle|fortress|citadel|fairytale castle|fairy castle|knight castle|medieval castle|sand castle house|chateau fort|stronghold|princess castle|ice castle',
  ),
  igloo: entry('Igloo', 'igloo|ice house|snow hut|iglu'),
  treehouse: entry('Treehouse', 'treehouse|tree house|house in a tree|tree hut|house in the tree'),
  'container-house': entry(
    'Container house',
    'container house|shipping container house|container home|shipping container home|shipping container|container|cargo container|container office|stacked container',
  ),
  'tiny-house': entry(
    'Tiny house',
    'tiny house|tiny home|tiny house on wheels|caravan|trailer|gypsy wagon|shepherd hut|shepherds hut|mobile home|house on wheels|circus wagon|trailer home|static caravan',
  ),
  greenhouse: entry(
    'Greenhouse',
    'greenhouse|glasshouse|glass house restaurant|hothouse|palm house|victorian greenhouse|orangery building|green house in the garden',
  ),
  barn: entry(
    'Barn',
    'barn|old barn|hay barn|wooden barn|cowshed|cow shed|stable|stables|horse stable|farm shed|cattle shed|chicken coop|hen house',
  ),
  shed: entry(
    'Shed',
    'shed|garden shed|beach hut|beach huts|bathing hut|beach cabin|boathouse|boat house|boat shed|playhouse|play house|wendy house|wood shed|bike shed|tool hut|fishing hut|fisherman hut|garden hut|dog house|dog kennel|summer shed',
  ),
  carport: entry('Carport', 'carport|car port|covered parking'),
  'garage-building': entry(
    'Garage',
    'detached garage|garage building|freestanding garage|two car garage|three car garage|race garage|race track garage|standalone garage',
  ),
  bridge: entry(
    'Bridge',
    'bridge|stone bridge|footbridge|foot bridge|wooden bridge|arch bridge|arched bridge|old bridge|brick bridge|covered bridge|roman bridge|timber footbridge|timber bridge|pedestrian bridge|little bridge|viaduct|drawbridge over the river|japanese bridge',
  ),
  'suspension-bridge': entry(
    'Suspension bridge',
    'suspension bridge|rope bridge|hanging bridge|golden gate bridge|cable bridge|cable stayed bridge',
  ),
  stadium: entry(
    'Stadium',
    'stadium|football stadium|sports stadium|arena|sports arena|soccer stadium|olympic stadium|colosseum|velodrome',
  ),
  amphitheatre: entry(
    'Amphitheatre',
    'amphitheatre|amphitheater|open air theatre|open air theater|open air amphitheatre|roman theatre|greek theatre|outdoor theatre',
  ),
  ruin: entry(
    'Ruin',
    'ruin|ruins|ruined abbey|ruined castle|castle ruin|castle ruins|ruined church|roman ruin|roman ruins|abandoned ruin|old ruin|ruined house|church ruin|ruined monastery|overgrown ruin',
  ),
  kiosk: entry(
    'Kiosk',
    'kiosk|newsstand|news stand|snack bar|snack kiosk|coffee kiosk|beach bar|beach kiosk|ice cream kiosk|food kiosk|flower kiosk|information kiosk|drinks stand',
  ),
  'market-hall': entry(
    'Market hall',
    'market hall|covered market|market building|food hall|food market|fish market|open market hall',
  ),
  houseboat: entry(
    'Houseboat',
    'houseboat|house boat|canal boat|narrowboat|floating house|floating home|narrow boat|house on a boat|barge house|river boat',
  ),
  pyramid: entry('Pyramid', 'pyramid|pyramid house|glass pyramid|egyptian pyramid|pyramids'),
  dome: entry(
    'Dome',
    'dome house|geodesic dome|glass dome|glass ball house|glass ball|glass sphere|sphere house|space base|moon base|mars base|observatory|bubble house|glass domes|dome tent|space station|planetarium|ball house|giant glass ball|biodome',
  ),
  'mushroom-house': entry(
    'Mushroom house',
    'mushroom house|mushroom|toadstool|toadstool house|mushroom shaped house|smurf house|gnome house',
  ),
  tent: entry(
    'Tent',
    'tent|bell tent|glamping tent|circus tent|tipi|teepee|tepee|marquee|camping tent|safari tent|wigwam|indian tent|big top',
  ),
  yurt: entry(
    'Yurt',
    'yurt|ger|mongolian yurt|round hut|round house|african hut|mud hut|rondavel|clay hut',
  ),
  'fire-station': entry(
    'Fire station',
    'fire station|firehouse|fire house|ambulance station|fire brigade station',
  ),
  school: entry(
    'School',
    'school|primary school|elementary school|high school|kindergarten|nursery school|village school|university building|university|college|town hall|city hall|police station|hospital|post office|bank building|library building|community centre|community center',
  ),
  factory: entry(
    'Factory',
    'factory|factory building|warehouse|brick warehouse|old factory|mill building|brewery|power station|power plant|industrial building|industrial hall|hangar|distillery|foundry|workshop building|steelworks|old warehouse|logistics hall',
  ),
  cinema: entry(
    'Cinema',
    'cinema|movie theater|movie theatre|picture house|art deco cinema|cinema exterior|film theatre|old cinema|broadway theatre',
  ),
  'petrol-station': entry(
    'Petrol station',
    'petrol station|gas station|filling station|fuel station|service station',
  ),
  'earth-house': entry(
    'Earth house',
    'earth house|earth sheltered house|earth sheltered home|hobbit style house|hobbit home in the hill|house under a hill|house under a grassy hill|house under grassy hill|hill house|hobbit house|hobbit hole|hobbit home|underground house|house in a hill|house in the hill|house under a hill|bunker|earth home|house built into a hill|house built into the hillside',
  ),
  'town-gate': entry(
    'Town gate',
    'town gate|city gate|triumphal arch|gatehouse|gate house|city wall gate|old town gate|arc de triomphe|medieval gate|castle gate',
  ),
  ship: entry(
    'Ship',
    'ship|pirate ship|sailing ship|galleon|viking ship|pirate ship playground|ship playground|ship house',
  ),
  submarine: entry('Submarine', 'submarine|submarine house'),
  'ski-lift': entry('Cable car', 'ski lift|cable car|gondola lift|chair lift|chairlift'),
  'ferris-wheel': entry(
    'Ferris wheel',
    'ferris wheel|big wheel|observation wheel|carousel|merry go round|fairground wheel',
  ),
  'open-ground': entry('Open ground', 'open ground|empty plot|vacant lot|empty lot|building plot'),
  'roof-deck': entry(
    'On a roof terrace',
    'standing on a rooftop|standing on a roof terrace|view from the rooftop|view from a rooftop|view from the roof terrace|up on the roof',
  ),
  'balcony-deck': entry(
    'On a balcony',
    'standing on a balcony|view from the balcony|view from a balcony|balcony view|looking out from a balcony',
  ),
  'semi-detached': entry(
    'Semi-detached house',
    'semi detached|semi detached house|semi detached home|pair of semis|semi|duplex house|double house|two family house',
  ),
  'stacked-boxes': entry(
    'Stacked boxes',
    'stacked box|stacked boxes|stacked block|stacked volume|stacked cube|stack of box|stack of boxes|stack of block|stack of cube|stack of volume|stack of book|house of box|pile of box|piled box|stacked slab|stack of slab|shifted box|shifted volume',
  ),
  'twin-towers': entry('Two towers', 'twin towers|two towers joined by|pair of skyscrapers'),
} as const satisfies Vocabulary;

export type LandmarkKind = keyof typeof landmarks;

/** A plain house that stands by a landmark ("a lighthouse with a cottage beside it"). */
export const houseBeside = { 'house-beside': entry('House beside', 'house beside it') } as const;
