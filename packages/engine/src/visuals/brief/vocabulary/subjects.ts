/** Subjects of a picture: a building seen from outside, or a room seen from inside. */
import { places } from '../../catalogue/places.ts';
import { entry, type Vocabulary } from './entry.ts';
import { landmarks } from './landmarks.ts';

export const buildings = {
  ...landmarks,
  villa: entry(
    'Villa',
    'villa|mansion|modern house|contemporary house|modern home|contemporary home|luxury home|luxury house|modern residence|residence|family home|cubic house|box house|palace|bungalow villa',
  ),
  'prairie-house': entry('Prairie house', 'prairie house|prairie home|prairie'),
  cottage: entry('Cottage', 'cottage|gingerbread house|thatched house|fairytale house'),
  farmhouse: entry(
    'Farmhouse',
    'farmhouse|farm|barn conversion|converted barn|farm house|framhouse|ranch|barn house|barndominium|homestead',
  ),
  'coastal-house': entry(
    'Coastal house',
    'coastal house|beach house|seaside house|coastal home|beach home|seaside home|hamptons house|beach cottage|house by the sea|lake house|lakehouse',
  ),
  'mediterranean-house': entry(
    'Mediterranean house',
    'mediterranean house|mediterranean home|tuscan house|spanish house|finca|hacienda|greek house|santorini house|riad|tuscan villa|spanish villa|mediterranean villa|italian villa|greek villa',
  ),
  'midcentury-house': entry(
    'Mid-century house',
    'midcentury house|mid century house|mid century home|eichler|case study house|bungalow|butterfly house|mid century modern house|palm springs house',
  ),
  'traditional-house': entry(
    'Traditional house',
    'traditional house|traditional home|colonial house|colonial|georgian house|manor|manor house|victorian house|tudor house|country house|suburban house|suburban home|detached house|detached home|detached|new build|new build house|new build home|craftsman house|palladian villa|palladian house|palladian mansion|neoclassical villa',
  ),
  townhouses: entry(
    'Townhouse row',
    'townhouse|town house|row house|terraced house|brownstone|rowhouse|row home|canal house|narrow house|victorian terrace|georgian terrace|edwardian terrace|mid terrace|mid terrace house|end of terrace|terrace of house|terraced street|brick terrace|terrace house|townhome|mews',
  ),
  'apartment-block': entry(
    'Apartment block',
    'apartment block|new build apartment|new build flat|new apartment|luxury apartment building|block of apartment|office block|student housing|student residence|student home|social housing|apartment building|apartment house|flat block|block of flat|residential block|condominium|condo|housing block|multi family|apartment complex|social housing|hotel|hotel facade|apartment|tall apartment house|mixed use block|multifamily|housing estate|boutique hotel|hotel exterior|hotel building',
  ),
  'glass-tower': entry(
    'Glass tower',
    'glass tower|tower|skyscraper|high rise|highrise|office tower|residential tower|tower block|office building|corporate headquarter|headquarter',
  ),
  'gaudi-facade': entry(
    'Organic facade',
    'gaudi facade|casa batllo|organic facade|curvy facade|mosaic facade|modernisme building|wavy facade',
  ),
  'fluid-building': entry(
    'Fluid building',
    'fluid building|curved building|parametric building|futuristic building|fluid house|parametric house|futuristic house|opera house|futuristic villa|flowing building',
  ),
  'ribbed-hall': entry(
    'Ribbed hall',
    'ribbed hall|train station|railway station|airport|airport terminal|concert hall|station|winged building',
  ),
  museum: entry(
    'Museum',
    'museum|gallery building|cultural center|cultural centre|deconstructed building|theatre|theater|palazzo',
  ),
  pavilion: entry(
    'Pavilion',
    'pavilion|glass house|glass pavilion|farnsworth|barcelona pavilion|tea house|teahouse|garden room|summer house|summerhouse',
  ),
  cabin: entry(
    'Cabin',
    'cabin|log cabin|chalet|a frame|aframe|a frame cabin|hut|lodge|ski chalet|mountain cabin|sauna house|sauna cabin|sauna hut|lakeside sauna',
  ),
  'courtyard-house': entry(
    'Courtyard house',
    'courtyard house|courtyard home|house with courtyard|house with a courtyard|home with courtyard|home with a courtyard|house with an inner courtyard|inner courtyard|courtyard|patio house|atrium house|house around a courtyard|courtyard villa|u shaped house|siheyuan',
  ),
} as const satisfies Vocabulary;

