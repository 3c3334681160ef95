/** Setting, time, weather, viewpoint and medium. */
import { entry, type Vocabulary } from './entry.ts';

export const settings = {
  forest: entry(
    'Forest',
    'forest|wood land|woodland|woods|in the wood|jungle|rainforest|forested|wooded|rain forest|grove',
  ),
  sea: entry(
    'Sea',
    'sea|ocean|beach|coast|seaside|shore|cliff|seashore|island setting|waterfront|coastline|seafront|oceanfront|beachfront|bay|overlooking the sea|overlooking the mediterranean|by the mediterranean|mediterranean sea|view of the mediterranean|over the mediterranean|atlantic|pacific|baltic|aegean|adriatic|north sea|dune|cliffside|clifftop|tropical island|rock by the sea|wave|on the rocks|shoreline|turquoise water|harbour|harbor|surf|turquoise water',
  ),
  city: entry(
    'City',
    'city|urban|downtown|street|skyline|metropolis|manhattan|new york|tokyo|city street|london|paris|barcelona|berlin|chicago|amsterdam|city centre|city center|town|avenue|boulevard|cityscape|inner city|city light|streetscape|singapore|hong kong|alley|alleyway|back street|backstreet|side street',
  ),
  mountains: entry(
    'Mountains',
    'mountain|alp|alpine|mountainside|peak|mountainous|rocky mountain|highland|fjord|valley|hillside|ridge|aspen colorado|alps|canyon|mountain range',
  ),
  desert: entry(
    'Desert',
    'desert|desert dune|desert dunes|dunes of sand|arid|joshua tree|sahara|arizona|palm springs|oasis|savanna|nevada|desert landscape|red rock|sand dune|outback|prairie desert',
  ),
  lake: entry(
    'Lake',
    'lake|lakeside|marsh|wetland|swamp|lagoon|reed bed|canoe lake|river|riverside|lakefront|lakeshore|loch|river bank|riverbank|water edge|by the water|on the water|pond shore|stream|brook|creek',
  ),
  suburb: entry(
    'Suburb',
    'suburb|suburban|suburbia|neighbourhood|neighborhood|residential street|village|cul de sac|small town|hometown|suburban street|quiet street|our street',
  ),
  countryside: entry(
    'Countryside',
    'countryside|field|hill|rolling hill|farmland|pasture|in the country|orchard|plain|grass land|moor|heath|wheat|open field|country side',
  ),
} as const satisfies Vocabulary;

export const seasons = {
  spring: entry('Spring', 'spring|springtime|april|in bloom|may time'),
  summer: entry('Summer', 'summer|summertime|july|august|midsummer|summery'),
  autumn: entry(
    'Autumn',
    'autumn|fall|autumnal|october|november|fall colour|fall foliage|autumn leaf|autumn leaves|dead leaf|dead leaves|fallen leaf|fallen leaves|indian summer|autumn colour|fall season|golden leaves|fall leaf',
  ),
  winter: entry(
    'Winter',
    'winter|wintertime|wintry|december|january|christmas|christmas time|winter time|frosty|february|frost|icy',
  ),
} as const satisfies Vocabulary;

export const weathers = {
  clear: entry(
    'Clear sky',
    'clear|sunny|clear sky|cloudless|blue sky|sunshine|bright sunlight|clear blue sky|bright day|sunlit|sun drenched|fair weather|sunlight|sun lit|starry|starry sky|clear weather',
  ),
  cloudy: entry(
    'Clouds',
    'cloudy|cloud|partly cloudy|fluffy cloud|white cloud|dramatic cloud|dramatic sky|puffy cloud',
  ),
  overcast: entry(
    'Overcast',
    'overcast|grey sky|gray sky|gloomy|grey day|cloud covered|storm cloud|dreary|dull day|overcast sky|grey weather',
  ),
  fog: entry('Fog', 'fog|foggy|mist|misty|haze|hazy|morning mist|mysterious fog'),
  rain: entry(
    'Rain',
    'rain|rain outside|rainy|wet|drizzle|raining|after rain|downpour|puddle|rain soaked|wet street|rainfall|monsoon',
  ),
  storm: entry('Storm', 'storm|stormy|thunderstorm|thunder|tempest|stormy sky|lightning'),
  snow: entry(
    'Snow',
    'snow|snow outside|snowy|snow outside the window|snow covered|snowfall|snowing|blizzard|in the snow|snow capped roof|deep snow|snowed in|covered in snow',
  ),
} as const satisfies Vocabulary;

