/** Gas, flames, electricity, hot water and their needs. */
import type { Hazard } from './hazard.ts';

const burners = `boiler | stove | gas fire | fire | heater | flue | chimney | fireplace | water heater | geyser | furnace | cooker | hob | oven | log burner | wood burner | woodburner | stove pipe | burner | gas oven | generator |
  aga | range | paraffin heater | gas heater | tumble dryer vent | combi`;

const indoors = `porch | garage | indoors | indoor | inside | house | shed | tent | basement | cellar | conservatory | bedroom | hall | hallway | kitchen | living room | lounge | room | flat | caravan | cabin | balcony |
  workshop | loft | attic | enclosed | closed | utility | summerhouse | gazebo | awning | bathroom | stairwell | crawl space | van | carport | fireplace | greenhouse | boat | barn | attic | rains | raining | winter | overnight | power cut | outage | window open | door open | sauna`;

const electrics = `wiring | wire | wires | cable | cables | fuse box | fusebox | fuse board | consumer unit | breaker | circuit breaker | breaker panel | panel board | socket | sockets | outlet | outlets | light switch | switch | dimmer | ceiling light |
  light fitting | light fixture | pendant | chandelier | downlight | spotlight | wall light | spur | circuit | ring main | rcd | gfci | earth | earthing | ground wire | junction box | cooker point | ev charger | wall box | wallbox |
  electric shower | immersion | immersion heater | underfloor mat | heating mat | electric underfloor | hot tub | solar panel | inverter | battery storage | extractor fan | bathroom fan | ceiling fan | outside light | garden light | outdoor socket | electric cooker | electric oven | induction hob |
  electric hob | meter | electricity meter | mains | electrics | electric | electrical | 3 phase | three phase | towel rail | heated mirror | shaver socket | pump | pond pump | pool pump | sub board | generator | back feed | neutral | live | fluorescent | transformer | thermostat wiring | fan | hard wired | plug socket | power supply | fuse | trunking | conduit | fused`;

const notElectrics = `on earth | bulb | curtain wire | network | ethernet | lan | hdmi | phone cable | aerial cable | speaker | tv cable | lamp shade | lampshade | chicken wire | wire mesh | wire rack | solar gain | solar light | fan of | down to earth | earth tones |
  earth wall | rammed earth | live in | live here | live with | lived | living | live near | live on | live alone | we live | i live | water meter | gas meter | parking meter | square meter | meters | heat pump | pump up | big fan | switch to | switch from | switch energy |
  switching to | switch supplier | earth floor | light switch colour | window outlet | cable tidy | wire basket | bike | live edge | battery powered | solar powered | rechargeable | cable management | socket cover | hide | mirror fog | mirror fogs | mirror steam | mirror steams | mirror still fogs | water pump pressure | live room | open plan live`;

const graveHazards: readonly Hazard[] = [
  {
    warning: 'work on gas',
    things: `gas pipe | gas pipes | gas line | gas main | gas bottle | gas cylinder | gas heater | gas regulator | gas tap | lpg tank | gas hose | gas valve`,
    isGrave: true,
    unless: `heat pump | greenhouse | electric`,
  },
  {
    warning: 'carbon monoxide',
    things: `gas boiler | gas heater | gas fire | oil boiler | wood stove | log burner | gas water heater | geyser`,
    company: `sleep | sleeps | sleeping`,
    unless: `noise | loud | humming | electric | heat pump | timer | how big | cost`,
  },
  {
    warning: 'engines and flames in closed rooms',
    things: `camping stove | camping cooker | camp stove | charcoal | flueless | unvented heater | paraffin heater | kerosene heater | without a flue | burning coals | hibachi | generator`,
    isGrave: true,
    company: indoors,
  },
  {
    warning: 'a bigger fuse',
    things: `fuse | fuses | breaker | mcb | trip switch | rcd | rcbo | gfci`,
    isGrave: true,
    signs: `trip | trips | tripping | tripped | blow | blows | blown | wedge | tape | foil | nail | hold | stays | bypass | bigger`,
    unless: `fuse box colour | hide | how many`,
  },
  {
    warning: 'live wiring and electrical work',
    things: `fuse box | fusebox | fuse board | consumer unit | breaker box | breaker panel | meter cupboard | meter box | electric meter | electricity meter | live wire | live wires | bare wire | bare wires | junction box | exposed wires | mains cable | busbar`,
    isGrave: true,
    unless: `hide | cover for | gas meter | how high | smart meter | need rewiring | depth | deep is`,
  },
  {
    warning: 'hot water under pressure',
    things: `safety valve | relief valve | pressure needle | pressure gauge | expansion vessel | boiler pressure | unvented cylinder | steam boiler`,
    isGrave: true,
  },
];

