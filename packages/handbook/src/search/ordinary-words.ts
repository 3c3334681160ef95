/**
 * English words unrelated to homes and buildings. They are never "corrected" into a handbook word: "pizza"
 * must not become "piazza", nor "soccer" "cooker".
 */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `able accent account actor actress africa age ago agree aliens america american animal animals answer anthem
  apple april aspirin asia astronaut athlete august author baby bake baking ball balloon band bank baseball
  basketball batman battery battle beat beatles because become bed beer began begin behind believe berlin
  bible bicycle bike biology bird birds birthday bitcoin black blood blue boat body book books born boss boy
  boyfriend brain brand bread breakfast brother brought buddhism burger business butter button buy cake
  calculus call came camera cancer candidate capital captain car cards career carrot cars cartoon cash cat
  cats cell champion championship chance change cheese chemical chemistry chess chicken chinese chocolate
  christmas church cinema class clothes club coach code coding coffee coin cold college comedy company
  computer concert congress cook cookie cookies cooking copy country couple court cousin cover covid
  crazy cricket crime cry crypto cup currency dad dance data date daughter dead death debt december decide
  democracy dentist diabetes dice dictionary die diet dinner dinosaur disease divorce doctor dog dogs dollar
  dollars dragon dream drink driver drug drugs dying earn earth easy eat economy egg eggs einstein election
  elephant email enemy energy engine english essay euro evil exam exercise eye face facebook fact faith fall
  famous fan farm fast fat father favorite favourite february feeling fever fiction fight film films finance
  find fish fitness flu fly follow food football forget formula forward france free freedom french friend
  friends fruit funny future galaxy game games gas genius german ghost gift girl girlfriend girls god gold
  golf google government grade grammar grandma green grow guess guitar gym hair hand happy hat hate hated
  headache health hear heart hearts heaven hell hire history hobby holiday holidays homework hope horoscope
  horse hospital hotel hungry husband ibuprofen immigration income india infection inflation information
  insect instagram insurance interest internet interview invented inventor iphone israel italian italy january
  japan java javascript jazz jesus job jobs joke jokes joking journalist judge july june jump karma kill king
  kiss knee language laptop laugh law lawyer leader league learn leg lesson letter liar lie life linux lion
  lips listen literature live loan london lose loss lost lottery love lovely low luck lunch lyrics machine
  magic mail man march market marriage married marry match math mathematics maths may meal meat medicine
  medication meeting member memory men menu message microsoft milk million mind mobile moment monday money
  monkey month moon morning mortgage mother motivation mountain mouse movie movies murder muscle music
  musician name nation neighbor neighbour nervous netflix news newton nice night nobel nose novel november
  number nurse nutrition obama ocean october office oil olympic olympics online orange oscar pain paint
  pancake pancakes paper parents paris party passport password pasta past pay peace person phone photo
  photosynthesis physics piano pizza planet play player playing playlist poem poet poetry poker police
  politics popular population post potato pray pregnant president prime prince princess prison prize
  problem product profit program programming protein psychology public punch putin python queen quiz quote
  rabbit race racing radio rain reading recipe recipes record recursion relationship religion rent report
  restaurant result resume rice rich ride ring risk river robot rocket romance rude rugby ruler run running
  russia sad salad salary salmon sandwich satellite saturday saved saying scary school science scientist
  score season second secret security semester sentence september sex shakespeare shark ship shirt shoe shoes
  shop shopping shot show sick singer sing sister skin sleep smart smoke smoking snake soccer social software
  soldier son song songs soul soup spain spanish speak species speed spell spider spirit sport sports spotify
  star startup state stock stocks stomach store story student studies study success sugar suit sunday super
  surgery swift symptom symptoms talent talk taste tax taxes taylor tea teacher team tech telephone tennis
  terrorist test text theory theorem therapy ticket tickets tiger tiktok time tired titanic today tokyo
  tomorrow tonight tooth tour travel trip trump truth tuesday twitter ukraine uncle universe university
  vaccine valentine vegan vegetables vice video virus visa vitamin vote wage war washington watch water
  weather website wedding week weekend weight weird whale wife wikipedia win wine winner wish woman women
  won word words workout world worst worth write writer writing wrong yesterday yoga young youtube zebra zoo
  grandfather lemon banana apples tomato onion garlic soda vodka whisky cocktail cocktails barbecue steak
  alive offside goalkeeper referee airline airlines flights puppy puppies kitten graphene tesla ferrari samsung currys
  wingspan boeing airplane caffeine goals scored scoring medal mayor sue wifi minecraft chocolate tomatoes romans spiders trains tiktok
  tyre tyres tire tires mona lisa mariana hamlet novel bacon sushi noodles spaghetti omelette biscuit muffin flour yeast vinegar honey`.split(
    /\s+/,
  ),
);

/** Countries and towns aren't unrelated: buildings stand there. */
export const placeWords: ReadonlySet<string> = new Set(
  `africa america american asia australia berlin britain chinese england france germany german india israel israeli italian italy japan london paris russia spain spanish tokyo ukraine washington`.split(
    ' ',
  ),
);