export const times = {
  dawn: entry(
    'Dawn',
    'dawn|sunrise|daybreak|rising sun|first light|break of day|sun rise|crack of dawn|early dawn',
  ),
  morning: entry('Morning', 'morning|early morning|morning light|morning sun'),
  day: entry(
    'Day',
    'day|daytime|daylight|midday|noon|afternoon|natural light|natural daylight|day time|daylit|by day|bright daylight|soft daylight|bright',
  ),
  golden: entry(
    'Golden hour',
    'golden hour|golden morning|golden morning light|golden morning sun|golden morning sunlight|warm morning light|golden sunlight|golden sun|golden afternoon|evening light|soft evening light|warm evening|sunset|golden light|sun set|late afternoon|setting sun|warm evening light|at sundown|sundown|evening sun|golden evening|low sun',
  ),
  dusk: entry(
    'Dusk',
    'dusk|twilight|blue hour|evening|nightfall|after sunset|gloaming|blue dusk|eventide',
  ),
  night: entry(
    'Night',
    'night|midnight|night time|nighttime|moonlight|moonlit|at night|dark night|late night|by night|nocturnal|moon',
  ),
} as const satisfies Vocabulary;

export const cameras = {
  corner: entry(
    'Corner view',
    'corner view|three quarter|three quarter view|from the corner|angle view|diagonal view|perspective view|two point perspective|at an angle|corner perspective',
  ),
  front: entry(
    'Front view',
    'front view|frontal|front elevation|elevation|elevation view|elevation drawing|orthographic|straight on|symmetrical view|head on|from the front|one point perspective|symmetrical|frontal view|facing the camera|symmetric|seen from the front',
  ),
  side: entry(
    'Side view',
    'side view|from the side|side elevation|seen from the side|profile view',
  ),
  back: entry(
    'Garden side',
    'back view|from the back|rear view|from behind|from the garden|garden side|from the rear|seen from the rear|rear facade|seen from the garden|rear elevation',
  ),
  aerial: entry(
    'Aerial view',
    'aerial|aerial view|axonometric|axonometry|axonometric view|isometric view|bird eye|birds eye|bird eye view|from above|drone|drone shot|top view|drone view|overhead|high angle|aerial shot|aerial photo|helicopter view|isometric|drone photo|aerial photograph|aerial perspective|bird s eye view|bird s eye|top down',
  ),
  street: entry(
    'Street level',
    'street level|street view|eye level|human perspective|from the street|ground level|at eye level|pedestrian view|seen from the street|from across the street',
  ),
  section: entry(
    'Section',
    'section|cross section|section view|section drawing|sectional view|cutaway|cutaway view|sectional perspective|section perspective|cut open|cut away|cut through the middle|doll house view|section cut|sectional|longitudinal section|section like view|section like|sliced open|sliced in half',
  ),
  'through-arch': entry(
    'Through an arch',
    'through an arch|through the arch|seen through an arch|seen through the arch|framed by an arch|through an archway|through the archway|seen through an archway|framed by an archway|through a gate|through the gate|seen through a gate|through a gateway|seen through a doorway|through a doorway|through the doorway',
  ),
  'close-up': entry(
    'Close-up',
    'close up|closeup|detail shot|detail view|macro|zoomed in|close shot|detail|close view|tight shot',
  ),
  low: entry(
    'Low angle',
    'low angle|low angle shot|worm eye|worm eye view|worm s eye view|from below|looking up',
  ),
  wide: entry(
    'Wide view',
    'wide|wide angle|wide shot|panorama|panoramic view|from afar|establishing shot|distant view|panoramic|wide view|from a distance|far away|long shot',
  ),
} as const satisfies Vocabulary;

export const media = {
  photo: entry(
    'Photograph',
    'photo|photograph|photographic|photorealistic|realistic|photography|render|rendering|3d render|dslr|photo realistic|architectural photography|visualisation|visualization|archviz|photoreal|hyperrealistic|real photo|realism|lifelike',
  ),
  watercolour: entry(
    'Watercolour',
    'watercolour|watercolor|water colour|water color|aquarelle|aquarell|watercolour painting|watercolor painting|watercolour sketch|gouache|oil painting|painterly|watercolor sketch|impressionist',
  ),
  pencil: entry(
    'Pencil',
    'pencil|pencil drawing|pencil sketch|sketch|graphite drawing|hand drawn|drawing|charcoal drawing|coloured pencil|sketched|crayon|hand sketch|sketchy',
  ),
  ink: entry(
    'Ink',
    'ink|pen and ink|ink drawing|line drawing|line art|engraving|etching|pen drawing|ink sketch|black and white drawing|linework|ink illustration|lithograph|woodcut',
  ),
  blueprint: entry(
    'Blueprint',
    'blueprint|technical drawing|cyanotype|construction drawing|blue print|architectural drawing|cad drawing|drafting',
  ),
  clay: entry(
    'Clay model',
    'clay|clay model|clay render|white model|plaster model|architectural model|maquette|monochrome model|scale model|foam model|clay rendering|balsa model',
  ),
  'cut-paper': entry(
    'Cut paper',
    'cut paper|paper cut|papercut|paper craft|papercraft|collage|paper art|paper collage|origami|layered paper|flat illustration|vector illustration|poster illustration',
  ),
} as const satisfies Vocabulary;

