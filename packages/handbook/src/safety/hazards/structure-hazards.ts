/** Load-bearing parts, excavations, heavy loads and heights. */
import type { Hazard } from './hazard.ts';

const carriers = `beam | joist | rafter | truss | purlin | girder | lintel | pillar | column | collar tie | ceiling tie | tie beam |
  chimney breast | chimney stack | chimney | fireplace breast | load bearing wall | supporting wall | structural wall | stud wall | studwork |
  party wall | gable | gable wall | spine wall | ridge beam | ridge board | floor slab | ceiling joist | floorboard and joist | noggin |
  bracing | brace | cross brace | rsj | steel | post | timber frame | king post | buttress | underside of the stairs | stringer |
  staircase | i-joist | roof timber | roof timbers | structural timber | timbers | shear wall | arch | corbel | pier`;

const walls = `wall | partition | walls | brickwork | masonry | blockwork | outside wall | stairwell wall`;

const faceOfAWall = `tile | wallpaper | paint | plaster | render | stain | mould | mold | damp | condensation | nail | mirror |
  shelf | shelves | shelving | cabinet | cupboard | wardrobe | radiator | tv | television | picture | poster | graffiti | ivy | moss | algae |
  insulation | panel | panelling | sticker | adhesive | glue | soot | grease | echo | accent wall | feature wall | light | sconce |
  garden wall | berlin wall | wall unit | retaining wall | hook | plug | screw | bracket | socket | curtain rail | clock | handrail |
  whiteboard | pegboard | art | lamp | tap | pipe | cable | crack | cladding | dado | trim | skirting | coving | photo | sofa | bed`;

