import type { Warning } from '../warning.ts';

export const moreWarnings: readonly Warning[] = [
  {
    subject: 'strippers that stun',
    reply:
      '**Do not use a stripper with methylene chloride (dichloromethane), least of all in a cellar, bathroom or any closed room: its heavy vapour stuns within minutes and has killed people who were alone with it.** A dust or paint mask does not hold it back. It is banned for home use in the EU and Britain since 2011 and in the US since 2019: take the old tin closed to the hazardous-waste point. Strip outdoors or with doors and windows open on both sides, with a benzyl-alcohol or water-based gel, gloves and goggles, no flame; paint from before about 1978 may hold lead, so test first and never burn or dry-sand it.',
    slugs: ['stripping-finishes'],
  },
  {
    subject: 'a burner that is boxed in',
    reply:
      '**A burner needs its air, its flue and its clearances: closed in wrongly it can overheat or fill the home with carbon monoxide.** Only as the maker’s instructions allow: the free distances on every side, vents of the stated size top and bottom if it takes air from the room, nothing that burns near a flue, and a door as wide as the appliance so that it can be serviced. Let a licensed gas engineer (Gas Safe registered in the UK) see the plan before you build, and fit a carbon monoxide alarm.',
    slugs: ['boiler-service', 'smoke-and-carbon-monoxide-alarms'],
  },
  {
    subject: 'hot water under pressure',
    reply:
      '**Never block, cap or tighten a safety valve, and leave hot water under pressure to an engineer.** A cylinder or boiler whose relief valve cannot open can burst like a bomb: 1 litre of water makes some 1,600 litres of steam. A valve that drips tells of too much pressure, a tired expansion vessel or limescale. Switch the heat off, stay clear of the discharge pipe, and call a heating engineer (in Britain one qualified for unvented cylinders); banging, steam or a gauge in the red is a matter for today.',
    slugs: [],
  },
  {
    subject: 'hot water that scalds or carries germs',
    reply:
      '**Water of 60 °C (140 °F) scalds a child in seconds; water kept lukewarm breeds legionella.** Store hot water at 60 °C, mix it down to 41–46 °C (106–115 °F) at baths with a thermostatic valve, run cold water first and test with the elbow. Taps, hoses and tubs that stood for weeks are flushed, without breathing the spray, before they are used.',
    slugs: [],
  },
  {
    subject: 'alarms that are silenced',
    reply:
      '**Leave the alarm working: it is there for the night when nobody expects it.** If a carbon monoxide alarm sounds, open windows, turn burners off, get everybody out and call for help; a short chirp every minute means a low battery or the end of its life (5 to 10 years): put in a new battery or alarm today. A smoke alarm that is set off by cooking or steam is moved some metres away or changed for a heat alarm, never covered.',
    slugs: ['smoke-and-carbon-monoxide-alarms'],
  },
  {
    subject: 'ash that still glows',
    reply:
      '**Ash can glow unseen for two days and set bins, bags and houses on fire.** Shovel it into a metal bucket with a lid, stand it outside on stone, away from walls, decks and anything that burns, and leave it 48–72 hours (or wet it there) before it goes into a bin; never a bag, a cardboard box or a vacuum cleaner. It gives off carbon monoxide too: keep no bucket of it indoors.',
    slugs: ['fireplaces-and-stoves'],
  },
  {
    subject: 'heaters near what burns',
    reply:
      '**Keep 1 m (3 ft) between anything that glows or burns and anything that can catch fire, and leave neither alone.** Clothes, curtains, bedding and furniture catch fire from heaters, hobs and candles, most often at night. Dry nothing on them, switch off before you sleep or go out, plug heaters straight into a wall socket, and have a working smoke alarm in the room’s way out.',
    slugs: ['smoke-and-carbon-monoxide-alarms'],
  },
  {
    subject: 'wood dust, foam and fibres',
    reply:
      '**Do not breathe it: wear a tight mask (FFP2 or FFP3; N95 or P100), goggles and gloves, and take the dust away where it arises.** Dust of hardwood and MDF harms nose and lungs and burns like powder; mineral fibres itch and inflame; fresh polyurethane foam gives off isocyanates that cause asthma, so nobody else is in the house while it is sprayed and for a day after. Old loose-fill or lagging may hold asbestos: have it tested before you touch it.',
    slugs: [],
  },
  {
    subject: 'open flames at buildings',
    reply:
      '**An open flame at a building is how many houses burn down, often an hour after the torch went out.** Flames and sparks creep into roofs, cavities, insulation and thatch. Use hot air, chemicals or cold methods instead; if it must be, clear and shield what burns, keep an extinguisher and water at hand, stop an hour before you leave and look again. Paint from before about 1978 may hold lead, whose fumes poison: never burn it off. Torch-on roofing is work for trained roofers.',
    slugs: [],
  },
  {
    subject: 'droppings, sewage and floodwater',
    reply:
      '**Do not sweep, vacuum or touch it dry: droppings and sewage carry germs that make lungs and bowels ill.** Wear gloves, goggles and a tight mask (FFP3, P100), air the room, wet everything with disinfectant, let it soak, wipe it up and double-bag it. Bats and their roosts are protected in many countries. After a flood switch the power off first, let nobody into water that reaches sockets, and leave large amounts to a cleaning firm.',
    slugs: [],
  },
  {
    subject: 'wasps and hornets',
    reply:
      '**Keep away from the nest and do not block or burn it: a colony that is disturbed attacks at once, and stings kill those who are allergic.** Never from a ladder, never with a flame. A pest controller treats it from the ground, at dusk; bees are moved by a beekeeper, and hornets are protected in some countries. A nest is left by its wasps in late autumn and can come out then.',
    slugs: [],
  },
  {
    subject: 'glass that breaks',
    reply:
      '**Treat damaged or unsafe glass as something that can go at any moment.** A chip at the edge of toughened glass can burst the pane without warning: stop using it, tape a film over it, keep children away, and have it replaced. Toughened glass can never be cut or drilled. Glass in doors, beside them, below 800 mm (32 in), in baths and overhead must be safety glass (toughened or laminated), and nobody walks on glass or a roof light that was not made as a floor.',
    slugs: [],
  },
  {
    subject: 'tools without their guards',
    reply:
      '**Guards stay on, discs and blades are those of the tool, and both hands hold it.** A grinder without its guard, a wood blade in a grinder, a jammed disc or a free-hand cut kicks back in a hundredth of a second and throws pieces. Goggles, ear defenders, no loose clothes, nobody else near; pull the plug before you change anything. For a first time hire an instructor or a tradesman.',
    slugs: [],
  },
  {
    subject: 'garage doors and their springs',
    reply:
      '**Leave the springs and cables of a garage door alone: they hold the weight of the door and break arms and skulls when they let go.** Do not stand below a door that hangs askew, keep children away, do not run its motor, and have a door firm change springs (always both). The beam or edge that stops an automatic door or gate must work: test it every month.',
    slugs: [],
  },
  {
    subject: 'heavy things on weak walls',
    reply:
      '**Plasterboard, lath and crumbling plaster hold little: what hangs there must hang from studs, masonry or fixings made for its weight.** A plug in plain plasterboard carries some 5 kg (11 lb), a good hollow-wall anchor 15–30 kg (33–66 lb) straight down and far less pulled outwards; sticky strips hold what they say only on sound paint. Cupboards, televisions on arms, sinks and mirrors above 20 kg (44 lb) go into studs or noggins, nothing heavy above a bed or cot. Look for cables and pipes with a detector before you drill.',
    slugs: [],
  },
  {
    subject: 'cords of blinds',
    reply:
      '**A looped cord or chain can strangle a small child in less than a minute.** Choose cordless blinds where children are; else cut loops open or hold them tight on the wall with a cleat or tensioner 1.5 m (5 ft) above the floor, and move cots, beds and chairs away from the window.',
    slugs: ['childproofing'],
  },
];
