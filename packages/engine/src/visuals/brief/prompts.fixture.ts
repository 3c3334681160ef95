/**
 * A table that is read as a whole, so it stays in one file.
 *
 * 120 prompts and the facts each of them states, written before the parser was tuned. The second
 * half was kept aside: nothing was changed to please it until the figure at the end was taken.
 *
 * Facts: `slot=value`; `part` asked for; `!part` forbidden; `part*n` counted;
 * `part.colour=x`, `part.material=x`; `not.slot=value` for a value that must not be. Both halves stay
 * in one file, so that a prompt is not written twice.
 */
export interface PromptFacts {
  readonly prompt: string;
  readonly facts: string;
}

export const row = (prompt: string, facts: string): PromptFacts => ({ prompt, facts });

export const tunedPrompts: readonly PromptFacts[] = [
  row(
    'Modern two-storey villa with a pool at dusk',
    'building=villa style=modern storeys=2 pool time=dusk',
  ),
  row(
    'A three-story house with white walls, a red tile roof and a green door',
    'view=exterior storeys=3 walls.colour=white roof.colour=red roof.material=tile door.colour=green',
  ),
  row(
    'Cozy log cabin in a snowy forest, smoke from the chimney, night',
    'building=cabin walls.material=log weather=snow setting=forest chimney time=night',
  ),
  row(
    'frank lloyd wright prairie house in autumn',
    'style=frank-lloyd-wright building=prairie-house season=autumn',
  ),
  row(
    'Scandinavian living room with a navy blue velvet sofa and oak floor',
    'room=living-room style=scandinavian sofa.colour=navy sofa.material=velvet floor.material=oak',
  ),
  row(
    'industrial loft kitchen with exposed brick walls and black cabinets',
    'room=kitchen style=industrial walls.material=brick cabinets.colour=black',
  ),
  row(
    'glass tower in the city at night in the rain',
    'building=glass-tower setting=city time=night weather=rain',
  ),
  row('Gaudí inspired facade, sunny day', 'style=antoni-gaudi weather=clear time=day'),
  row('zaha hadid museum, aerial view', 'style=zaha-hadid building=museum camera=aerial'),
  row(
    'cottage with thatched roof, no trees, watercolour',
    'building=cottage roof.material=thatch !trees medium=watercolour',
  ),
  row(
    'white mediterranean villa with blue shutters by the sea without a pool',
    'building=mediterranean-house walls.colour=white shutters.colour=blue setting=sea !pool',
  ),
  row(
    'brutalist concrete apartment block, five floors, overcast',
    'style=brutalist building=apartment-block walls.material=concrete storeys=5 weather=overcast',
  ),
  row(
    'minimalist bathroom with freestanding tub, terrazzo floor and brass taps',
    'room=bathroom style=minimal bathtub floor.material=terrazzo faucet.material=brass',
  ),
  row(
    'pencil sketch of a farmhouse with a wraparound porch',
    'medium=pencil building=farmhouse porch',
  ),
  row('blueprint of a courtyard house', 'medium=blueprint building=courtyard-house'),
  row(
    'Mies van der Rohe pavilion beside a lake in spring',
    'style=mies-van-der-rohe building=pavilion setting=lake season=spring',
  ),
  row(
    'a bedroom in bohemian style with a rattan lamp, lots of plants and a terracotta wall',
    'room=bedroom style=bohemian lamp.material=rattan plants walls.material=terracotta',
  ),
  row(
    'home office with walnut desk and green walls',
    'room=office desk.material=walnut walls.colour=green',
  ),
  row(
    'barbershop with three leather armchairs and checkered floor, vintage',
    'room=barbershop armchair*3 armchair.material=leather mood=vintage',
  ),
  row(
    'row of brick townhouses in winter',
    'building=townhouses walls.material=brick season=winter',
  ),
  row('moden vila with swiming pool', 'style=modern building=villa pool'),
  row(
    'a house in the dessert with corten steel walls',
    'view=exterior setting=desert walls.material=corten',
  ),
  row(
    'mid-century modern house in palm springs with a butterfly roof and a yellow door',
    'building=midcentury-house roof=butterfly door.colour=yellow setting=desert',
  ),
  row(
    'Le Corbusier villa on pilotis, ribbon windows, white',
    'style=le-corbusier building=villa walls.colour=white',
  ),
  row(
    'coastal house with grey shingle walls and white trim, dunes',
    'building=coastal-house walls.material=shingle walls.colour=grey trim.colour=white',
  ),
  row(
    'dining room with round wooden table and six chairs, chandelier',
    'room=dining-room table table.material=timber chairs*6 pendants',
  ),
  row('foyer with marble floor and a staircase', 'room=foyer floor.material=marble stairs'),
  row(
    'A powder room with dark green walls and a round mirror',
    'room=powder-room walls.colour=forest-green mirror',
  ),
  row(
    'garage interior with a red sports car and tool wall',
    'room=garage-room cars.colour=red tool-wall',
  ),
  row(
    'den with fireplace, leather sofa and bookshelves, warm',
    'room=den fireplace sofa.material=leather shelves mood=warm',
  ),
  row(
    'Santiago Calatrava concert hall, white, by the water',
    'style=santiago-calatrava building=ribbed-hall walls.colour=white',
  ),
  row(
    'Frank Gehry museum in titanium, golden hour',
    'style=frank-gehry building=museum walls.material=titanium time=golden',
  ),
  row('Rem Koolhaas stacked house', 'style=rem-koolhaas view=exterior'),
  row(
    'Renzo Piano glass pavilion with timber beams',
    'style=renzo-piano building=pavilion beams.material=timber',
  ),
  row(
    'rustic stone house in the mountains, foggy morning',
    'style=rustic walls.material=stone setting=mountains weather=fog time=morning',
  ),
  row(
    'traditional brick house with columns and two chimneys',
    'building=traditional-house walls.material=brick columns chimney*2',
  ),
  row(
    'cut paper illustration of a pink house on a hill',
    'medium=cut-paper walls.colour=pink setting=countryside',
  ),
  row('clay model of a modern villa', 'medium=clay building=villa'),
  row(
    'ink drawing of a victorian house with a turret',
    'medium=ink building=traditional-house tower',
  ),
  row(
    'small wooden cabin by a lake, sunrise',
    'building=cabin size=small walls.material=timber setting=lake time=dawn',
  ),
  row(
    'single-storey house with flat roof, carport and palm trees',
    'storeys=1 roof=flat carport tree=palm',
  ),
  row(
    'black timber cabin with a huge window',
    'building=cabin walls.material=charred-timber windows',
  ),
  row(
    'kitchen with sage green shaker cabinets, a marble island and brass pendant lights',
    'room=kitchen cabinets.colour=sage island.material=marble pendants.material=brass',
  ),
  row(
    'living room, no tv, no rug, white sofa, fireplace',
    'room=living-room !tv !rug sofa.colour=white fireplace',
  ),
  row('cyberpunk bedroom at night with neon lights', 'room=bedroom style=cyberpunk time=night'),
  row(
    'A house that is painted yellow, its roof is dark grey',
    'walls.colour=yellow roof.colour=charcoal',
  ),
  row(
    'villa with walls of board-formed concrete and cedar cladding',
    'building=villa walls.material=concrete',
  ),
  row(
    'modern house, street view, cars parked in front, suburb',
    'building=villa cars setting=suburb',
  ),
  row('close-up of a front door painted teal', 'camera=close-up door.colour=teal'),
  row(
    'tropical villa with infinity pool and thatched roof, aerial drone shot',
    'building=villa pool roof.material=thatch camera=aerial',
  ),
  row('12 storey apartment building with balconies', 'building=apartment-block storeys=12 balcony'),
  row('a tower of 30 floors at sunset', 'building=glass-tower storeys=30 time=golden'),
  row('Japanese style bedroom with low bed, tatami, paper lamps', 'room=bedroom style=japandi bed'),
  row(
    'farmhouse kitchen with a white farmhouse sink and open shelving',
    'room=kitchen style=farmhouse sink.colour=white shelves',
  ),
  row(
    'bathroom with pink tiles and a gold mirror',
    'room=bathroom walls.material=tile mirror.material=brass',
  ),
  row('house without garage, without fence and with a red door', '!garage !fence door.colour=red'),
  row(
    'Victorian living room, dark, burgundy curtains, persian rug',
    'room=living-room style=victorian mood=dark curtains.colour=burgundy rug',
  ),
  row(
    'spanish house with terracotta roof and arches',
    'building=mediterranean-house roof.material=terracotta arches',
  ),
  row('A-frame cabin in the alps, snow', 'building=cabin setting=mountains weather=snow'),
  row(
    'an airy office with a standing desk and two monitors',
    'room=office mood=airy desk computer*2',
  ),
];