export const servicesHazards: readonly Hazard[] = [
  {
    warning: 'a burner that is boxed in',
    things: `boiler | combi | combi boiler | gas boiler | furnace | water heater | gas meter | gas fire | log burner | wood burner | stove | heater`,
    deeds: ['box'],
    unless: `thermostat | electric | timer | box room | letter box | fuse box | how big | cover plate | pipe | pipes | radiator | radiators`,
  },
  {
    warning: 'a smell of gas',
    things: `gas | rotten egg | rotten eggs | bad eggs | eggy | sulphur | sulfur | propane | lpg`,
    signs: `smell | smelling | smelly | stink | stinks | whiff | odour | odor | hiss | hissing | leak | leaks | leaking`,
    unless: `drain | sewer | sink | well water | hot water smells | tap water | argon | glazing | toilet | shower | gas leak cost | refrigerant | plug hole`,
  },
  {
    warning: 'carbon monoxide',
    things: `flue | flue pipe | boiler flue | stove pipe | chimney pipe | flue of the heater`,
    signs: `loose | came off | come off | came loose | come loose | fell off | disconnected | rusted through | cracked | hole in | holes in | gap`,
    unless: `cost | price | gap between`,
  },
  {
    warning: 'carbon monoxide',
    things: `${burners} | carbon monoxide | co alarm | co detector | garage | pilot light | flame | exhaust | carbon alarm | co meter`,
    signs: `head hurt | head hurts | head aches | make me ill | makes me ill | makes us ill | feel ill | sick | nausea | nauseous | dizzy | headache | headaches | drowsy | faint | fainted | light headed | tired all | yellow flame | flame yellow | flame orange | orange flame | flame has gone | lazy flame | soot | sooty | smoke in the room |
      fumes | smoke comes back | smokes into | smoke into | smoky room | blowing back | smoke leaking | alarm going off | alarm goes off | alarm went off | stinging eyes | black stain | burning eyes | exhaust smell | smoke comes | fumes coming | black marks | went off | gone off | going off | goes off | smells funny | sweating windows`,
    unless: `smokeless | oven cleaner | clean the glass | soot on the glass | sick of | tired of | smoke detector | smoke alarm | fire alarm test`,
  },
  {
    warning: 'engines and flames in closed rooms',
    things: `generator | engine | car | mower | petrol mower | quad | motorbike | paraffin heater | kerosene heater | kerosene | gas heater | patio heater | diesel heater | bioethanol | ethanol fire | oven | gas cooker | gas ring | candles | candle | tealight | camping stove |
      camping gas | charcoal | barbecue | bbq | barbeque | grill | hibachi | fire pit | firepit | brazier | chiminea | coals | embers | calor gas | space heater | disposable barbecue | smoker | gas burner | pressure washer | petrol | wood gas | tandoor | pizza oven | hookah | incense`,
    deeds: ['burn', 'keep'],
    company: indoors,
    unless: `electric car | ev | electric oven | electric grill | extractor | outdoor kitchen | oven glove | self clean | oven chips | charging | underfloor | car port size | park | oven height | fit in | built-in | candle holder | heat pump | petrol can | wide | fridge |
      candle sconce | car charger | charger | how much space | carpet | induction`,
  },
  {
    warning: 'work on gas',
    things: `gas | gas pipe | gas main | lpg | propane | boiler | combi | combi boiler | furnace | gas meter | gas cooker | gas hob | cooker | range | hob | gas fire | gas bottle | gas regulator | gas line | gas tap | gas valve | natural gas | burner | gas supply | calor | geyser | water heater`,
    deeds: ['fit', 'move', 'open', 'cut', 'remove'],
    unless: `heat pump | electric | induction | gas meter box | argon | hob cover | extractor | cooker hood | hood | range of | splashback | price range | clean | boiler suit | gas filled | boiler pressure | cupboard door | hob size | worktop | service charge | room thermostat | thermostat |
      temperature | boiler cupboard | greenhouse gas | radiator | hide | off gas | off-gas | upgrade | replace gas | heat | efficient | cooker plug | boiler upgrade`,
  },
  {
    warning: 'blocking ventilation and flues',
    things: `vent | vents | air brick | airbrick | air vent | flue | chimney | ventilation grille | grille | wall vent | louvre | fireplace vent | stove vent | extractor outlet | air inlet | air hole | draughty hole | ventilator | combustion air | fireplace | chimney breast vent | trickle vent | balanced flue | terminal | soffit vent | eaves vent | roof vent`,
    deeds: ['block', 'silence'],
    unless: `unblock | leak | flashing | ladder | disused | unused | chimney cap | air vent colour | electric fireplace | tv | firewood | candles | speaker grille | mirror | tile | cost | paint the | vent cover style | window vent size`,
  },
  {
    warning: 'stoves, chimneys and fireplaces',
    things: `wood burner | woodburner | log burner | wood stove | woodstove | multi-fuel | multifuel | stove | open fire | fireplace | chimney | hearth | flue | flue pipe | log fire | pellet stove | coal fire | fire surround | inset stove | masonry heater`,
    deeds: ['fit', 'burn', 'cut'],
    company: `myself | diy | old | first time | reopen | blocked | window | bedroom | plasterboard | timber | wood | curtain | curtains | shelf | mantel | beam | no chimney | without | carpet | laminate | close to | next to | near | garage | shed | van | tent | nest | swept | install |
      petrol | on my own | diesel | accelerant | rubbish | pallet | pallets | wet wood | painted | treated | years | combustible | through the roof | through the wall | existing`,
    unless: `tv | television | electric fire | fake | candles | paint | tile | colour | style | decor | television size | focal | electric stove | cook | bioethanol | gas stove top | induction`,
  },
  {
    warning: 'stoves, chimneys and fireplaces',
    things: `chimney | stove | flue | log burner | wood burner | woodburner | fireplace | flue pipe | burner`,
    signs: `chimney fire | roaring noise | not swept | unswept | never swept | birds nest | bird nest | crack in the flue | cracked flue | tar | creosote | sparks | hot wall | wall gets hot | scorch | overfire | glowing red`,
    unless: `tile | colour | style`,
  },
  {
    warning: 'a flue beside a window',
    things: `flue | boiler outlet | boiler exhaust | terminal | boiler plume`,
    company: `window | front door | balcony | air inlet`,
    unless: `roof window | window sill colour`,
  },
  {
    warning: 'sockets near bath and shower',
    things: `light | lamp | socket | outlet | switch | heater | tv | plug | pendant | chandelier | charger`,
    deeds: ['fit', 'move', 'load', 'keep'],
    company: `over the shower | over the bath | above the bath | above the shower | in the shower | next to the bath | next to the bathtub | beside the bath | by the bath | beside the shower | near the bath | near the shower | next to the shower | over the tub | above the tub | near the tub | beside the tub | near the sink | over the hot tub`,
    unless: `how high | ip rating | which ip`,
  },
  {
    warning: 'live wiring and electrical work',
    things: `power to | electricity to | electric to | electrics to | mains to | power in | electricity in | electric in | electricity out | power out | electricity for | power for | cable to | armoured cable | swa | lead from | feed for | feed from | extension cable`,
    deeds: ['fit', 'move', 'fetch'],
    company: `shed | summerhouse | summer house | outbuilding | garage | greenhouse | workshop | cabin | log cabin | garden | garden room | garden office | pond | gate | caravan | treehouse | playhouse | gazebo | annexe | barn | chicken coop | stable | jetty`,
    unless: `how deep | how much does | solar | battery | power tools | power washer`,
  },
  {
    warning: 'live wiring and electrical work',
    things: electrics,
    deeds: ['fit', 'move', 'open', 'cut', 'remove', 'bury'],
    unless: `${notElectrics} | move to | how many | fridge | sofa | bedside | plug in lamp | spacing | how high`,
  },
  {
    warning: 'live wiring and electrical work',
    things: `socket | sockets | light switch | switch | outlet | consumer unit | fuse box | cooker switch | shower isolator | thermostat`,
    deeds: ['cut'],
    company: `drill | nail | above | below | under | beneath | near | next to | chase | beside | over | hang | left of | right of | around`,
    unless: `wallpaper | tile | colour | template | worktop | plasterboard`,
  },
  {
    warning: 'live wiring and electrical work',
    things: `pipe | cable | wire | wires | buried cable | hidden pipe | hidden cable | pipes | services`,
    deeds: ['cut'],
    company: `wall | floor | ceiling | drill | nail | into | hit | digging | screw | tiles`,
    unless: `wire mesh | drainpipe | downpipe | chicken wire | saw a pipe | copper pipe cutter | network | speaker | boxing | waste pipe | soil pipe | curtain wire | insulation`,
  },
  {
    warning: 'electricity and water, burning smells, shocks',
    things: `${electrics} | plug | plugs | light | lights | lamp | appliance | extension lead | extension cord | power strip | adapter | adaptor | charger | toaster | kettle | washing machine | dishwasher | dryer | fridge | heater | phone charger | extension | downlights | electric blanket | bulb holder | electric shower`,
    signs: `hot to touch | warm to touch | feels hot | feels warm | is hot | is warm | gets hot | gets warm | getting hot | getting warm | really hot | very hot | goes hot | running hot | buzz | buzzes | buzzing | hum | humming | hums | spark | sparks | sparking | sparked | arc | arcing | smoking | smell of burning | burning smell |
      smells burnt | burnt smell | smells burning | burning plastic | fishy smell | smells fishy | smell of fish | tingle | tingles | tingling | electric shock | a shock | shocks me | shocked me | zap | zapped | zaps | crackle | crackles | crackling | fizz | fizzing | melt | melted | melting | scorch | scorched |
      scorch marks | brown mark | burn mark | burn marks | blackened | black mark | singed | gone brown | turned brown | pins and needles | prickle | prickles | charred | cooked | drip | dripping | drips | leaking on | leaks on | leaking through | leak through | water in | water inside | water coming | water running | wet | got wet | soaked | flooded | flooding | floods | under water | underwater | keeps tripping | keep tripping | trips when it rains | trip when it rains | trips in the rain | trips after rain |
      nicked | damaged cable | chewed | gnawed | frayed | bare copper | exposed copper | hanging out | sticking out | popping | pop and | flicker and smell | water pouring | dropped in the bath | fell in the bath | moisture in`,
    unless: `smoke alarm | smoke detector | hot water | hot tub | tap drip | dripping tap | tap is | tap drips | shower drip | wet room | wet zone | radiator is | radiators | hot tap | heat pump | waterproof | splash | wet wall | wet area | water hammer | radiator gets | gutter | fridge hums | roof | ip rating | radiator leak |
      shower leak | shower leaks | shower gets | shower is | sink leaks | under the sink | tap leak | fridge is | bath water | bath leak | dishwasher leak | dishwasher leaks | washing machine leaks | pipe | towel | condensation | lights in a wet | water pressure | lights for wet | what ip | sink drip | humidity | kettle drip | i live | we live | you live`,
  },
  {
    warning: 'electricity and water, burning smells, shocks',
    things: `tap | taps | radiator | bath | metal sink | sink | shower | shower head | pipe | pipes | oven door | fridge door | metal case`,
    signs: `tingle | tingles | tingling | electric shock | a shock | shocks me | shocked me | zap | zapped | zaps | pins and needles | prickle | prickles | little shocks | buzz when | buzz in my`,
    unless: `static | nylon`,
  },
  {
    warning: 'electricity and water, burning smells, shocks',
    things: `socket | sockets | electric | electrics | fuse box | fusebox | plugs | extension lead | extension cord | pump | fuse board | consumer unit | cables`,
    deeds: ['keep', 'enter'],
    signs: `flood | flooded | floods | flooding | flood water | floodwater | standing water | under water | wading | wellies | wet floor | rain on | in the rain | puddle | water came in`,
    unless: `flood light | floodlight | how high | height | flood risk area | rcd required`,
  },
  {
    warning: 'electricity and water, burning smells, shocks',
    things: `appliances | freezer`,
    signs: `flood | flooded | floods | flooding | flood water | floodwater | standing water | under water | wading | wellies | wet floor | rain on | in the rain | puddle | water came in`,
  },
  {
    warning: 'plugged-in things in bathrooms',
    things: `hairdryer | hair dryer | fan heater | electric heater | portable heater | extension lead | extension cord | tumble dryer | phone charger | laptop | radio | hair straightener | toaster | plug in heater | tv | phone | tablet | speaker | washing machine`,
    deeds: ['keep', 'fit', 'load', 'burn'],
    company: `bathroom | bath | bathtub | shower | hot tub | wet room | paddling pool | pool | jacuzzi`,
    unless: `wall mount | waterproof tv | mirror tv | layout | fit in | how big | bluetooth | plumbing | drain | size | space for`,
  },
  {
    warning: 'too much on one socket',
    things: `extension lead | extension cord | extension cable | extension | power strip | power bar | multi plug | multiplug | adaptor | adapter | cube adaptor | gang lead | reel | cable reel | one socket | same socket | single socket | double socket | same outlet | one outlet | surge protector | trailing lead | splitter | block adaptor`,
    company: `heater | heaters | dryer | tumble dryer | kettle | oven | washing machine | dishwasher | fridge | freezer | appliances | another | carpet | rug | several | daisy | chain | outside | garden | shed | hot tub | air con | air conditioner | cooker | microwave | electric fire | bedroom | permanently | four | five | six | lawnmower | caravan | rain |
      everything | pool | iron | power tools | welder | sauna | ev | car | christmas lights | overnight | long term`,
    unless: `house extension | kitchen extension | single storey | permission | build | storey | rear extension | extension cost | extension roof`,
  },
  {
    warning: 'charging and batteries',
    things: `ev | electric car | e-bike | ebike | e bike | e-scooter | scooter | lithium | lithium battery | power bank | battery pack | home battery | battery storage | car battery | batteries | cordless tool battery | leisure battery | escooter | hoverboard`,
    deeds: ['keep', 'load', 'fit', 'open', 'burn'],
    company: `extension | bedroom | hallway | hall | overnight | sleep | stairs | escape | damaged | swollen | cheap charger | puffy | swelling | swelled | leaking | hot | under the bed | cellar | loft | flat | landing | indoors | charge | charging | granny | plug | front door | garage | bloated | drill`,
    unless: `how long | range | how far | parking space | charger height`,
  },
  {
    warning: 'what must not be burned',
    things: `pallet | pallets | painted wood | treated wood | old fence | fence panels | decking boards | mdf | chipboard | plywood | osb | rubbish | plastic | tyres | sleepers | railway sleeper | laminate flooring | garden waste | trash | old furniture | driftwood | wet wood | green wood | offcuts | treated timber | particle board | waste | cardboard | nappies | polystyrene | insulation offcuts | old window frames | carpet offcuts`,
    deeds: ['burn'],
    company: `stove | fireplace | fire | burner | bonfire | burn | boiler | chimney | pit | incinerator | oil drum | barrel`,
    unless: `fire rating | fire resistance | fireproof | furniture around | fire door | insurance | under a stove | electric`,
  },
  {
    warning: 'hot water under pressure',
    things: `hot water cylinder | hot water tank | water heater | unvented | megaflo | safety valve | relief valve | pressure valve | pressure relief | t&p valve | tpr valve | expansion vessel | expansion tank | boiler | immersion tank | cylinder | heating system | boiler pressure | boiler gauge | geyser | discharge pipe | tundish | overflow pipe | pressure cooker boiler | back boiler`,
    deeds: ['block', 'silence'],
    signs: `kettling | banging | boiling in | steam | steaming | hissing | dripping valve | pressure too high | gauge in the red | over 3 bar | rumbling | overheating | bulging`,
    unless: `gas cylinder | insulate | lagging | boiler cupboard | jacket | cupboard | boxed | steam shower | cylinder size | boiler off | heating off | off in summer | scald | scalded | scalding | germs | legionella | how hot | burns`,
  },
  {
    warning: 'hot water that scalds or carries germs',
    things: `hot water temperature | turn hot water down | turn the hot water down | water heater temperature | water temperature | hot water thermostat | hot water | water heater | cylinder | bath water | tap water | thermostat | hot tap | boiler | shower water | hot tub | garden hose | shower head | water tank`,
    signs: `scald | scalded | scalding | germs | legionella`,
    deeds: ['open', 'move', 'dig', 'keep'],
    company: `child | children | toddler | baby | elderly | grandma | mum | dad | save energy | save money | save | bill | bills | down | cooler | 40 | 45 | 50 | 55 degrees`,
    unless: `too hot upstairs | too hot in summer | room too hot | radiator | lower cost | flow temperature`,
  },
  {
    warning: 'hot water that scalds or carries germs',
    things: `hot water | tap | bath | shower | boiler | water heater | hot tub | hose | cylinder`,
    signs: `scald | scalding | scalded | too hot | burns me | legionella | legionnaires | not used for months | stagnant | burn my | burnt my | unused for`,
    unless: `upstairs | summer | room | radiator | pan`,
  },
  {
    warning: 'escape and protection from fire',
    things: `bedroom | sleep | sleeping | guest room | spare bedroom | kids room | nursery | lodger | tenant | loft room | guests`,
    deeds: ['keep', 'fit', 'load', 'burn', 'block'],
    company: `no window | without a window | without window | windowless | hatch | ladder | loft ladder | drop-down ladder | drop down ladder | pull-down ladder | only one exit | garage | shed | cellar | basement | crawl space | skylight only | tiny window | inner room | through the kitchen | barred window | bars | only exit | loft | attic |
      locked in | key | open plan stairs | cupboard under | padlock | boiler room | window painted shut | windows screwed | paraffin`,
    unless: `fan | how wide | size | ceiling height | insulation | curtain | above the garage | over the garage | colour | style | headroom | wallpaper | wardrobe | loft style | storage | planning | recommend | rug | light | hot | cold | noise | sound | heat`,
  },
  {
    warning: 'escape and protection from fire',
    things: `back door | front door | fire door | fire exit | exit | escape route | escape window | stairs | staircase | hallway | landing | only door | fire escape | corridor | window locks | emergency exit | communal hall | stairwell | self closer | door closer | cold smoke seal | communal stairs | egress window | balcony door | window`,
    company: `in front of | block | blocking | blocked | lock | locked | padlock | key | remove | wedge | prop | store | storing | bikes | bike | pram | pushchair | boxes | screw shut | sofa | wardrobe blocking | nail | paint shut | bars | grille | closer | shut for | bolt | rubbish | mattress | never use | sealed shut | seal shut | sealed up | deadlock | in the way | shoe rack | junk | clutter | cluttered`,
    unless: `under the stairs | under stairs | up the stairs | lock recommendations | which lock | curtain | in front of the window | front of a window | front of the windows | front of window | wide | deep | past | best lock | smart lock | wide enough | window seat | window box | draught | draft | radiator | blind | parking | lockable cupboard | rug | colour | mirror | bench | console | plant | letterbox | key safe | lockbox | small hallway | narrow hallway`,
  },
  {
    warning: 'alarms that are silenced',
    things: `smoke alarm | beeping thing | thing on the ceiling | smoke detector | fire alarm | carbon monoxide alarm | carbon monoxide detector | co alarm | co detector | heat alarm | smoke detectors | smoke alarms | sprinkler | gas alarm | gas detector | carbon monoxide sensor`,
    deeds: ['silence', 'block'],
    signs: `going off | goes off | went off | chirp | chirping | beeping | keeps beeping | false alarm | annoying`,
    unless: `where | how many | replace every | cost | hard wire`,
  },
  {
    warning: 'ash that still glows',
    things: `ash | ashes | ember | embers | cinder | cinders`,
    deeds: ['remove', 'clean', 'keep', 'load', 'move'],
    company: `stove | burner | fire | fireplace | barbecue | bbq | grate | hearth | bag | bin | bucket | hoover | vacuum | compost | hot | warm | hours`,
    unless: `ash tree | ash floor | ash worktop | ash door | ash table | ash wood | ash veneer | ash grey | mountain ash | trunk | branch | limb`,
  },
  {
    warning: 'heaters near what burns',
    things: `heater | fan heater | electric fire | halogen heater | space heater | oil radiator | portable heater | electric heater | stove | log burner | wood burner | candle | candles | radiant heater | toaster | hob | fire pit | electric blanket | barbecue | bbq | lamp | incense | hair straighteners | chip pan | oil pan | frying pan | iron | heat lamp`,
    company: `curtain | curtains | dry clothes | drying clothes | dry the washing | laundry | washing on | on top of | under the bed | next to the bed | beside the bed | bedding | overnight | while we sleep | unattended | go out | while asleep | sofa | christmas tree | under the desk | straw | hay | sawdust | towel over | clothes | paper | out of the house | when out | at work | nobody home | nappies | pet | dog | cat | towels | wet clothes | clothes horse | airer | all night | all day | rack | fell asleep | wooden fence | decking | thatch | covered with | kids asleep`,
    unless: `led lamp | colour | curtain length | style | dryer | radiator height | table lamp | bedside lamp | floor lamp | which lamp`,
  },
  {
    warning: 'recessed lights and insulation',
    things: `downlight | downlights | recessed light | spotlights | halogen | transformer | led driver | can light | cables in the loft | loft wiring`,
    deeds: ['block', 'bury'],
    company: `insulation | wool | foam | loft | attic | quilt | rockwool | spray foam`,
    unless: `how many | spacing`,
  },
  ...graveHazards,
];
