/** Small things and animals that one asks for by name. How each is built stands in `scene/things`. */
import { type CatalogueKey, catalogueRows } from '../../catalogue/catalogue.ts';
import type { Entry } from './entry.ts';

const thing = (label: string, words: string): Entry => ({ label, words });

export const smallThings = {
  cat: thing('Cat', 'cat|black cat|white cat|kitten|kitty|tabby|tabby cat|sleeping cat'),
  dog: thing('Dog', 'dog|puppy|hound|labrador|terrier|dachshund|sheepdog|sleeping dog'),
  horse: thing('Horse', 'horse|pony|donkey|mule|foal'),
  cow: thing('Cow', 'cow|cattle|calf|bull|ox|buffalo'),
  sheep: thing('Sheep', 'sheep|lamb|goat|flock of sheep'),
  camel: thing('Camel', 'camel|dromedary'),
  deer: thing('Deer', 'deer|stag|doe|fawn|reindeer'),
  elephant: thing('Elephant', 'elephant|toy elephant|wooden elephant'),
  birds: thing(
    'Birds in the sky',
    'bird|goose|geese|seagull|gull|swallow|crow|pigeon|dove|stork|flock of bird|birds flying',
  ),
  basket: thing(
    'Basket',
    'basket|laundry basket|hamper|wicker basket|rattan basket|woven basket|log basket|picnic basket|toy basket',
  ),
  globe: thing('Globe', 'globe|antique globe|world globe'),
  telescope: thing('Telescope', 'telescope|spyglass'),
  pouf: thing(
    'Pouf',
    'ottoman|pouf|pouffe|footstool|hassock|bean bag|beanbag|tufted ottoman|floor cushion',
  ),
  pumpkins: thing('Pumpkins', 'pumpkin|squash'),
  balloons: thing('Balloons', 'balloon|helium balloon'),
  ball: thing('Ball', 'ball|football|beach ball|basketball|soccer ball'),
  'teddy-bear': thing(
    'Teddy bear',
    'teddy|teddy bear|stuffed animal|stuffed toy|plush toy|cuddly toy|soft toy',
  ),
  suitcase: thing('Suitcase', 'suitcase|luggage|travel trunk|steamer trunk|leather trunk|chest'),
  guitar: thing('Guitar', 'guitar|acoustic guitar|electric guitar'),
  easel: thing('Easel', 'easel|painter s easel|painting on an easel'),
  ladder: thing(
    'Ladder',
    'ladder|wooden ladder|library ladder|rolling ladder|step ladder|sliding ladder|rope ladder',
  ),
  bucket: thing('Bucket', 'bucket|pail|watering can'),
  parasols: thing(
    'Parasols',
    'parasol|sun umbrella|beach umbrella|garden umbrella|patio umbrella|umbrella',
  ),
  towels: thing('Towels', 'towel|bath towel|towel rail|towel rack|stack of towel|folded towel'),
  'fruit-bowl': thing(
    'Fruit bowl',
    'fruit bowl|bowl of fruit|bowl of lemon|bowl of orange|bowl of apple|lemon bowl|basket of fruit',
  ),
  teapot: thing('Teapot', 'teapot|kettle|coffee pot|tea set'),
  sculpture: thing('Sculpture', 'sculpture|statue|bust|statuette|marble bust'),
  hammock: thing('Hammock', 'hammock'),
  swing: thing('Swing', 'swing|porch swing|garden swing|tree swing|swing seat|swing bench'),
  wheelbarrow: thing('Wheelbarrow', 'wheelbarrow|wheel barrow'),
  well: thing(
    'Well',
    'stone well|water well|old well|draw well|wishing well|well in the middle|well in the centre|well in the center|well in the courtyard|well in the yard',
  ),
  snowman: thing('Snowman', 'snowman|snow man'),
  mailbox: thing('Letterbox', 'mailbox|letterbox|letter box|mail box|post box'),
  barrel: thing('Barrel', 'barrel|wine barrel|cask|rain barrel'),
  firewood: thing(
    'Firewood',
    'firewood|log pile|woodpile|stack of log|stacked log|stack of firewood|pile of log|stacked firewood|wood pile',
  ),
  surfboard: thing('Surfboard', 'surfboard|surf board'),
  skis: thing('Skis', 'ski|skis|pair of ski|pair of skis'),
  'strip-lights': thing(
    'Strip lights',
    'led strip|strip light|light strip|cove lighting|strip lighting|led lighting|led light|hidden lighting|cove light|indirect light|indirect lighting|hidden light|concealed lighting|concealed light|hidden ceiling light',
  ),
  mobile: thing('Mobile', 'mobile|baby mobile|cloud mobile|star mobile|hanging mobile'),
  fireflies: thing('Fireflies', 'firefly|fireflies|floating light|glowworm'),
  moon: thing('Moon', 'full moon|big moon|huge moon|crescent moon|large moon|harvest moon'),
  ...catalogueRows,
} as const satisfies Readonly<Record<string, Entry>>;

export type SmallThingKey = keyof typeof smallThings | CatalogueKey;
