/**
 * Actions, by the harm they can do; a tool stands for what is done with it. All inflections match ("drilled", "drilling"); a phrase may have words in
 * between ("take the old wall out").
 */
export const deeds = {
  cut: `drill | cut | saw | sand | sander | grind | grinder | scrape | chisel | chip | break | broke | broken | smash |
    hammer | bore | notch | carve | chase | hack | plane down | score | jigsaw | core | slice | trim | chop | polish |
    angle grinder | disc cutter | hacksaw | reciprocating saw | abrade | hole in | hole through | holes in | slot | groove | channel | widen | enlarge | make bigger | punch |
    nail through | screw into | breaker | planer | router | snip | sever | clip through | nibble | file | ream | rake out`,
  breach: `break through | knock | hole through | hole in | opening in | opening between | doorway in | hatch in | hatch into | widen | enlarge | make bigger | smash |
    sledgehammer | lump hammer | jackhammer | into one room | one big room |
    hack | chop | cut through | cut into | cut out | cut a | saw through | break into | punch through | make a gap | arch in`,
  remove: `remove | removal | rid | lose | rip | tear | tore | pull | strip | demolish | demolition | knock | take out |
    take off | take down | take away | take up | took out | took off | took down | taken out | taken down | taken off |
    come down | come out | dispose | dump | clear out | peel | scoop | dismantle | open up | bring down |
    sledgehammer | lump hammer | crowbar | pry bar | jackhammer | bash | chuck | bin | gut | cut out | pry | prise | lift off | lift up | eliminate | bulldoze |
    replace | shovel | clear | get off | push over | push out | pull over | can it go | must go | has to go | have to go | should go | could go |
    throw out | throw away | scrap | dig out | empty | put in the bin | trim | prune | fell`,
  clean: `clean | wash | jet | brush | scrub | vacuum | hoover | sweep | wipe | pressure wash | blow out | dust off`,
  open: `open | unscrew | undo | take apart | took apart | reset | poke | prod | turn down | bleed | adjust | tamper | flip | look inside |
    mess with | fiddle | tinker | tighten | loosen | drain | touch | access`,
  fetch: `get | getting | bring | bringing | take | want | have | need`,
  move: `move | relocate | reroute | re-route | shift | swap | divert | raise | turn round | reposition | switch around`,
  fit: `connect | reconnect | disconnect | wire | rewire | hook up | hook into | plug | install | installation | fit | fix |
    repair | change | extend | join | attach | mount | put in | put up | add | tap into | tee into | solder | cap |
    service | mend | patch | bridge | bypass | replace | run | lay | bury | splice | upgrade | make | tape up | set up | rig | glue | hook | screw | clamp | tie`,
  block: `block | cover | seal | tape | paint over | close | stuff | plug up | board | brick up | fill | foam | obstruct |
    clog | stop up | shut | screw shut | nail shut | lock | wall up | wallboard | plasterboard over | board over | drywall over | plaster over | wrap | insulate over | screw down |
    enclose | box in | blank off | cap off | hide behind | put in front`,
  box: `box in | box it in | boxed in | boxing in | build a cupboard round | build a cupboard around | enclose | hide behind | wall up | panel over | board over`,
  burn: `burn | burnt | light | lit | heat | fire | ignite | run | cook | grill | warm | smoke | use | using | have | operate |
    leave on | start | torch | idle`,
  torch: `burn | burn off | heat gun | blowlamp | blow lamp | blowtorch | torch | flame`,
  climb: `climb | stand on | stand at | walk on | walk across | walking on | walk over | reach | lean | work on | work from | get up | get on | go up | go on | step | jump | crawl | paint |
    clean | repair | replace | fit | install | fix | sit on | patch | clear | stretch | hang off | seal | scramble | balance |
    hop | check | inspect | sweep | shovel`,
  tread: `stand on | walk on | walk across | walk over | step on | jump on | sit on | kneel on | dance on`,
  enter: `climb in | climb into | climb down | go in | go into | go down | get in | get into | enter | crawl | lower myself | lean in |
    reach in | clean inside | jump in | down the | squeeze in`,
  dig: `dig | dug | excavate | excavation | trench | undermine | underpin | lower | deepen | hollow | digger | mini digger | burrow`,
  mix: `mix | combine | add | pour | blend | together | then | followed | next | after | on top of | at once | both | splash | tip`,
  load: `put | store | stack | hang | stand | build | place | park | hold | take weight | support | carry | sit | install | have |
    pile | swing | dance | set up | fill | hung | bear | drive | gather | people | guest | party | load | heavy`,
  bury: `skim | overboard | plaster | cover | board | paint over | tile over | go over`,
  carry: `carry | carries | lift | move | shift | get up | get down | get upstairs | haul | drag | manhandle | bring in | lug | hoist | lower |
    roll | slide`,
  keep: `keep | leave | left | ignore | live with | use | using | sleep | carry on | wait | stay | safe | ok | okay | worry | normal |
    problem | dangerous | harmful | put up with | toxic | breathe | eat | chew | lick`,
  silence: `remove | take down | take off | take out | cover | disable | silence | battery | batteries | unplug | stop | bypass | switch off | turn off |
    chirp | beep | tape | bag over | disconnect | get rid | mute | do without | paint over`,
  spray: `spray | fog | brush on | roll on | use | using | apply | paint | inject | treat | pour | strip | varnish`,
} as const;

export type Deed = keyof typeof deeds;
