/** Words without a subject. Compared before stemming. */
export const stopWords: ReadonlySet<string> = new Set(
  `a an and are as at be been being but by can could did do does doing done for from get gets getting
  give go going got had has have having he her here hers hi him his how i if im in into is isnt it its ive
  just kind know let like lot lots make makes making may me might mine more most much must my need needs
  needed no not of off on once only or other our ours out over own please pls plz put really right say she
  should shouldnt so some something sort such take tell than that thats the their them then there these
  they theyre thing things this those to too u under until up upon us use uses used using very want wants was
  way we well were what whats when where which while who whom whose why will with within without would
  wouldnt yes you your youre yours about above after again all also always am any anyone anything around
  because before between both each else ever every few good best better great nice right okay ok
  hello hey actually ur r tho bc cos theres
  fairly redoing redo husband wife partner mum mom dad mother father told adore love loved saw someone somebody
  heard reading read said says asked wonder hi hello dear target certification certified choose choosing
  worried worry concerned set idk tbh really basically roughly approximately about around
  currently bought own please possible allowed matter fancy nowadays days year years
  tell explain explained meant called thing stuff kinda sorta gonna wanna anybody everyone everything
  per square sq longer special cause causes caused bad worse smaller style styles characteristics characteristic famous invented features feature
  actually maybe perhaps quite rather still though thing think thinking explain describe
  mean means meaning define definition called difference between compare compared versus vs someone
  people person usually typical typically normal normally recommend recommended recommendation suggest
  advice help question wondering wonder curious possible properly correct proper ideal ideally minimum min
  maximum max standard average usual common enough many whats hows im ill id dont doesnt cant wont
  standards rule rules thumb required requirement requirements regulation regulations tips tip guide idea
  ideas exactly basically simply quick quickly bit little new work works look looks looking keep able
  come comes show happen happens generally anyway yeah plan planning start thanks cheers mate guys
  weve theyve youve whos hes shes theyd wed theyll well itll thatll whatll havent hasnt didnt arent werent wasnt couldnt
  buddy sir dear kindly give gimme wanna gonna lets info information details detail example examples ought shall whilst yet`.split(
    /\s+/,
  ),
);