export const asidePrompts: readonly PromptFacts[] = [
  row(
    'contemporary three storey house clad in larch with a roof terrace',
    'style=modern storeys=3 walls.material=cedar roof-terrace',
  ),
  row(
    'Tuscan villa with cypress trees at golden hour',
    'building=mediterranean-house tree=cypress time=golden',
  ),
  row(
    'Stone cottage, blue door, climbing roses, morning mist',
    'building=cottage walls.material=stone door.colour=blue ivy weather=fog',
  ),
  row(
    'night view of a glass skyscraper with 40 storeys',
    'building=glass-tower time=night storeys=40',
  ),
  row(
    'living room with mustard armchair, grey sofa and big windows',
    'room=living-room armchair.colour=mustard sofa.colour=grey windows',
  ),
  row(
    'kitchen island in walnut with four bar stools',
    'room=kitchen island.material=walnut stools*4',
  ),
  row(
    'Wright style home with brick walls and a low hipped roof',
    'style=frank-lloyd-wright walls.material=brick roof=hip',
  ),
  row(
    'Antoni Gaudi apartment building, colourful mosaic, Barcelona',
    'style=antoni-gaudi building=apartment-block walls.material=mosaic setting=city',
  ),
  row(
    'courtyard house with an olive tree and a pond, desert',
    'building=courtyard-house tree=olive pond setting=desert',
  ),
  row('villa, no pool, no people, fog', 'building=villa !pool !people weather=fog'),
  row(
    'red barn in a wheat field, stormy sky',
    'building=farmhouse walls.colour=red setting=countryside weather=storm',
  ),
  row(
    'hamptons beach house with white porch columns',
    'building=coastal-house columns.colour=white porch',
  ),
  row('bedroom with a four poster bed and navy walls', 'room=bedroom bed walls.colour=navy'),
  row(
    'industrial bathroom with concrete walls and black shower',
    'room=bathroom style=industrial walls.material=concrete shower.colour=black',
  ),
  row(
    'scandi dining room with black chairs and a long oak table',
    'room=dining-room style=scandinavian chairs.colour=black table.material=oak',
  ),
  row(
    'watercolor of townhouses in Amsterdam along a canal',
    'medium=watercolour building=townhouses',
  ),
  row('pen and ink drawing of a gothic manor', 'medium=ink building=traditional-house'),
  row('mordern farmhous with balck windows', 'building=farmhouse windows.colour=black'),
  row(
    'miesian glass pavilion in the forest during autumn',
    'style=mies-van-der-rohe building=pavilion setting=forest season=autumn',
  ),
  row('two-level beach house with solar panels', 'storeys=2 building=coastal-house solar-panels'),
  row(
    'Gehry style concert hall by the river',
    'style=frank-gehry building=ribbed-hall setting=lake',
  ),
  row(
    'zaha hadid style villa, dusk, front view',
    'style=zaha-hadid building=villa time=dusk camera=front',
  ),
  row('museum by Calatrava on the coast', 'style=santiago-calatrava building=museum setting=sea'),
  row(
    'cozy den with a green leather chesterfield and wood burner',
    'room=den sofa.colour=green sofa.material=leather fireplace mood=warm',
  ),
  row('barber shop with black and white tiles and big mirrors', 'room=barbershop mirror'),
  row(
    'hallway with a wooden bench, coat hooks and a brick floor',
    'room=foyer bench.material=timber floor.material=brick',
  ),
  row('guest toilet with floral wallpaper', 'room=powder-room walls.material=wallpaper'),
  row('a workshop with a workbench and a bicycle', 'room=garage-room desk bicycle'),
  row('home library with floor to ceiling bookshelves and a ladder', 'room=den shelves'),
  row(
    'chalet in the mountains in winter, heavy snowfall, warm light in the windows',
    'building=cabin setting=mountains season=winter weather=snow',
  ),
  row(
    'pale blue victorian house with white trim and a picket fence',
    'walls.colour=sky-blue trim.colour=white fence',
  ),
  row('house with a mansard roof of slate', 'roof=mansard roof.material=slate'),
  row(
    'bungalow in a suburban street with a driveway and a hedge',
    'building=midcentury-house setting=suburb path hedge',
  ),
  row(
    '4-storey brick apartment block with green balconies',
    'storeys=4 walls.material=brick building=apartment-block balcony.colour=green',
  ),
  row(
    'a purple sofa in a white living room',
    'room=living-room sofa.colour=purple walls.colour=white',
  ),
  row(
    'Kitchen, terracotta floor, cream cupboards, copper hood',
    'room=kitchen floor.material=terracotta cabinets.colour=cream hood.material=copper',
  ),
  row('art deco foyer with a chandelier', 'room=foyer style=art-deco pendants'),
  row(
    'brick fireplace in a rustic living room with wooden beams',
    'room=living-room style=rustic fireplace.material=brick beams.material=timber',
  ),
  row('Le Corbusier house in spring, clear sky', 'style=le-corbusier season=spring weather=clear'),
  row(
    'Koolhaas library in the city seen from above',
    'style=rem-koolhaas setting=city camera=aerial',
  ),
  row(
    'prairie house with a wide terrace, not in a city',
    'building=prairie-house terrace not.setting=city',
  ),
  row(
    'midcentury living room with teak sideboard and an orange lounge chair',
    'room=living-room style=midcentury cabinets.material=walnut armchair.colour=orange',
  ),
  row(
    'white kitchen without an island, with a round table',
    'room=kitchen walls.colour=white !island table',
  ),
  row(
    'a bathroom with two sinks, a walk-in shower and no bathtub',
    'room=bathroom sink*2 shower !bathtub',
  ),
  row(
    'paper cut of a lighthouse cottage in a storm',
    'medium=cut-paper building=cottage weather=storm',
  ),
  row('villa with a garage for two cars', 'building=villa garage cars*2'),
  row(
    'olive green cabin with a metal roof',
    'building=cabin walls.colour=olive roof.material=metal',
  ),
  row(
    'modern home with dark wood walls, stone chimney and large terrace',
    'building=villa walls.material=timber chimney.material=stone terrace',
  ),
  row(
    'classic office with mahogany desk, green lamp and brown leather chairs',
    'room=office style=classic desk.material=walnut lamp.colour=green chairs.colour=brown chairs.material=leather',
  ),
  row(
    'renzo piano tower with terracotta facade',
    'style=renzo-piano building=glass-tower walls.material=terracotta',
  ),
  row('neon cyberpunk street, tower, rain', 'style=cyberpunk building=glass-tower weather=rain'),
  row(
    'wide shot of a lonely cabin in the desert under stars',
    'camera=wide building=cabin setting=desert',
  ),
  row(
    'calm japandi living room with low linen sofa, no pictures',
    'room=living-room style=japandi mood=calm sofa.material=linen !art',
  ),
  row(
    'glamorous powder room with gold faucets and black marble',
    'room=powder-room mood=glam faucet.material=brass walls.material=marble',
  ),
  row('children room with bunk bed and yellow curtains', 'room=bedroom bed curtains.colour=yellow'),
  row('brownstones with steps, fall', 'building=townhouses stairs season=autumn'),
  row(
    'Greek island house, white walls, blue door, bougainvillea',
    'building=mediterranean-house walls.colour=white door.colour=blue flowers',
  ),
  row(
    'clay render of a glass tower with trees around it',
    'medium=clay building=glass-tower trees',
  ),
  row(
    'the facade is made of white brick and the window frames are black',
    'walls.material=white-brick windows.colour=black',
  ),
  row(
    'six apartments over three floors with a shared garden, evening',
    'storeys=3 garden time=dusk',
  ),
];
