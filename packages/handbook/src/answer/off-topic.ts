/**
 * Questions that use building words but are about something else, or are plainly about it. Each row
 * is as narrow as its matter: a "flight of stairs", an "integral garage" and a house "dating from
 * 1890" are ours.
 */
const things =
  '(?:car|laptop|phone|iphone|shoe|movie|film|guitar|video game|anime|album|bicycle)s?';
/** "The best film studio", "repair the car port": the thing only tells which room is meant. */
const ofRooms =
  '(?! (?:room|parks?|parking|ports?|drive|driveway|charg\\w+|garage|studio|door|house|collection|poster|posters|store|storage|rack|shed)\\b)';

const patterns: readonly RegExp[] = [
  /\bmeaning of life\b/i,
  /\bwhy (?:do|does|did|is|are|won'?t) (?:my|our|the) (?:cats?|dogs?|pets?|puppy|kitten|baby|child|kids?|husband|wife|boss)\b(?!['’]s)/i,
  /\bwho (?:owns the patent|will win|lives (?:in|at))\b|\bnet worth\b|\b(?:salary|salaries|wages?)\b(?<!\barchitect.*)(?!.*\barchitect)|\b(?:engineer|builder|plumber)s?\b.*\bearns?\b|\b(?:best|which|top) (?:design|art) schools?\b|\b(?:best|which|top) universit\w+/i,
  /\b(?:in|by|of) 2[1-9]\d\d\b|\bon (?:mars|the moon|venus)\b|\bhogwarts\b/i,
  /\b(?:my|his|her) (?:\w+ )?(?:knees?|back|head|chest|heart|stomach|tooth|teeth|throat|arm|leg|foot|ears?|eyes?)\b.*\b(?:hurts?|aches?|pain|swollen|bleed\w*)\b(?!.*\b(?:worktop|counter|sink|kitchen|desk|chair|mattress|stairs?|bed)\b)|\b(?:chest|stomach|tooth) ?(?:pain|ache)\b/i,
  /\b(?:when|what time)\b.*\b(?:opens?|closes?|close|open)\b.*\b(?:today|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|\bikea\b.*\b(?:opens?|closes?|price|cost)s?\b|\b(?:price|cost|much)\b.*\b(?:ikea|tesla|samsung|bosch|sony|iphone|currys|john lewis|home depot)\b|\b(?:tesla|samsung|bosch|sony)\b.*\b(?:price|cost)s?\b/i,
  /\bwho (?:invented|discovered)\b(?!.*\b(?:skyscrapers?|lifts?|elevators?|concrete|plywood|toilets?|domes?|arch(?:es)?|vaults?|lino(?:leum)?|drywall|plasterboard|air.?con\w*|bricks?|cement|perspective|curtain walls?|steel frames?|open plan|balloon fram\w+)\b)|\bwhich (?:school|university|college|bank|hospital|doctor|airline|phone|laptop)\b|\bhow many (?:houses|people|buildings|homes|flats|inhabitants) (?:are there|live|exist|does .* have)\b/i,
  /\b(?:tickets?|(?:opening|visiting) (?:hours|times)|open days?|open on (?:\w+days?|weekends|holidays))\b|\b(?:everest|great wall of china|amazon river)\b|\bon (?:a|the) (?:plane|aeroplane|airplane|train|bus)\b|\bwhich way does water (?:drain|swirl|spin)\b/i,
  /\bsoftware (?:engineer|developer|design)\w*\b|\bmortgage\b.*\b(?:rates?|interest|repay\w*|calculator)\b|\b(?:rates?|interest)\b.*\bmortgage\b|\b(?:bridge|home|car|student) loans?\b/i,
  /\breset (?:my|the|our) (?:wifi|wi-fi|router|modem|password|phone)\b|\b(?:resale|market|sale|selling) (?:value|price) of (?:my|our|his|her|their)\b/i,
  /\btrain(?:ing)? (?:an?|my|our|the) (?:puppy|dog|kitten|cat)\b/i,
  /\bwhat do you think (?:of|about) (?:king|queen|prince|princess|president|the (?:king|queen|pope|government|prime minister|election))\b/i,
  /\b(?:can|could|should) (?:i|we) sue\b|\bwin (?:in court|the case|a lawsuit)\b/i,
  /\b(?:haircut|hair cut|shave|tattoo)\b.*\b(?:cost|price|much)\b|\bhow much\b.*\b(?:haircut|tattoo)\b/i,
  /\bhouse (?:cats|music|of cards|of the dragon|md)\b|\btable of contents\b/i,
  /\bmy (?:neighbou?r|friend|boss|brother|sister)(?:['’]?s)? (?:house|home|flat|place) (?:cost|worth|sell)/i,
  /\b(?:write|compose|tell) (?:me )?(?:a |an |some )?(?:poem|song|story|joke|essay|haiku|lyrics|novel|email|letter|speech|code|script)\b/i,
  /\b(?:president|prime minister|population|currency|king|queen|national anthem|flag|time zone) of\b|\bcapital of (?!.*\b(?:column|pilaster|pillar|order)s?\b)/i,
  /\b(?:weather|forecast)\b.*\b(?:today|tomorrow|now|this week|tonight)\b|\b(?:today|tomorrow|tonight)(?:['’]s)? (?:weather|forecast)\b/i,
  /\b(?:who won(?! .*\b(?:pritzker|stirling|architect\w*|riba|aia)\b)|score of|world cup|super bowl|premier league|champions league|olympics?(?! (?:stadium|park|village|pool|swimming|tower|pavilion))|election|stock price|bitcoin|crypto\w*|lottery|horoscope|zodiac|oscars|oscar (?:winner|nomin\w+|awards?))\b/i,
  /\b(?:recipe|(?:cook|bake) (?:a|some|the|pasta|rice|chicken|bread)(?! (?:lot|bit|little|while|few))\b|calories|lose weight|workout (?:plan|routine)|headache|medicine|dosage|diagnos\w+|vaccines?|flu)\b/i,
  /\b(?:python|javascript|typescript|java|c\+\+|sql|html|css|regex|linux|kubernetes|docker|machine learning|neural network|software architecture|microservices?|cpu architecture|computer architecture|api endpoint|data structure)\b/i,
  /\b(?:translate|in (?:french|spanish|german|chinese|japanese|arabic|italian)\b.*\b(?:say|mean)|how do you say)\b/i,
  /\b(?:ignore (?:all |your |the )?(?:previous|prior|above) instructions|system prompt|jailbreak|developer mode|pretend (?:to be|you are)|act as (?:a|an) (?!architect))\b/i,
  /\bshould i (?:dump|leave|break up|marry)\b|\b(?:online dating|dating (?:app|advice|tips?|site)|divorce|marriage advice|my wife left|horny|porn)\b/i,
  /\b(?:get rid of|cure|caught|have got|got|have) (?:a|my|this) (?:bad |nasty )?(?:cold|cough|fever|hangover|hiccups|rash)\b/i,
  /\b(?:petrol|diesel|gasoline)\b(?!.*\b(?:garages?|stations?|generators?|smells?|heaters?)\b)|\b(?:oil|tyres?|tires?|brakes?|engine|puncture|spark plugs?)\b.*\b(?:my|the|a) (?:car|bike|motorbike|truck|van)\b(?!.*\b(?:garage|drive|driveway|floor|parking|concrete|paving)\b)/i,
  /\b(?:best|good|recommend)(?: me)?(?: an?| some)?(?: good)? (?:schools?|dentists?|doctors?|restaurants?|hotels?|pubs?|lawyers?|plumbers?|electricians?|builders?|roofers?|carpenters?|decorators?)(?: for (?:my|our) \w+)? (?:in|near|around)\b/i,
  /\bsquare root\b|\bstop snoring\b|\btie (?:a|my|his) (?:\w+ )?(?:tie|knot|shoelaces?|shoes?)\b|\b(?:good|nice|cute) names? for\b|\bpitch (?:a|my|our|the) tent\b|\b(?:ticks?|worms?)\b.*\bmy (?:dog|cat)\b|\bspeed of light\b/i,
  /\b(?:water|coffee|protein|fruit|sugar)\b.*\bshould (?:i|we|you) (?:drink|eat)\b|\bhow many people (?:have |has )?(?:visit|die|work|saw|seen)\w*\b/i,
  /\b(?:stop|keep)\b.*\b(?:cats?|dogs?|puppy|puppies)\b.*\b(?:fight|bit|pee|jump|howl)\w*(?!.*\b(?:through|wall|floor|noise|sound)\b)/i,
  /\b(?:photosynthesis|mitochondria|quantum|relativity|derivative of|integral (?:of|calculus)|quadratic|periodic table|dinosaurs?|galaxy|black hole|big bang)\b/i,
  /\b(?:flights? (?:to|ticket)|hotel booking|visa|passport|restaurant near|things to do in|cheap flights)\b/i,
  new RegExp(
    `\\b(?:buy|best|recommend|watch|fix|repair|play|change)\\b (?:(?:a|an|my|the|some|new|good|flat|cheap|first) )*${things}\\b${ofRooms}|\\b${things} (?:to|should i|can i|do i) (?:buy|watch|play)\\b`,
    'i',
  ),
  /\b\d+(?:\.\d+)?\s*(?:%|percent|per cent) of \d/i,
  /\b(?:what is|what's|calculate|solve)\b\s*\d+\s*(?:[-+*/^]|times|plus|minus|divided by)\s*\d+\s*\??$/i,
];

export function isOffTopic(question: string): boolean {
  return patterns.some((pattern) => pattern.test(question));
}
