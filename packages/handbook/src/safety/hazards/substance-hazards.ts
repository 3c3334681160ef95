/** Dust, fumes, chemicals, fuels, glass, tools and small children. */
import type { Hazard } from './hazard.ts';

const old = `oldyear | old | older | original | sixties | seventies | fifties | forties | thirties | twenties | 50s | 60s | 70s | 80s | eighties | victorian | edwardian | georgian | period | antique | pre war | prewar | post war | postwar | vintage | ancient | century | grandma | grandmother | council house | prefab |
  previous owner | previous owners | years old | built in`;

const smallPeople = `toddler | child | children | kid | kids | baby | babies | newborn | twins | grandchild | grandchildren | grandson | granddaughter | son | daughter | nursery | crawling | year old | month old | little one | little ones | boy | girl | infant | niece | nephew | dog`;

export const substanceHazards: readonly Hazard[] = [
  {
    warning: 'strippers that stun',
    things: `methylene chloride | dichloromethane | dcm | paint stripper | varnish stripper | paint remover | stripper`,
    deeds: ['spray', 'remove', 'keep', 'clean'],
    company: `methylene | dichloromethane | dcm | cellar | basement | bathroom | bath | closed | windows shut | window closed | no window | small room | toilet | loft | attic | indoors | inside | old`,
    unless: `which stripper | wallpaper stripper | wallpaper steamer | wire stripper`,
  },
  {
    warning: 'asbestos',
    things: `asbestos | artex | textured ceiling | textured coating | popcorn ceiling | stippled ceiling | bobbly ceiling | swirly ceiling | cottage cheese ceiling | stucco ceiling | cement sheet | corrugated cement | pipe lagging | insulation board | aib | vermiculite | zonolite | eternit | transite | bitumen adhesive | black mastic | black adhesive |
      wavy grey | wavy gray | wavy panel | wavy panels | wavy sheet | wavy sheets | wavy roof | corrugated grey | corrugated gray | ceiling with swirls | pebbly ceiling | patterned ceiling | sprayed coating | rope seal | stipple | cement roof | cement cladding | cement flue | grey corrugated | gray corrugated | grey wavy`,
    deeds: ['cut', 'remove', 'clean', 'bury', 'move', 'keep', 'open', 'fit'],
    unless: `asbestos free | asbestos-free | popcorn machine | modern`,
  },
  {
    warning: 'asbestos',
    things: `fluffy stuff | white fluff | fibrous stuff | white fibres | white wrapping | plaster wrap | grey fluff | fluffy lagging`,
    company: `pipe | pipes | boiler | cellar | basement | heating | tank | old`,
    deeds: ['cut', 'remove', 'clean', 'open', 'move', 'keep'],
    unless: `dryer | lint | salt | fluffy rug`,
  },
  {
    warning: 'old materials that may hold asbestos',
    needsDeed: true,
    things: `lagging | lino | linoleum | vinyl tile | vinyl floor | floor tile | ceiling tile | floor covering | cement board | corrugated roof | corrugated sheet | corrugated sheets | garage roof | shed roof | soffit | soffit board | flue pipe | pipe insulation | loft insulation | insulation | storage heater | fuse board | backing board | panel behind | airing cupboard |
      fire door | bath panel | window putty | roofing felt | roof sheet | boiler cupboard | boards round | water tank | cladding | warm air heater | ceiling | partition board | toilet cistern | textured wall | tile adhesive | roof slates | fibre cement | fiber cement | flakes | grey board | duct wrap | duct insulation | white tape | joint compound | plaster | wall board | siding | stove rope | ironing board`,
    deeds: ['cut', 'remove', 'clean', 'bury', 'move'],
    company: `${old} | 1950s | 1960s | 1970s | 1980s | shiny flakes | silvery flakes`,
    unless: `asbestos free | year old house looks | timber floor | lath | old wallpaper | old paint | new ceiling height | ceiling height | old tiles over | colour | carpet over | sheep wool`,
  },
  {
    warning: 'lead paint',
    needsDeed: true,
    things: `paint | painted | varnished | gloss | window sill | windowsill | sill | sash | sashes | window frame | skirting | banister | bannister | door | doors | staircase | stairs | floorboard | varnish | woodwork | shutters | railings | radiator | radiators | cot | crib | old toys | architrave | panelling | fireplace | spindles | mantelpiece | fence`,
    deeds: ['cut', 'remove', 'torch'],
    signs: `chew | chewing | chews | chewed | gnaw | lick | licks | eats | eating the paint | flakes in | flaky | flake | flaking | dust everywhere`,
    company: `${old} | flaky | flaking | peeling | heat gun | blowlamp | blow lamp | blowtorch | blow torch | caustic | lead`,
    unless: `wallpaper | old tiles | wall paint peeling | ceiling paint | old carpet | new paint | masonry paint | damp | bathroom ceiling | door handle | remove the door | off its hinges | old door handle | lead time | old sofa | above shower | above the shower | over the shower | above the bath | shower ceiling`,
  },
  {
    warning: 'lead paint',
    things: `chew | chews | chewing | gnaw | gnaws | licks | lick | eats | eating`,
    signs: `paint | window sill | windowsill | cot | old toys | railings | flakes`,
    unless: `food | cable | dinner | table | kitchen`,
  },
  {
    warning: 'lead pipes',
    things: `lead pipe | lead pipes | lead plumbing | lead supply | lead water | lead solder | lead main`,
    deeds: ['keep', 'cut', 'remove', 'fit', 'move'],
  },
  {
    warning: 'dust of stone and concrete',
    things: `paving | slab | slabs | kerb | kerbs | granite | concrete | brick | bricks | block | blocks | quartz | worktop | mortar | stone | marble | sandstone | limestone | tile | tiles | porcelain | render | screed | terrazzo | breeze block | engineered stone | flagstone | pavers | cement | chimney breast brick | pointing`,
    deeds: ['cut'],
    company: `grind | grinder | angle grinder | disc cutter | saw | dry | dust | drill | chase | chasing | sand | polish | stihl | dremel | cut | cutter | rake out | wall chaser | jackhammer | breaker | core drill | power tool | kango | sds | circular saw | multitool | indoors`,
    unless: `tile cutter | wood block | wooden worktop | oak worktop | laminate worktop | vinyl | carpet tile | scribe | how long | cutting board | grass | cork | chopping block | butcher block | ratio | sharp sand | building sand | bags | towel hook | cake | wooden | hang | picture | mirror | shelf | jigsaw | without cracking | tile without | sand cement | sand and cement | cement and sand`,
  },
  {
    warning: 'wood dust, foam and fibres',
    things: `mdf | chipboard | hardwood | plywood | sanding floor | floorboards | fibreglass | glass wool | rockwool | rock wool | mineral wool | spray foam | foam spray | pu foam | polyurethane foam | expanding foam | loft insulation | glass fibre | wood dust | treated timber | parquet`,
    deeds: ['cut', 'spray', 'clean', 'remove'],
    company: `no mask | without a mask | mask | indoors | dust | itchy | itch | breathe | all day | closed | shut | cellar | basement | attic | living room | bedroom | sander | sand | hand saw | pregnant | asthma | cough`,
    unless: `how long | cost | colour`,
  },
  {
    warning: 'chemicals that must not meet',
    things: `bleach | toilet duck | mould spray | chlorine | ammonia | vinegar | toilet cleaner | limescale remover | descaler | drain cleaner | caustic soda | acid | hydrochloric | brick acid | muriatic | lye | oven cleaner | peroxide | rubbing alcohol | mould remover | pool chlorine | patio cleaner | domestos | harpic | drain unblocker | sulphuric | sodium hydroxide | javel | chloride`,
    deeds: ['mix', 'clean', 'keep', 'fit'],
    company: `bleach | toilet duck | eyes burn | cough | chlorine | ammonia | vinegar | toilet cleaner | limescale | descaler | drain cleaner | caustic | acid | lye | peroxide | alcohol | cleaner | other cleaner | hot water | mix | order | together | another | boiling water | drain`,
    unless: `vinegar for windows | salad | ph | acid etched | acid soil`,
  },
  {
    warning: 'rags, solvents and fuels',
    things: `petrol | gasoline | diesel | white spirit | turpentine | turps | linseed oil | oily rags | oily rag | rags | paint thinner | thinner | thinners | paint stripper | stripper | gas bottle | gas cylinder | propane | butane | acetone | solvent | solvents | contact glue | contact adhesive | floor lacquer | lacquer | epoxy | meths | methylated | nail varnish remover | aerosol |
      aerosols | spray paint | danish oil | tung oil | worktop oil | hardwax oil | paraffin | kerosene | heating oil | oil tank | spray cans | fireworks | gunpowder | varnish | dichloromethane | two pack | 2k paint | isocyanate | degreaser | brake cleaner | lighter fluid | ethanol | fuel | jerry can | old paint | creosote | resin | two component | glue remover | adhesive remover | mould spray | wood stain | sealer | grout sealer | wood preserver | woodworm killer | insecticide | pesticide | weedkiller | rat poison | fumigate | fogger | bug bomb`,
    deeds: ['keep', 'load', 'burn', 'spray', 'mix', 'remove', 'cut'],
    company: `store | storing | keep | kept | basement | cellar | indoors | inside | bedroom | closed | boiler | overnight | flat | drain | sink | toilet | bin | loft | attic | stove | bonfire | fire | light the | heater | airing cupboard | shed | garage | baby | pregnant | windows shut | window shut | window closed | windows closed | small loo | toilet | tiny room | no air | kitchen | dump | get rid | pour away | child | living room | heat | weld | cut open | throw away | pour | sleep | smoke | flame | house |
      under the stairs | mask | kids | bathroom | car boot | cat | ventilation | no window | bottle`,
    unless: `fuel bill | fuel cost | colour | fuel poverty | fuel efficient | lasts | on oak | finish for | coats | fuel type | best oil | which oil | brush cleaner | multi-fuel | how many coats | rag rug | rag rolling | clean energy | dual fuel`,
  },
  {
    warning: 'rags, solvents and fuels',
    things: `rags | oily rags | oily cloths | linseed rags | oiling | oiled | used cloths | danish oil cloth`,
    signs: `bin | pile | heap | crumpled | bag | tea towels | cloths | warm | smell | smoulder | bucket | leave | dispose | wash | overnight`,
    unless: `rag rug | rag rolling`,
  },
  {
    warning: 'open flames at buildings',
    things: `blowtorch | blow torch | blowlamp | blow lamp | heat gun | gas torch | roofing torch | torch on felt | torch-on | weed burner | soldering | propane torch | flame gun | flamethrower | bonfire | sparks | welding | weld | welder | fireworks | sky lantern | hot works | hair dryer on frozen | butane torch | plumber torch`,
    deeds: ['burn', 'remove', 'fit', 'cut', 'load', 'clean'],
    unless: `torch light | flashlight | light torch | electric fire | torchiere | which torch | torch lamp | fireworks view`,
  },
  {
    warning: 'mould where people sleep',
    things: `mould | mold | mouldy | moldy | musty | black corner | black corners | black wall | black spots | black stuff | black patches | fungus | mildew | black dots | black marks on the wall`,
    company: `cough | coughing | wheeze | wheezing | sick | chest | coming back | comes back | spreading | wipe | baby | child | children | kid | kids | nursery | asthma | pregnant | bedroom | sleep | sleeps | landlord | newborn | cot | crib | everywhere | whole wall | all over | son | daughter | behind the bed | lungs | elderly`,
    unless: `crown | skirting | picture rail | concrete mould | prevent | cake | picture mould`,
  },
  {
    warning: 'droppings, sewage and floodwater',
    things: `pigeon poo | pigeon droppings | bird droppings | bat droppings | guano | pigeon mess | bird mess | pigeons | rats | mice nest | nest of mice | bird nest | mouse droppings | mouse poo | rat droppings | rat urine | rat poo | sewage | raw sewage | flood water | floodwater | flood mud | backed up toilet | dead rat | dead mouse | dead pigeon | needles | syringes | cesspit overflow | sewage smell | cat litter`,
    deeds: ['clean', 'remove', 'keep', 'open', 'cut'],
    unless: `rodent proof | bat box | treatment plant | where to put the cat`,
  },
  {
    warning: 'wasps and hornets',
    things: `wasp nest | wasps nest | wasps | hornets | hornet | hornet nest | bees nest | wasp | yellow jackets | bees in`,
    deeds: ['remove', 'block', 'burn', 'spray', 'move', 'open'],
    unless: `bee hotel | bee friendly | wasp waist`,
  },
  {
    warning: 'glass that breaks',
    things: `glass | glass pane | pane of glass | shower screen | shower door | shower glass | glass door | patio door | glass table | mirror | balustrade | glass floor | greenhouse | window glass | glazing | glass shelf | french doors | toughened | tempered | skylight | rooflight | internal glass | glass roof | glass splashback | glass panel | shower enclosure | windowpane | single glazed door`,
    deeds: ['cut', 'tread'],
    signs: `chip | chipped | crack | cracked | shatter | shattered | broken | loose | low level | running into | runs into | walk into | scratched deep | rattles | explode | exploded`,
    unless: `glass tile | glass block | fibreglass | glass wool | paint | condensation | steam | window frame | break the view | break up | frosted | film | how clean | hang a mirror | mirror tile | mirror on | mirror in | mirror above | mirror over | hang the mirror | put up a mirror | foggy | wood window | stained glass style | scrape paint | sticker | residue | hole for a handle | reach | clean | how to fit a patio | door seal | lean | paint off`,
  },
  {
    warning: 'tools without their guards',
    things: `angle grinder | grinder | table saw | circular saw | chainsaw | nail gun | router | chop saw | mitre saw | jigsaw | band saw | bench saw | disc cutter | floor sander | jackhammer | concrete saw | plunge saw | planer | wood chipper | log splitter | bandsaw | power tool | power tools | hedge trimmer | staple gun | lawnmower | strimmer`,
    deeds: ['remove', 'block', 'keep', 'fit', 'open', 'silence'],
    company: `guard | without | no goggles | one hand | one-handed | gloves | kids | teenage | teenager | freehand | blade guard | safety switch | riving knife | jammed | first time | never used | tie | bigger disc | bigger blade | wood disc | rain | ladder | alone | child | son`,
    unless: `fire guard | splash guard | rent cost`,
  },
  {
    warning: 'garage doors and their springs',
    things: `garage door | garage door spring | torsion spring | garage spring | up and over door | roller door | electric gate | sliding gate | automatic gate`,
    deeds: ['open', 'remove', 'cut', 'fit', 'silence'],
    company: `spring | springs | cable snapped | cable | broken | myself | stuck | sensor | crashes | drops | crashed | diy | cone | tension | safety edge | kids | child`,
    unless: `insulate | colour | style | paint | spring summer | permission | garage door width | draught | charger`,
  },
  {
    warning: 'windows and railings that children climb',
    things: `window | windows | balcony | railing | railings | baluster | spindle | spindles | banister | bannister | roof terrace | stair gap | juliet | open riser | open risers | mezzanine | landing | bay window | window seat | guard | guardrail | balustrade`,
    deeds: ['keep', 'climb', 'load'],
    signs: `squeeze | squeeze through | fit through | climb | climbs | climbing | fall | falls out | falling out | fall out | head stuck | get through | gaps | gap | wide open | hang out of | lean out | leans out | no railing | lock | restrictor | jump`,
    company: smallPeople,
    unless: `how many windows | curtain | colour | draw | window box | natural light | blind | gaps in the floor | noise | draught | draft | playroom light | curtains | style | garden view | windows should`,
  },
  {
    warning: 'windows and railings that children climb',
    things: `window seat | bay window | balcony | roof terrace | juliet | open window | windows open | low window | mezzanine`,
    company: smallPeople,
    unless: `curtain | colour | how many | plant | size | blind | furniture | style`,
  },
  {
    warning: 'open stairs and children',
    things: `stair | stairs | staircase | steps | bunk bed | top bunk | high bed | loft bed | stair gate | cellar steps | handrail | spiral stairs`,
    deeds: ['remove', 'keep', 'climb', 'load', 'silence'],
    signs: `fall | fell | squeeze | gap | gaps | no gate | without a gate | open risers | slippery | steep`,
    company: smallPeople,
    unless: `colour | carpet | paint | storage | how many | homework | quiet`,
  },
  {
    warning: 'cords of blinds',
    things: `blind cord | blind chain | blind cords | curtain cord | roller blind chain | looped cord | pull cord | blind pull | cord of the blind | roman blind cord | cable loop | blind string | beaded chain`,
    company: `${smallPeople} | cot | neck | bed | dangle | hanging down`,
  },
  {
    warning: 'furniture that tips over',
    things: `bookcase | bookshelf | wardrobe | dresser | chest of drawers | drawers | tall cupboard | tv | television | shelves | shelving | tall unit | fridge | tall boy | sideboard | display cabinet | mirror | stove | room divider | ikea kallax | billy | standing mirror | headboard`,
    deeds: ['climb', 'keep', 'load', 'remove'],
    signs: `tip | tips | tip over | topple | topples | wobble | wobbles | wobbly | not fixed | unfixed | freestanding | pull over | pulled over | pulls himself | pulls herself | pull himself up | pulls up | climb | climbs | climbing | hang on | hangs on | fall over | leans forward | unsecured`,
    company: smallPeople,
    unless: `colour | how many | size | height of | games | toys storage | watch`,
  },
  {
    warning: 'heavy things on weak walls',
    things: `tv | television | shelf | shelves | bookcase | kitchen cabinet | wall cabinet | wall units | mirror | cupboard | sink | radiator | heavy mirror | boiler | water heater | punch bag | hanging chair | aquarium`,
    deeds: ['load', 'fit'],
    company: `plasterboard | drywall | hollow wall | lath | stud partition | command strips | sticky pads | no studs | double sided tape | crumbly | crumbly wall`,
    unless: `small picture | light frame`,
  },
  {
    warning: 'water and children',
    things: `pool | pond | hot tub | water butt | rain barrel | fountain | stream | paddling pool | swimming pool | well | lake | swim spa | canal`,
    deeds: ['keep', 'load', 'fit', 'dig', 'block'],
    signs: `fall in | fell in | drown | no fence | without a fence | unfenced | no cover`,
    company: smallPeople,
    unless: `as well | pool table | well lit | cost | carpool | pool of light`,
  },
  {
    warning: 'asbestos',
    things: `asbestos | artex | asbestos cement | popcorn ceiling`,
    isGrave: true,
  },
  {
    warning: 'rags, solvents and fuels',
    things: `jerry can | propane | butane | explosive`,
    isGrave: true,
    unless: `petrol station | car | mower cost`,
  },
];
