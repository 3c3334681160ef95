/**
 * Correctly spelled words without an entry in any table: reported as not understood, never corrected ("a rope bridge"
 * is no rose, "a lane" no lake). Grouped by topic, to show gaps.
 */
const list = (words: string) => words.trim().split(/\s+/);

export const plainWords: readonly string[] = list(`
  slat slats slatted paved retaining build builds sectional juniper cobbles cobble balustrade integral turf turfed detached semi
  corner corners quay promenade estate paddock revolving membrane coral fish park draped mast knight conical scalloped
  gumdrop gumdrops icing syrup petrol diesel charging cladded rendered pebbledash porthole portholes oculus lancet gothic
  bracket brackets finial finials quoin quoins keystone spandrel parapet parapets cupola gargoyle gargoyles buttress buttresses
  tram trams bollard bollards manhole kerbside verge verges hedgehog topiary espalier espaliered parterre gazebo belvedere
  hang hangs flour dusted grazing grazes furniture sunken cantilever cantilevered
  animal animals pet camel elephant lion tiger leopard zebra giraffe monkey ape bear wolf fox deer hare rabbit bunny
  mouse rat squirrel hedgehog mole otter beaver seal whale dolphin shark octopus crab lobster shell snail frog toad
  turtle tortoise snake lizard dragon crocodile donkey mule pony foal calf lamb sheep ram bull ox buffalo pig piglet
  hen rooster goose geese swan pigeon dove parrot peacock owl eagle hawk falcon crow raven sparrow robin swallow stork
  heron crane flamingo penguin pelican gull seagull butterfly butterflies moth bee bees wasp beetle ladybird dragonfly
  firefly fireflies spider ant worm termite fur feather feathers wing wings tail paw beak nest hive cage aquarium
  apple pear plum peach grape melon banana berry berries strawberry nut nuts pumpkin pumpkins squash carrot onion garlic
  potato tomato pepper salad soup pie pastry biscuit cookie candy sugar salt honey butter milk cream egg eggs meat
  sausage lunch dinner supper picnic feast meal snack juice champagne cup cups mug mugs plate plates dish dishes jug
  pitcher spoon fork knife knives napkin tablecloth saucer teapot kettle pan pans lid recipe cook chef baker
  bag sack suitcase trunk case box crate bin hamper chest drawer drawers tin parcel package rope string ribbon wire
  chain cord thread needle yarn cloth apron hat cap coat dress shirt shoe shoes boot boots glove gloves scarf sock
  umbrella stick cane crown ring jewel pearl mask costume wig veil robe uniform helmet armour shield sword spear bow
  arrow cannon gun rifle axe hammer saw nail screw drill spade shovel rake hoe scythe pump hose pipe pipes tank barrow
  cart wagon carriage coach sledge tram trolley bus van taxi train trains rail rails track tracks engine platform
  platforms ticket barrier signal tunnel subway metro runway anchor oar mast sail sails rudder buoy wharf quay harbour
  lighthouse windmill watermill mill mills dam weir lock bridge bridges well wells pump trough shaft mine quarry
  tower castle fortress palace ruin ruins monument obelisk pyramid temple shrine altar pew pews pulpit organ font
  cross crucifix candle icon crypt tomb grave graveyard cemetery monastery abbey cloister convent minaret mosque
  synagogue cathedral chapel nave apse aisle choir cinema theatre stage curtain circus carousel fair market stall
  stalls booth counter till shop kiosk arcade casino ballroom gym gymnasium pitch court arena stand grandstand
  classroom laboratory clinic ward surgery pharmacy bank court jail cell barrack barracks fire police embassy
  observatory library archive depot garage workshop foundry brewery winery distillery dairy greenhouse nursery
  estate grounds manor domain plot lot corner side edge rim border end ends top tip slit gap hole crack opening
  lane lanes alley alleys passage path trail road roads highway crossing junction roundabout kerb gutter drain
  trunk trunks branch branches twig twigs root roots bark leaf bud petal petals stem stalk thorn seed seeds pod
  moss lichen mushroom mushrooms fungus weed weeds nettle thistle daisy daisies lily lilies iris orchid orchids
  peony peonies violet pansy marigold jasmine honeysuckle clematis ivy holly mistletoe willow willows elm elms
  hazel alder chestnut sycamore acacia cedar yew laurel bay bamboo reed rush hay straw corn maize barley rye oats rice
  sand pebble pebbles boulder boulders cliff cavern cave caves ridge slope slopes summit crater lava ash dust mud
  star stars planet planets comet meteor galaxy galaxies moon aurora constellation constellations milky eclipse
  rainbow storm gale breeze wind gust hail dew frost icicle icicles puddle flood tide surf spray foam ripple ripples
  grandmother grandfather granny grandma grandpa mother father aunt uncle cousin daughter son baby babies toddler
  boy girl lady gentleman king queen prince princess knight wizard witch fairy elf giant dwarf angel ghost monster
  robot pirate sailor fisherman farmer shepherd gardener painter artist writer poet musician pianist dancer acrobat
  soldier guard monk nun priest nurse doctor teacher student guest guests owner neighbour neighbours tourist crowd
  telescope microscope compass hourglass sundial chart charts diagram scroll letter letters stamp quill
  inkwell candle chandelier sputnik globe globes atlas telephone phone radio gramophone record records speaker
  speakers headphones camera cameras tripod keyboard typewriter printer screen console joystick game games chess
  puzzle dice card cards doll dolls teddy bear kite balloon marble marbles hoop rope ball balls bat racket net goal
  ski skis sled skate skates surfboard paddle tent tents hammock swing swings slide seesaw sandpit trampoline climbing
  flute trumpet horn cello viola bass banjo accordion bell bells gong chime chimes drum drums guitar violin harp
  stair stairwell runner runners landing banister railing ramp hall halls cellar vault basement attic loft mezzanine
  gallery passageway lift elevator escalator conveyor dumbwaiter hatch trapdoor ladder ladders scaffold crane hook
  socket switch plug cable lamp lamps strip strips spot spots bulb torch torches lantern flame flames spark sparks
  fan fans vent grille radiator boiler heater stove chimney hearth poker tongs bellows log logs kindling coal
  mobile rattle pram buggy stroller cradle highchair potty bib banquette bunting pouffe bean beanbag chaise
  divan futon tatami screen divider partition niche alcove nook recess ledge sill mantel plinth pedestal podium bust
  statue sculpture relief fresco mural mosaic frieze emblem crest coat arms flag flags pennant banner sign poster
  squiggle squiggles dots dot polka stripe stripes striped plaid gingham tartan paisley damask houndstooth zigzag
  botanical floral geometric abstract printed print pattern fluted ribbed grooved carved engraved embossed tufted
  quilted pleated ruffled fringed tasselled shaggy fluffy furry knitted crocheted woven braided lacquer lacquered
  glossy frosted stained tinted smoked bevelled mirrored crooked bent twisted broken cracked chipped worn torn
  weathered rusty dusty muddy shallow steep hollow blunt heavy tilted leaning hanging crumbling peeling fading
  asleep awake sleeping resting lying sitting kneeling leaning standing walking running jumping climbing swimming
  diving flying floating drifting rowing sailing riding driving cycling fishing hunting reading writing painting
  drawing singing dancing playing laughing smiling talking waiting watching looking pointing reaching holding
  carrying pulling pushing lifting throwing catching cooking baking eating drinking washing cleaning sweeping
  spanning stretching winding spiralling spilling tumbling pouring dripping flowing rushing crashing breaking
  blowing swaying waving fluttering glittering sparkling twinkling flickering burning smoking steaming melting
  growing blooming blossoming flowering sprouting climbing creeping trailing draped draping spanned stretched connected
  linked joined attached scattered piled stacked strewn arranged aligned mismatched matching assorted
  outstretched spread open opened opening closed closing locked shut ajar drawn unfolded rolled wrapped tied hung
  secret hidden forgotten abandoned enchanted haunted sacred holy royal noble ancient medieval gothic modern
  hard harsh sharp crisp faint blurred blurry pale dim grim gloomy sombre solemn proud humble modest lonely silent
  gentle fierce wild tame sleepy dreamy lazy merry jolly happy sad angry calm crazy silly weird strange odd
  early late later soon always never sometimes often already still again almost nearly fairly rather
  beneath underneath alongside upon toward onto within throughout everywhere nowhere elsewhere anywhere somewhere
  end ending start beginning corner half third quarter several dozens hundreds thousands plenty enough less least
  above below aside apart together alone away near nearby far further closer opposite facing flanking flanked
  sliver slice piece pieces bit bits drop drops heap heaps pile piles stack stacks bundle bunch cluster row rows
  steam smoke smell scent aroma taste sound noise music silence song dream dreams memory story tale legend
  biggest smallest largest tallest highest lowest longest shortest widest oldest newest finest best worst
  ornament ornaments ornate moulding gilding lattice trellis fretwork tracery pediment gargoyle finial cupola
  rotunda colonnade peristyle atrium cloister arcade buttress parapet battlement rampart moat drawbridge gatehouse
  parasol parasols charging charger glulam bifold parabolic hyperbolic elliptical conical spherical cubic
  mound mounds hump bump hollow burrow lair den nest web
  grass grassy mass neutral strong staged follow follows following curl curls curling curly gloss glossed fitted integrated
  formal roaring sparkling crossing passing stylish tubular primary secondary antique unlacquered linoleum gridshell
  charming converted conversion turning turned growing standing hovering towering soaring sweeping gleaming rambling
  generous impressive contemporary continental timeless bespoke handmade handcrafted reclaimed salvaged original period
  master main double twin triple family guest spare second third fourth ensuite integral adjoining adjacent attached
  facing looking opening leading spilling casting throwing filtering glinting drenched soaked bathed washed tucked set
  hobbit elven viking roman tudor edwardian georgian regency jacobean baroque rococo rustic shabby chic boho bohemian
  north south east west northern southern eastern western front rear back side outer inner upper lower
`);