export const rooms = {
  foyer: entry(
    'Foyer',
    'foyer|landing|stair landing|upstairs landing|entrance hall|hallway|entryway|entry hall|vestibule|lobby|corridor|mudroom|staircase hall|hotel lobby|stair hall|stairwell|stair well|stairway hall|reception hall|reception area|elevator lobby|lift lobby|hall|entrance lobby|theatre foyer|theater foyer',
  ),
  'living-room': entry(
    'Living room',
    'living room|empty room|empty apartment|empty flat|unfurnished room|unfurnished apartment|apartment interior|lounge|sitting room|livingroom|family room|parlour|parlor|salon|drawing room|living space|living area|loft|penthouse|penthouse interior|living|penthouse living room|loft living room|houseboat interior|tiny house interior|caravan interior|cabin interior|tent interior|camper interior|train compartment|compartment|spaceship cabin|reception room|double reception room|front room|through lounge|living dining room',
  ),
  'dining-room': entry(
    'Dining room',
    'dining room|dinning room|breakfast nook|breakfast corner|eating nook|dining|dining area|diningroom|breakfast room|dining hall|dinette|dining space',
  ),
  kitchen: entry(
    'Kitchen',
    'kitchen|family kitchen|kitchen dinner|kitchen dining|kitchen diner dining|kitchin|kitchenette|galley kitchen|cookhouse|pantry|kitchen diner|cook space|co living kitchen|shared kitchen|communal kitchen|student kitchen|open kitchen diner',
  ),
  'powder-room': entry(
    'Powder room',
    'powder room|guest toilet|half bath|guest wc|poweder room|toilet|cloakroom|restroom|wc|guest bathroom|washroom',
  ),
  bedroom: entry(
    'Bedroom',
    'bedroom|room for baby|room for a baby|baby room|baby s room|babys room|baby s bedroom|student room|student bedroom|dorm room|dormitory room|dormitory|teen room|teen bedroom|teens room|girl s room|girls room|boy s room|boys room|girl s bedroom|boy s bedroom|master suite|bedroom suite|hotel suite|guest bedroom|studio flat|studio apartment|bedsit|one room flat|master bedroom|children bedroom|children s bedroom|kid bedroom|kid s bedroom|child bedroom|teenage bedroom|guest room|bed room|nursery|kid room|child room|teenager room|hotel room|sleeping room|children room|dormitory|loft bedroom|attic bedroom|sleeping loft|attic guest room|motel room|hostel room|hostel dorm|dorm|bunk room|spare room|spare bedroom|spare bed room|granny bedroom|sleeping cabin|boutique hotel room|principal bedroom|main bedroom',
  ),
  bathroom: entry(
    'Bathroom',
    'bathroom|bath room|ensuite|en suite|wet room|shower room|spa bathroom|master bath|spa|attic bathroom|family bathroom|main bathroom|hotel bathroom|suite bathroom|hotel suite bathroom|en suite bathroom|ensuite bathroom',
  ),
  office: entry(
    'Office',
    'office|home office|study|studio|workspace|work room|study room|workroom|workplace|atelier|co working space|painters studio|attic studio|newsroom|coworking space|coworking office|coworking|co working|open office|detective office|detective s office|architect s studio|architects studio|architecture studio|artist studio|artists studio|artist s studio|artist s room|artists room|design studio|psychiatrist s office|therapist s office',
  ),
  'garage-room': entry(
    'Garage',
    'garage with workbench|garden shed with workbench|tool shed|potting shed|shed interior|garden shed with a workbench|garage with a workbench|garage interior|workshop|garage workshop|car workshop|inside a garage|inside of a garage|garage room|hobby garage|bike workshop',
  ),
  barbershop: entry(
    'Barbershop',
    'barbershop|barber shop|barber|hair salon|hairdresser|beauty salon|hairdressing salon',
  ),
  cafe: entry(
    'Café',
    'cafe|coffee shop|coffee house|restaurant|bistro|diner|coffee bar|tea room|tearoom|trattoria|brasserie|pub|bar interior|cat cafe|retro diner|saloon|western saloon|coffee shop interior|beer hall|taproom|tavern|wine bar with table',
  ),
  gallery: entry(
    'Gallery',
    'art gallery|gallery|gallery interior|exhibition room|exhibition hall|showroom|white cube',
  ),
  laundry: entry('Laundry', 'laundry|laundry room|utility room|wash room'),
  conservatory: entry(
    'Conservatory',
    'conservatory|winter garden|wintergarden|orangery|glass room|greenhouse dinner|inside a greenhouse|sunroom|sun room|garden lounge of glass|solarium|glazed veranda',
  ),
  'dressing-room': entry(
    'Dressing room',
    'dressing room|walk in wardrobe|walk in closet|walk in wardrobe room|wardrobe room|closet room|boot room',
  ),
  hall: entry(
    'Hall',
    'hall interior|great hall|atrium|atrium interior|swimming hall|public swimming hall|indoor pool|indoor swimming pool|pool hall|pool house interior|chapel interior|interior of a chapel|inside a chapel|church interior|interior of a church|inside a church|cathedral interior|temple interior|station hall|railway station hall|train station interior|station interior|ballroom|gymnasium|gym|sports hall|banquet hall|assembly hall|nave|theatre interior|theater interior|lecture hall|auditorium|warehouse interior|barn interior|airport interior|terminal interior|school hall|community hall|village hall|music hall|dance hall|wedding hall|event hall|function room|function hall|railway hall|departure hall|arrival hall|ticket hall|booking hall|entrance hall of a station|exhibition centre hall|turbine hall|machine hall',
  ),
  'public-room': entry('Room of one use', places.map((place) => place.words).join('|')),
  den: entry(
    'Den',
    'den|reading room|library room|snug|man cave|media room|home library|library|games room|cinema room|music room|reading corner|reading nook|home cinema|home theater|home theatre|children s library|childrens library|school library|library interior',
  ),
} as const satisfies Vocabulary;

/** Words that decide between interior and exterior, whatever else is named. */
export const views = {
  interior: entry(
    'Interior',
    'interior|indoor|inside|interior design|room|indoors|interior photo|interior photograph',
  ),
  exterior: entry(
    'Exterior',
    'exterior|seen from the street|viewed from the street|seen from outside|from outside|from the outside|viewed from outside|seen from across the street|interior lit|lit interior|glowing interior|illuminated interior|outdoor|outside|facade|front yard|frontyard|backyard|back yard|curb appeal|outdoors|house|home|building|dwelling|architecture exterior|housing',
  ),
} as const satisfies Vocabulary;

export type BuildingKind = keyof typeof buildings;
export type RoomKind = keyof typeof rooms;
export type View = keyof typeof views;