export const moods = {
  bright: entry(
    'Bright',
    'luminous|light filled|bright and airy|sun filled|bright room|light flooded|cheerful|cheery|brightly lit|well lit',
  ),
  warm: entry(
    'Warm',
    'warm|cosy|cozy|candlelight|candle light|candlelit|candle lit|inviting|homely|welcoming|snuggly|warm light|homey|intimate|comfy|comfortable|warm lighting|glow',
  ),
  dark: entry(
    'Dark',
    'dark mood|dim|low key|shadowy|dimly lit|dark and moody|moody|dark interior|dramatic|sombre|somber|moody lighting|dramatic lighting|brooding',
  ),
  gotham: entry('Gotham', 'gotham|noir|batman|sinister|eerie|haunted|spooky'),
  glam: entry(
    'Glam',
    'glam|glamorous|luxurious|luxury|opulent|lavish|glitzy|elegant|chic|high end|upscale|posh|sophisticated|expensive|refined|deluxe|stylish',
  ),
  vintage: entry(
    'Vintage',
    'vintage|retro|antique|old fashioned|nostalgic|aged|historic|old|quaint|old world|ancient',
  ),
  airy: entry('Airy', 'airy|open plan|breezy|light and airy|open|spacious feel|lofty|weightless'),
  edgy: entry(
    'Edgy',
    'edgy|daring|avant garde|experimental|bold design|radical|unconventional|provocative',
  ),
  calm: entry(
    'Calm',
    'calm|serene|tranquil|peaceful|relaxing|quiet|soothing|restful|meditative|harmonious|spa like|still',
  ),
  vibrant: entry(
    'Vibrant',
    'colourful|colorful|lively|playful|vibrant mood|energetic|joyful|multicoloured|multicolored|funky|quirky',
  ),
} as const satisfies Vocabulary;

export const sizes = {
  small: entry('Small', 'small|tiny|compact|little|mini|micro|narrow|miniature|low'),
  large: entry(
    'Large',
    'large|big|huge|spacious|grand|massive|enormous|giant|vast|wide open|oversized|monumental|long|generous|sprawling|expansive|extensive|double height|tall|high',
  ),
} as const satisfies Vocabulary;

export type Setting = keyof typeof settings;
export type Season = keyof typeof seasons;
export type Weather = keyof typeof weathers;
export type TimeOfDay = keyof typeof times;
export type CameraWish = keyof typeof cameras;
export type MediumKey = keyof typeof media;
export type Mood = keyof typeof moods;
export type Size = keyof typeof sizes;

/** Requested forms of things: "round table", "wraparound porch", "bunk bed". */
export const forms = {
  round: entry('Round', 'round|circular|oval|ellipse'),
  wraparound: entry('Wraparound', 'wraparound|wrap around'),
  chandelier: entry('Chandelier', 'crystal chandelier'),
  bunk: entry('Bunk', 'bunk'),
  loft: entry('Loft', 'lofted'),
  poster: entry('Four-poster', 'four posted'),
  single: entry('Single', 'child sized'),
  bay: entry('Bay', 'canted'),
  arched: entry('Arched', 'round headed|barrel vaulted|barrel arched'),
  tall: entry(
    'Tall',
    'floor to ceiling|full height|ceiling high|from floor to ceiling|up to the ceiling',
  ),
  pedestal: entry('Pedestal', 'pedestal'),
  stacked: entry('Stacked', 'stacked|on top of each other|one above the other'),
  cot: entry('Cot', 'barred'),
  striped: entry('Striped', 'striped|stripe|stripes|candy striped|stripy|candy stripe|banded'),
  dotted: entry('Dotted', 'dotted|dot|dots|spotted|polka dot|polka dotted|spots'),
} as const satisfies Vocabulary;

export type Form = keyof typeof forms;