export const structureHazards: readonly Hazard[] = [
  {
    warning: 'taking out a wall, beam or joist',
    things: carriers,
    deeds: ['cut', 'remove', 'move'],
    unless: `beam of light | light beam | bed | fence post | post box | mirror | wallpaper | chimney cap | chimney pot | steel worktop |
      steel sink | steel splashback | stainless | curtain | sweep | swept | clean | stair carpet | carpet | letter | lamp post | blog | paint |
      varnish | stain | laser beam | decorative beam | fake beam | dust | cobweb | loft ladder cost | bin | gate | ash | basket`,
  },
  {
    warning: 'taking out a wall, beam or joist',
    things: walls,
    deeds: ['remove', 'breach', 'move'],
    unless: faceOfAWall,
  },
  {
    warning: 'an opening in a masonry wall',
    things: `opening | doorway | serving hatch | hatch | archway | window opening | patio door | french door | bifold | bi-fold | sliding door |
      cat flap | dog flap | pet door | letterbox | larger window | bigger window | window | door | hole | garage door`,
    deeds: ['breach', 'fit', 'move'],
    company: `outside wall | outer wall | external wall | exterior wall | brick wall | stone wall | block wall | masonry | through the wall |
      in the wall | into the wall | wall between | in a wall | gable | concrete wall | party wall | breeze block | brick | knock | cavity wall | supporting wall`,
    unless: `curtain | blind | cable | picture | mirror | shelf | tv | screw | nail | garden wall | fence | mouse | mice`,
  },
  {
    warning: 'propping what carries',
    things: `prop | acrow | jack | car jack | bottle jack | needle | strongboy | temporary support | scaffold plank | trestle | breeze block | hold up |
      holding up | support | shore up`,
    company: `bedroom | steel | room above | wall | beam | ceiling | joist | lintel | floor above | roof | house | porch | balcony | floor | upstairs`,
    deeds: ['remove', 'cut', 'fit', 'load', 'keep', 'move'],
    unless: `door open | prop the door | shelf | shelves | plant | floating | tv | mirror | picture | ladder | rug`,
  },
  {
    warning: 'cracks and movement',
    things: `wall | ceiling | floor | balcony | deck | decking | chimney | chimney stack | beam | roof | porch | retaining wall | stairs | staircase | lintel |
      joist | foundation | house | gable | parapet | bay window | garden wall | carport | pergola | canopy | mezzanine | extension | pillar |
      column | archway | terrace | landing | garage | conservatory | wall plate | coping | gatepost | rafter | plasterboard`,
    signs: `sag | sagging | bulge | bulging | lean | leaning | wobble | wobbling | wobbly | bow | bowing | bowed | tilt | tilting | buckle | buckling |
      give way | giving way | gave way | collapse | collapsing | collapsed | subside | subsidence | subsiding | sinking | sunk | sank | sway | swaying | come away | coming away |
      pulling away | pull away | crumbling | crumble | spongy | bouncy | bounce | springy | shift | dropped | crack wider | getting wider | wide crack | big crack |
      large crack | growing crack | crack growing | finger in | rotten | rot | rusty rebar | rust | rusting | falling off | fell off | bits falling | chunk | falling down |
      fell down | came down | loose brick | creak and move | moves when | cracked through | split | snap | snapped | hanging off | hanging down | hanging loose | balloon | belly | hump | swollen | swelling | water behind | full of water`,
    unless: `lean on | leaning on | lean against | lean over | ceiling fan | floor paint | coverings | floorboard squeak | bow window | trellis | mirror | plant leaning | lean-to | lean to | leaning mirror | leaning ladder | hanging chair |
      hanging lamp | hanging light | hanging basket | hanging plant | split level | split-level | springy stems | shift pattern | sunken | bow front | how do i stop |
      pendant | hanging rail | split system | tile | bouncy castle | light hanging | split air | prevent | rust stain | shelf | curtain`,
  },
  {
    warning: 'heavy loads on floors, roofs and balconies',
    things: `hot tub | litres | tonne | tonnes | koi | kilos | gallons | jacuzzi | whirlpool | swimming pool | paddling pool | aquarium | fish tank | piano | waterbed | safe | green roof | roof garden | roof terrace |
      raised bed | planter | pizza oven | stone bath | cast iron bath | gym | weights | heavy boxes | boxes of books | library | books | party | people | guests | engine |
      stove | water tank | rainwater tank | snow | soil | gravel | bags of cement | bricks | pallet | tiles stacked | plasterboard sheets | barrels | logs | trampoline |
      motorbike | car | van | truck | skip | crane | digger | bathtub | bath | sauna | pool table | snooker table | washing machine | generator | marquee | friends |
      everyone | crowd | safe room | concrete screed | screed | paving | slabs`,
    company: `balcony | deck | flat roof | roof | rooftop | garage roof | loft | attic | upstairs | first floor | second floor | joist | timber floor | wooden floor |
      floorboard | mezzanine | conservatory | rafter | ceiling | cellar lid | septic tank | suspended floor | old floor | trusses | bridge | retaining wall | manhole | upper floor | terrace above`,
    deeds: ['load', 'fit', 'keep'],
    unless: `make safe | is it safe | safe to | safe for | kitchen safe | how wide | price | water heater | size of | roof rack | key safe | carport roof colour | ladder | wiring | solar | safe to | is it safe | stairs carpet | gutter | rainwater butt | book nook | rooms | decking over | deck over`,
  },
  {
    warning: 'home-made floors, lofts and swings',
    things: `swing | hammock | punch bag | punchbag | boxing bag | pull up bar | pull-up bar | hanging chair | climbing rope | trapeze | aerial silk | gymnastic rings | trx |
      climbing wall | bouldering wall | treehouse | tree house | mezzanine | loft bed | sleeping platform | zip line | monkey bars | hoist | engine hoist | chandelier | rope`,
    deeds: ['fit', 'load'],
    company: `beam | joist | ceiling | plasterboard | rafter | branch | tree | stud | wall | truss | roof | pallet | barn | myself | doorframe | door frame | pergola | i | we`,
    unless: `power line | overhead line | overhead cable | rope light | curtain | swing door | door swing | swings open | which way | mirror | how big`,
  },
  {
    warning: 'home-made floors, lofts and swings',
    things: `beam | joist | rafter | branch | truss | ceiling | pergola`,
    deeds: ['load'],
    signs: `swing from | swing off | hang off | hold my weight | hold me | take my weight | take our weight | hold us | dangle`,
    company: `swing | climb | pull up | pull-ups | rope | hoist | jump | dangle | hold my weight`,
    unless: `curtain | lamp | light | plant | picture`,
  },
  {
    warning: 'digging and underpinning',
    things: `foundation | footing | basement | cellar | trench | hole | pit | gable | building | corner of the house | house | shed | garage | porch | chimney | underneath | under | neighbour | neighbor | house wall | garden wall | retaining wall | extension | pipe | cable | drain | soil |
      bank | slope | well | tunnel | pond | pool | wall | boundary | patio | crawl space | slab | floor | feet | metres | meters | ft | deep`,
    deeds: ['dig'],
    unless: `veg | vegetable | flower | planting hole | plant | border | bulbs | spade depth | lower cupboard | lower unit | lower cabinet | lower ceiling | lower temperature |
      bed | lower half | lower floor plan | lower shelf | lower the bills | lower the ceiling | lower wall units | how deep should | how deep do | how deep are | how deep must | raised bed |
      compost | sink | fence post`,
  },
  {
    warning: 'digging and underpinning',
    things: `trench | excavation | hole | pit | basement dig | earth bank | sides of the`,
    signs: `crumble | crumbling | cave in | caving in | collapse | collapsing | fall in | falling in | slump | no shoring | without shoring | unshored | fill with water | kids play`,
    unless: `nail hole | screw hole | plaster | loft`,
  },
  {
    warning: 'work at height',
    things: `roof | ladder | stepladder | gutter | chimney | scaffold | scaffolding | tower | skylight | rooflight | conservatory roof | glass roof | polycarbonate | fascia | soffit |
      ridge tile | roof tile | slate | aerial | satellite dish | bargeboard | gable | dormer | upstairs window | outside of the window | window ledge | parapet | flashing |
      lead valley | valley gutter | solar panel | garage roof | shed roof | barn roof | scaffold board | trestle | loft joist | between the joists | stairwell | high ceiling |
      first floor window | second floor window | third floor | downpipe | chimney pot | flat roof | verge | eaves | roof window | porch roof | lean-to roof | bulb at | tin roof | no scaffold | without scaffolding`,
    deeds: ['climb'],
    unless: `loft ladder | ladder shelf | library ladder | bunk | rose | climbing plant | climber | knee | ladder rack | how often | lifespan | roof rack | inside paint | roof garden plan |
      blind | curtain | tower bridge | ceiling paint | blind for | colour | cover for | roof light blind | planning | permission | cat | ivy | snow load | at the door | doorstep | membrane | window seat | insulation | wisteria | shade`,
  },
  {
    warning: 'work at height',
    things: `ladder | gutter | stepladder | step ladder | scaffold | tower | trestle`,
    signs: `too short | bit short | on a table | on the table | on a chair | on the stairs | one leg | too high | a chair | a table | on the bed | top rung | top step | last rung | nobody holding | no one holding | rope | tie two | wobbly | against the gutter | on bricks | on ice | in the wind | windy | bucket | on top of | extend it | on grass | on the landing`,
    unless: `loft ladder | rope ladder colour | ladder shelf | step height | slippery steps | front steps`,
  },
  {
    warning: 'work at height',
    things: `walk between | walk around | walk over | crawl | crawling | step off | balance`,
    company: `attic joist | loft joist | joists in the attic | joists in the loft | between the joists | unboarded | not boarded | loft without boards | plasterboard ceiling`,
  },
  {
    warning: 'stairs without a handrail',
    things: `handrail | hand rail | banister | bannister | newel post | newel | stair rail | guard rail | guardrail | balustrade | railing | spindle | spindles | parapet`,
    signs: `without | no handrail | no banister | no railing | loose | wobbly | wobbles | wobble | missing | broken | came off | come off | no handrail | rotten | falling off | gone | without a`,
    deeds: ['remove', 'cut'],
    unless: `paint | varnish | strip | sand | clean | cost | style`,
  },
  {
    warning: 'trees, saws and power lines',
    things: `tree | trees | ash | oak | conifer | leylandii | branch | branches | limb | trunk | poplar | willow | eucalyptus | sycamore | beech | pine | birch | spruce | palm | cypress |
      chainsaw | chain saw | stump | bough | hedge top | crown of the`,
    deeds: ['cut', 'remove'],
    signs: `chainsaw | chain saw | on the power line | power line | overhead line | overhead cable | hanging over | fell the | felling | about to fall | leaning | half fallen | storm damaged | uprooted | ladder`,
    unless: `oak floor | oak flooring | oak worktop | oak furniture | oak door | oak table | oak beam | oak cladding | christmas | family tree | pine furniture | pine door | pine floor |
      ash bucket | ash pan | ash from | ashes | beech worktop | veneer | ply | plywood | birch ply | house plant | indoor palm | wallpaper | pot | floor | floorboard | board | timber | wood panel | door | cupboard | worktop |
      leaning mirror | tree house | treehouse | bonsai | tree stump table | coat | fire ash | shelf`,
  },
  {
    warning: 'tanks, wells and confined spaces',
    things: `septic tank | cesspit | cesspool | manhole | inspection chamber | well | water tank | sewer | tank | silo | crawl space | crawlspace | oil tank | slurry pit | culvert | drain shaft | soakaway |
      grain bin | storm drain | sump | cistern | ice house | vault | mine shaft | tunnel | underground tank`,
    deeds: ['enter'],
    unless: `as well | well as | fish tank | well lit | toilet cistern | well insulated | wishing | well designed | bath | very well | stairwell`,
  },
  {
    warning: 'lifting what is too heavy',
    things: `cast iron bath | piano | safe | steel beam | rsj | boiler | aga | range cooker | stove | log burner | wood burner | stone slab | granite worktop | quartz worktop | worktop | american fridge | fridge freezer |
      fridge | hot tub | radiator | statue | concrete lintel | lintel | paving slab | beam | wardrobe | washing machine | pool table | bath | marble top | stone sink | roof window | patio door | glazing unit | glass pane |
      plasterboard | plasterboard sheet | cement bags | oven | sofa bed | freezer | fireplace | boulder | millstone | sleeper | railway sleeper | manhole cover | water tank | i-beam`,
    deeds: ['carry'],
    company: `alone | on my own | by myself | myself | just me | two of us | the two of us | my wife | my husband | my son | girlfriend | boyfriend | upstairs | down the stairs | up the stairs | stairs | ladder | kg | kilos | tonne |
      heavy | back | one person | two people | mate | 2 people | staircase | my dad | my mum | pregnant`,
    unless: `stair lift | lift cost | elevator | heat output | clean | colour`,
  },
  {
    warning: 'demolishing outside',
    things: `shed | garage | outhouse | porch | conservatory | garden wall | boundary wall | retaining wall | extension | barn | outbuilding | chimney stack | carport | bungalow | house | greenhouse | lean-to | brick wall outside | deck |
      patio roof | pergola | swimming pool | coal bunker | bunker | air raid shelter`,
    deeds: ['remove'],
    unless: `garage door | shed base | paint | house plant | moss | weeds | clutter | furniture | insulation | damp | smell | door | window | tile | wallpaper | carpet | stain | gutter | mould | mold | floor | roof | stuff |
      mice | rats | spiders | flies | ants | lose heat | losing heat | heat | rid of the cold | cold | house number | light | cooker | noise | draught | draft | humidity | smoke | fence | sink | radiator | bath | cabinet | socket | cable | ceiling | tree | water | level | winter | holiday | vacation`,
  },
  {
    warning: 'old ceilings and plaster that come down',
    things: `lath and plaster | lath ceiling | plaster ceiling | old ceiling | victorian ceiling | ceiling`,
    deeds: ['remove', 'breach'],
    unless: `light | lamp | paint | wallpaper | tile | ceiling height | mould | stain | fan | rose | sound | insulate | damp | spider | noise | condensation | suspended`,
  },
  {
    warning: 'parts that fall from a building',
    things: `slate | roof tile | ridge tile | chimney pot | coping | render | cornice | brick | gutter | stone | balcony | concrete | glass | cladding | plaster | ceiling rose | chandelier | ceiling plaster | satellite dish | icicle | fascia`,
    signs: `fall off | falling off | fell off | fell down | about to fall | hanging off | hanging loose | coming loose | came loose | dislodged | slipped | dangling | fell | drop onto | dropping | comes down | flying off`,
    unless: `paint | wallpaper | floor tile | fell in love | shower tile | splashback | tile adhesive`,
  },
  {
    warning: 'taking out a wall, beam or joist',
    things: `rafter | truss | purlin | lintel | load bearing | loadbearing | supporting wall | collar tie | ceiling joist | roof timber | roof timbers | structural beam | rsj`,
    isGrave: true,
    unless: `insulation | between the rafters | insulate | spacing | span | which way | paint | what size | size of`,
  },
  {
    warning: 'trees, saws and power lines',
    things: `chainsaw | chain saw | power line | overhead line`,
    isGrave: true,
  },
  {
    warning: 'tanks, wells and confined spaces',
    things: `manhole | cesspit | cesspool | old well | sewer shaft`,
    isGrave: true,
    unless: `cover colour | smell`,
  },
];
