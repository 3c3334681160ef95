/**
 * Words that frame a question without being its subject: actions, wishes and feelings. They count only if an
 * entry's name contains them ("hang" in "hang wallpaper"), so the list can be generous: they never make a
 * question on topic.
 */
export const frameWords: ReadonlySet<string> = new Set(
  `accept achieve across act actual ad add added adding adds advisable advise afford ago agree aim aiming along
  already alright although among amount answer apart appear apply applying appropriate ask asked asking
  assume attempt avoid avoiding aware away basic basics begin beginning behave believe belong beside
  better biggest bother bothered break brilliant bring bringing budget came care case cases certain
  chance change changing check checking cheers choice chosen clear clearly clever closer combine combining
  comfortable commonly compared complete completely consider considered considering contain correctly count
  couple cover create creating current currently daft damage dangerous day deal decent decide decided deciding
  definitely depend depends describe deserve despite determine different differently difficult disappear discuss
  double doubt drawn dream during easier easiest easily easy effect effective effort either else end endless
  enjoy enormous ensure entire essay assignment homework presentation writing essential etc eventually exact example except exist existing expect explain
  extra extremely fact fail fairly familiar far feel feeling feels few figure final finally find finding
  first fits fix fixed follow following forget forward found frequent frequently front fully fun further
  gain general generic genuinely glad goes gonna grateful great guess guide half handle hanging happen happy hard
  hardly hate heard helpful helps hesitate hopefully hoping hour huge idea identify immediately
  important impossible improve improving include included including incorporate indeed inform initial inspired
  install installed installing intend interested interesting introduce involved involves issue issues
  join joined judge keeping key knowing known lack large last lately later leave leaving less lie likely limit
  list living located location long lovely main mainly major making manage matter mattered mention merely messy
  method methods mighty mix mixed mixing moment month months move moving multiple name named names naturally
  nearly neat necessarily necessary neither never next nobody none note notice number obvious obviously offer
  often ones ongoing option options order ordinary original otherwise overall overly owner pair part
  particular particularly pass past pay perfect perfectly perform place places placing planned playing plenty
  point popular position possibly prefer preferred prepare present pretty prevent previous primary principle
  principles probably problem problems process proper provide purpose purposes put putting quickest quite
  raise range rarely rather reach ready real realise realize reason reasonable reasonably reasons reckon
  recognise recognize recommend reduce refer regarding regular relate related remain remember remind replace
  replaced replacing reply request resolve respect rest result return safe safely same save saving scared
  secret see seem seemed seems seen select separate series serious seriously serve several share short
  should shown shows side significant significantly silly similar simple simplest simply single situation
  sized slightly slow soon sorry sort specific specifically specify spend spot stand standing
  starting state stay step steps stick still stop straight strange stuck stupid successful suddenly sufficient
  suggested suggestions suit suitable suited suits super suppose supposed sure surely surprised switch
  swear taken takes taking talk talking teach tend terms terrible thanks theory they'd thinking thought tidy
  tight till together told tough toward towards trick tricks tried true truly try trying turn turned turning twice
  type types typical ultimately unable understand understanding unless unlike unsure unusual upcoming updated
  useful useless various verify visible visit waiting wanna wanted wants warn waste ways week weeks weird
  welcome well went whatever whenever whereas wherever whether whoever willing wise wish within wonderful
  wondering word words working worried worrying worst worth worthwhile worthy wrong plain english simple terms layman
  aunt uncle brother sister son daughter sons daughters nephew niece cousin boyfriend girlfriend
  fiance flatmate roommate mate friend friends colleague boss folks family-in-law inlaws relatives couple buddy hubby missus
  adored adores keen fond terrified nervous excited thrilled fed bored annoyed annoying annoys irritating frustrated sick
  fussy desperate delighted proud happy unhappy upset confused clueless baffled puzzled lost overwhelmed curious tempted
  visited visiting saw seen moved moves inherited inherit selling sold buying keeps kept insists insisted swears mentioned
  mentions reckons claimed claims argues argue arguing promised suggests suggested recommends told heard overheard read
  wonders thinks thought believe believes guess imagine picture dreaming dreamt dreams hopes hoping hoped wishes fancy
  recently yesterday weekend tonight nowadays lately soon someday eventually finally suddenly constantly forever
  currently presently next coming winter morning autumn spring
  sense silly daft mad crazy stupid dumb odd weird funny fair proper decent sensible smart clever handy awful horrible
  dreadful nasty terribly really awfully absolutely totally completely literally honestly seriously obviously
  earth heck hell blimey gosh oh ah hmm um er well anyway loads tons heaps lots bunch plenty bits
  enjoyed spending spend spent waste wasted afford stretch splash guilty
  sorts kinds sort manner route direction aspect element elements characteristics distinguishing distinctive devise devised devises employ employs employed
  purposes contribution contributions significance importance key main chief primary principal
  sent sends send gave given gives gets got getting took brought brings carry
  regret regretting mess messed struggle struggling battling fighting desperate stuck sorted sorting deal dealing coping cope
  state define list outline summarise summarize discuss describe compare contrast evaluate justify identify
  dwelling dwellings advisable permissible admissible minimal maximal requisite provision provisions stipulate stipulated
  specified specify specifies governs govern governing applicable applies typical nominal customary respective
  loving living sitting standing walking coming moving trying thinking looking asking telling calling saying
  tomorrow today year decade decades ages ago old-fashioned
  domestic residential optimal optimum reduction adequate appropriate conventional
  metre metres meter meters foot feet ft mm cm inch inches one two three four five six seven eight nine ten hundred even evening
  anywhere somewhere elsewhere everywhere whatever however therefore hence thus moreover besides`.split(
    /\s+/,
  ),
);
