/**
 * Prompts as users type them: hasty, with brand names, typos and fragments. The facts were written before the parser
 * saw any of them.
 */
import { type PromptFacts, row } from './prompts.fixture.ts';

export const typedPrompts: readonly PromptFacts[] = [
  row(
    'small modern house 2 floors with big windows and wood facade, photorealistic, 8k',
    'style=modern size=small storeys=2 windows.size=large walls.material=timber',
  ),
  row(
    'my dream home!! white villa by the ocean w/ infinity pool + palm trees, sunset',
    'building=villa walls.colour=white setting=sea pool tree=palm time=golden',
  ),
  row(
    'make me a cosy scandi livingroom, light wood floor, beige sofa, some plants pls',
    'room=living-room style=scandinavian mood=warm floor.material=timber sofa.colour=beige plants',
  ),
  row(
    'kitchen. dark green cabinets. white marble countertop. gold handles. wooden floor.',
    'room=kitchen cabinets.colour=forest-green countertop.material=marble faucet.material=brass floor.material=timber',
  ),
  row(
    'render of a 3 bedroom bungalow with carport and solar panels, front elevation',
    'storeys=1 carport solar-panels camera=front',
  ),
  row(
    'old stone farmhouse tuscany, cypresses, gravel driveway, late afternoon',
    'building=farmhouse walls.material=stone tree=cypress path time=golden',
  ),
  row(
    'bathroom w walk in shower, black taps, no bathtub, grey tiles on the walls',
    'room=bathroom shower faucet.colour=black !bathtub walls.material=tile walls.colour=grey',
  ),
  row(
    'House at night with warm lights in the windows, snow falling',
    'view=exterior time=night weather=snow',
  ),
  row(
    'futuristic skyscraper covered in plants, foggy city',
    'building=glass-tower weather=fog setting=city',
  ),
  row(
    'kids bedroom with bunk bed, blue walls and a round rug',
    'room=bedroom bed walls.colour=blue rug rug.form=round',
  ),
  row(
    'black a-frame cabin in pine forest, winter morning',
    'building=cabin roof=a-frame walls.colour=black tree=conifer season=winter time=morning',
  ),
  row(
    'home office, standing desk in oak, 2 monitors, forest green accent wall',
    'room=office desk.material=oak computer*2 accent-wall.colour=forest-green',
  ),
  row(
    'Spanish style home, white stucco, red tile roof, arched windows, bougainvillea',
    'building=mediterranean-house walls.colour=white walls.material=plaster roof.colour=red roof.material=tile flowers',
  ),
  row(
    'minimalist japanese house with courtyard and maple tree',
    'style=minimal building=courtyard-house tree=maple',
  ),
  row(
    'luxury master bedroom, hotel style, velvet headboard, chandelier, dark moody',
    'room=bedroom bed.material=velvet pendants mood=dark',
  ),
  row(
    'victorian house painted purple with white trim & wraparound porch',
    'walls.colour=purple trim.colour=white porch porch.form=wraparound',
  ),
  row(
    'apartment building 6 stories red brick black windows street level new york',
    'building=apartment-block storeys=6 walls.material=brick windows.colour=black camera=street setting=city',
  ),
  row(
    'backyard of a modern house with fire pit, pergola and string lights at dusk',
    'building=villa fire-pit pergola lanterns time=dusk',
  ),
  row(
    'dining room round marble table 4 chairs big pendant lamp',
    'room=dining-room table.form=round table.material=marble chairs*4 pendants',
  ),
  row(
    'barn conversion, black timber cladding, huge glass front, wheat fields',
    'building=farmhouse walls.material=charred-timber windows setting=countryside',
  ),
  row(
    'loft living room brick wall leather couch big industrial windows new york view',
    'room=living-room walls.material=brick sofa.material=leather windows setting=city',
  ),
  row(
    'hallway with checkered floor, dark blue walls and a gold mirror',
    'room=foyer floor.material=checker walls.colour=navy mirror.material=brass',
  ),
  row(
    'tiny house on wheels in the woods autumn leaves',
    'building=tiny-house setting=forest season=autumn',
  ),
  row(
    'watercolor painting of a yellow cottage with blue door, lavender garden',
    'medium=watercolour building=cottage walls.colour=yellow door.colour=blue flowers',
  ),
];
