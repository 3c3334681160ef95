/** Questions that use building words but are about something else, or are plainly about it. */
const patterns: readonly RegExp[] = [
  /\bmeaning of life\b/i,
  /\bwhy (?:do|does|did|is|are|won'?t) (?:my|our|the) (?:cats?|dogs?|pets?|puppy|kitten|baby|child|kids?|husband|wife|boss)\b/i,
  /\bwho (?:owns|will win|lives in)\b|\bnet worth\b|\b(?:salary|earn|wage)s?\b|\b(?:architecture|design|art) schools?\b|\buniversit\w+\b/i,
  /\b(?:in|by|of) (?:20(?:2[89]|[3-9]\d)|2[1-9]\d\d)\b|\bon (?:mars|the moon|venus)\b|\bhogwarts\b/i,
  /\b(?:my|his|her) (?:\w+ )?(?:knees?|back|head|chest|heart|stomach|tooth|teeth|throat|arm|leg|foot|ears?|eyes?)\b.*\b(?:hurts?|aches?|pain|swollen|bleed\w*)\b(?!.*\b(?:worktop|counter|sink|kitchen|desk|chair|mattress|stairs?|bed)\b)|\b(?:chest|stomach|tooth) ?(?:pain|ache)\b/i,
  /\b(?:when|what time)\b.*\b(?:opens?|closes?|close|open)\b.*\b(?:today|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|\bikea\b.*\b(?:open|close|price|cost)s?\b|\b(?:price|cost|much)\b.*\b(?:ikea|tesla|samsung|bosch|sony|iphone|currys|john lewis|home depot)\b|\b(?:tesla|samsung|bosch|sony)\b.*\b(?:price|cost)s?\b/i,
  /\bwho (?:invented|discovered)\b|\bwhich (?:school|university|college|bank|hospital|doctor|airline|phone|laptop)\b|\bhow many (?:houses|people|buildings|homes|flats|inhabitants) (?:are there|live|exist|does .* have)\b/i,
  /\b(?:tickets?|(?:opening|visiting) (?:hours|times)|open on|opening times)\b|\b(?:everest|great wall of china|amazon river)\b/i,
  /\bsoftware (?:engineer|developer|design)\w*\b|\bmakeup\b|\bmortgage\b|\b(?:bridge|home|car|student) loans?\b/i,
  /\b(?:haircut|hair cut|shave|tattoo)\b.*\b(?:cost|price|much)\b|\bhow much\b.*\b(?:haircut|tattoo)\b/i,
  /\bhouse (?:cats?|music|of cards|of the dragon|md)\b|\btable (?:tennis|of contents)\b/i,
  /\bmy (?:neighbou?r|friend|boss|brother|sister)(?:'?s)? (?:house|home|flat|place)\b.*\b(?:cost|worth|price)|\b(?:cost|worth|price)\b.*\bmy (?:neighbou?r|friend|boss)/i,
  /\b(?:write|compose|tell) (?:me )?(?:a |an |some )?(?:poem|song|story|joke|essay|haiku|lyrics|novel|email|letter|speech|code|script)\b/i,
  /\b(?:capital|president|prime minister|population|currency|king|queen|national anthem|flag|time zone) of\b/i,
  /\b(?:weather|temperature|forecast)\b.*\b(?:today|tomorrow|now|this week|tonight)\b/i,
  /\b(?:who won(?! the (?:pritzker|stirling|architect))|score of|world cup|super bowl|premier league|champions league|olympics?|election|stock price|bitcoin|crypto\w*|lottery|horoscope|zodiac)\b/i,
  /\b(?:recipe|(?:cook|bake) (?:a|some|the|pasta|rice|chicken|bread)(?! (?:lot|bit|little|while|few))\b|calories|diet|lose weight|workout|symptoms?|headache|medicine|dosage|diagnos\w+|vaccine)\b/i,
  /\b(?:python|javascript|typescript|java|c\+\+|sql|html|css|regex|algorithm|linux|kubernetes|docker|machine learning|neural network|software architecture|microservices?|cpu architecture|computer architecture|api endpoint|data structure)\b/i,
  /\b(?:translate|in (?:french|spanish|german|chinese|japanese|arabic|italian)\b.*\b(?:say|mean)|how do you say)\b/i,
  /\b(?:ignore (?:all |your |the )?(?:previous|prior|above) instructions|system prompt|jailbreak|developer mode|pretend (?:to be|you are)|act as (?:a|an) (?!architect))\b/i,
  /\b(?:girlfriend|boyfriend|dating|divorce|marriage advice|my wife left|horny|sexy?|porn)\b/i,
  /\b(?:photosynthesis|mitochondria|quantum|relativity|pythagor\w*|derivative|integral|quadratic|periodic table|dinosaurs?|galaxy|black hole|big bang)\b/i,
  /\b(?:flight|hotel booking|visa|passport|restaurant near|things to do in|cheap flights)\b/i,
  /\b(?:car|laptop|phone|iphone|shoes|movie|film|netflix|guitar|video game|game|football|anime|album|band|dog breed|cat food|puppy|kitten)s?\b.*\b(?:buy|best|recommend|watch|play|breed|fix|repair)\b|\b(?:buy|best|recommend|watch|fix|repair)\b.*\b(?:car|laptop|phone|iphone|shoes|movie|film|netflix|guitar|video game|anime|album|dog breed|cat food|puppy|kitten)s?\b/i,
  /\b(?:what is|what's|calculate|solve)\b\s*\d+\s*(?:[-+*/^]|times|plus|minus|divided by)\s*\d+\s*\??$/i,
];

export function isOffTopic(question: string): boolean {
  return patterns.some((pattern) => pattern.test(question));
}
