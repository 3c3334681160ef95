/** Function words: numbers, negations, links, and words that say nothing about the picture. */

const list = (words: string) => words.trim().split(/\s+/);

export const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  single: 1,
  two: 2,
  double: 2,
  twin: 2,
  pair: 2,
  couple: 2,
  three: 3,
  triple: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  hundred: 100,
};

export const negators =
  list(`no without not never minus lacking excluding except avoid hate dont doesnt isnt nor
  neither zero omit remove sans none`);

/** After one of these a finish belongs to the previous part: "walls in white". */
export const copulas =
  list(`in of is are painted made clad finished covered from has have being was coloured
  colored stained lined wrapped faced built dressed upholstered be`);

/** Words that end a noun phrase. */
export const breakers =
  list(`with and or but on at by near under over beside behind above below between around
  overlooking against next facing featuring including plus having surrounded for to into through towards along
  across amid among as while where which that then under beneath within during opposite showing set flanking underneath onto upon alongside atop`);

/** Common abbreviations. */
export const shortWords: Readonly<Record<string, string>> = {
  n: 'and',
  w: 'with',
  nite: 'night',
  xmas: 'christmas',
  thru: 'through',
  ur: 'your',
  bldg: 'building',
  appt: 'apartment',
  bldgs: 'buildings',
  livin: 'living',
  rom: 'room',
  rooom: 'room',
  blu: 'blue',
  blk: 'black',
  wht: 'white',
  grn: 'green',
  lite: 'light',
  lites: 'lights',
  hse: 'house',
  flr: 'floor',
  bdrm: 'bedroom',
  bthrm: 'bathroom',
  frnt: 'front',
  grdn: 'garden',
  rm: 'room',
  lil: 'little',
};

export const articles = list(
  'a an the any some its his her their my our this these those each every all both',
);

/** A word after a thing that negates it: "car-free street". */
export const removers = list('free less');

/** Ordinary words of prompts that name nothing drawable; listed so that they aren't corrected either. */
export const silentWords =
  list(`shared communal neat either i we you he she it they me us please make create draw show generate give want would like need
  wants design designed designs image images illustration scene view views style styled look looks looking looked very really
  quite extremely super ultra highly beautiful stunning gorgeous pretty lovely nice amazing awesome breathtaking
  perfect great good best fine cute charming attractive impressive spectacular magnificent fantastic incredible
  iconic unique original creative interesting picturesque scenic idyllic romantic dreamy dream magical magic
  architecture architectural architect quality detailed details resolution hd uhd 4k 8k 16k k masterpiece award
  winning trending artstation octane unreal engine vray corona lumion cinematic lens mm f iso professional editorial magazine
  digital sharp focus depth level high low new will be can should could must been do does did get
  there here about also only just even more most much many lots lot few several various number kind type sort
  different same other another own who whose what when how why so too if because than such up down out off
  away back left right top bottom middle side front centre center central inspired influenced reminiscent
  feeling feel feels vibe vibes atmosphere atmospheric mood ambience ambiance touch tone tones colour color colours colors
  palette scheme shade shades texture textures textured pattern patterned hues hue natural nature space place area part parts
  line lines form forms shape shapes shaped geometric geometry volume volumes structure element elements
  surface surfaces material materials finish finishes furnished decor decoration decorated
  decorative accessories modernized renovated restored clean simple plain subtle
  gentle nicely well fully mostly partly slightly layout plan open lit lighting
  light lights glow glowing warmly reflected reflection reflections shadow shadows long wide square rectangular
  rounded curved curves curvy wavy angular straight vertical horizontal sitting standing placed located situated nestled
  perched surrounding surroundings background foreground landscape environment environs ground water waters air sun
  horizon distance distant far close view panoramic world time year life living people
  one's s t ll m re ve d x m2 sqm sq ft meter meters metre metres feet foot
  pls plz w falling conversion converted
  made home's house's homes houses buildings style's japan country's american british german french european african
  california californian american australian canadian mexican brazilian indian chinese
  first second third ground upper lower main roofed fronted sided based type exposed visible hidden built-in
  ready after before inside of classic hanging ceiling floor framed framing full half quarter
  cool hot cold fresh healthy sustainable eco friendly green-minded ecological energy efficient smart passive
  luxury affordable cheap budget ideal typical traditional-minded young elderly kids kid former extension folding folded foldable sliding stacking storey student parked
  row rows hook hooks coat coats food coffee breakfast tea wine bowl vase fruit glass-fronted   everything something anything nothing thing things somewhere everywhere sit sits stand stands rise rises rising
  standing stretch stretches run runs running cast casts casting fall-off throw-over let lets come comes coming leads leading
  seen viewed photographed captured taken shot shots picture-perfect rendered by-product project concept idea proposal
  entire whole single-family multi double-sided reveal reveals dappled streaming pouring shining through gleaming
  freestanding width widths height length polished matte matt glossy shiny smooth rough raw crisp wild lush dense tropical
  empty deserted busy crowded lonely isolated remote secluded private public little-known famous well-known tidy messy cluttered
  sloping floating hovering elevated raised 
  food-like snug-fitting plane plan stage food wool store start states stare spare share shore-like form-like bare
  fitted integrated gloss stylish formal neutral
  play plays playing weather turned turn them duplex fashion fashioned century age era period day's days`);

/**
 * English words for things that can't be drawn: reported as not understood, never corrected ("canoe" is not "cane").
 */
export const wordsOfOthers =
  list(`canoe smoke dressing cellar mosque minaret bridge school marsh swamp reeds
  toys toy girls boys girl boy twins teenager teenagers student students gaming ottoman pouf vaulted tasting
  cat cats dog dogs puppy kitten horse horses cow cows sheep bird birds chicken chickens duck ducks fish goat
  ramp lift elevator escalator tent caravan camper tractor train tram plane helicopter rocket ship
  statue sculpture flag banner balloon balloons kite swing slide trampoline sandbox seesaw playground
  hammock ladder bucket broom basket blankets towel towels teddy doll drum drums guitar violin harp
  easel loom kiln anvil forge pottery wheel sewing ironing vacuum
  football basketball tennis billiard billiards snooker darts treadmill dumbbells weights yoga
  rainbow moonlight lightning volcano waterfall glacier iceberg cave
  windmill lighthouse castle temple pagoda igloo yurt barrel silo stable kennel coop beehive well
  chapel cathedral synagogue hospital prison factory warehouse hangar parking petrol
  murphy modular custom floating hanging rocking spinning rotating tilting rolling
  cluttered minimal maximal elegant sleek edgy quirky playful serene tranquil
  herbs herb pots pot spices cheese bread cake pizza beer whisky cocktail
  camera telescope globe map trophy medal robot drone skateboard surfboard snowboard skis sled`);
