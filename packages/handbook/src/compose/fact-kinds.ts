/**
 * Kind of fact that a question asks for: a price, a duration, a height, a reason. A line with a label or
 * figures of that kind answers better than one that only shares words.
 */
import type { Rule } from '../intent/rule.ts';

export interface FactKind extends Rule {
  readonly label: RegExp;
  /** Matches words or figures of this kind. */
  readonly said: RegExp;
  readonly asksReason?: boolean;
}

const time =
  /\b\d[\d–,./½ ]*(?:seconds?|min(?:utes?)?|hours?|h|days?|weeks?|months?|years?)\b|\b(?:overnight|a (?:day|week|fortnight|month|year)|an hour|(?:one|two|three|four|five|six|seven|eight|ten|twelve) (?:minutes|hours|days|weeks|months|years))\b/i;
const season =
  /\b(?:spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|frost|dry (?:day|spell|weather))\b/i;
const measure = /\d ?(?:mm|cm|m|in|ft)\b/;
/** A count of things, not a measure. */
const counted =
  /\b(?:\d+(?:[–-]\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a dozen) (?!(?:mm|cm|km|kg|kPa|kW|lux|years?|hours?|days?|weeks?|months?|minutes|per|above|below|beyond|to|and|or|of)\b)[a-z]{3,}/i;
/** A figure and one of the words in the same clause. */
const figureOf = (words: string) =>
  new RegExp(`\\d[^.;]*\\b(?:${words})\\b|\\b(?:${words})\\b[^.;]*\\d`, 'i');

export const factKinds: readonly FactKind[] = [
  {
    pattern:
      /\bhow old\b|\bhow long (?:do|does|will|should|can)\b.*\blast\b|\blife ?(?:span|time|expectancy)\b|\bbefore replac\w+|\bhow (?:many years|durable)\b/i,
    label: /^(?:lasts?|life|lifespan|age|wear)\b/i,
    said: /\d[\d–,. ]* ?years|\blasts?\b/i,
    examples: ['how old can a boiler be before replacing', 'how long does a mattress last'],
    counterExamples: ['how long is a bath', 'how long does paint take to dry'],
  },
  {
    pattern:
      /\bhow much (?:is|are|does|do|would|will|should|to|for) (?!.*\b(?:weigh|need|hold|use|take|save|overlap|space|room|light)\b)|\bwhat (?:does|do|would|will|should) .*\bcost\b|\b(?:cost|costs|price|prices|pricey|expensive)\b/i,
    label: /^(?:costs?|prices?|money|fees?)\b/i,
    said: /\b(?:USD|EUR|GBP|AUD|CAD)\b|[€£$]/,
    examples: ['how much is a home lift', 'what does a stair runner cost', 'price of a skip'],
    counterExamples: ['how much does a bath weigh', 'how much light does a desk need'],
  },
  {
    pattern:
      /\bhow many\b(?! (?:hours|days|weeks|months|years|degrees|lumens|lux|times|litres?|square|metres?|kilos?|kg|watts?|kw)\b)/i,
    label: /^(?:how many|number|count)\b/i,
    said: counted,
    examples: ['how many sockets over a worktop', 'how many chairs fit round a table'],
    counterExamples: ['how many days until it dries'],
  },
  {
    pattern: /\bhow often\b|\bhow many times\b|\bhow regularly\b/i,
    label: /^(?:how )?often\b|^(?:interval|upkeep|service|care)\b/i,
    said: /\b(?:once|twice|times|yearly|monthly|weekly|daily|every|each (?:day|week|month|year|spring|autumn))\b/i,
    examples: ['bleed radiators how often'],
    counterExamples: ['how long do radiators last'],
  },
  {
    pattern:
      /\bhow long (?:do|does|did|will|would|should|can|before|until|till|after|between|for|to|must|is it (?:till|until|before))\b(?!.*\blast\b)|\bhow (?:soon|fast (?:must|should|do|does)|quickly|many (?:hours|days|weeks|months))\b|\bhow long\b(?=.*\b(?:dry|set|cure|harden|b4|before|until)\b)|\b(?:drying|waiting|curing) time\b/i,
    label: /^(?:time|times|how long|duration|drying|wait|waiting|dry(?! it)|when)\b/i,
    said: time,
    examples: ['how long does paint take to dry', 'how long until i can walk on it'],
    counterExamples: ['how long does a roof last', 'how long is a bath'],
  },
  {
    pattern:
      /\bwhen (?:to|should|do|is|can|does|must|best)\b(?! (?:it|they) (?:is|are)\b)|\b(?:best|right|what) (?:time|season|month)\b|\btime of (?:the )?(?:year|day)\b/i,
    label: /^(?:when|time|season|timing)\b/i,
    said: season,
    examples: ['when to prune roses', 'what is the best time to paint outside'],
    counterExamples: ['how often should it be oiled'],
  },
  {
    pattern: /\bhow (?:high|tall)\b|\bheights?\b/i,
    label: /\b(?:heights?|high)$/i,
    said: figureOf('high|heights?|tall|above|from the floor'),
    examples: ['how high should toilet be for bad knees'],
    counterExamples: ['how wide should a toilet be'],
  },
  {
    pattern: /\bhow wide\b|\bwidths?\b/i,
    label: /\bwidths?$/i,
    said: figureOf('wide|widths?|×'),
    examples: ['how wide should curtains be'],
    counterExamples: ['how deep is a wardrobe'],
  },
  {
    pattern: /\bhow deep\b|\bdepths?\b/i,
    label: /\bdepths?$|^deep\b/i,
    said: figureOf('deep|depths?'),
    examples: ['how deep is a wardrobe'],
    counterExamples: ['how wide should curtains be'],
  },
  {
    pattern: /\bhow thick\b|\bthickness\b/i,
    label: /\bthick(?:ness)?$/i,
    said: figureOf('thick|thickness|layers?|boards?'),
    examples: ['how thick should a garage slab be'],
    counterExamples: ['how wide should curtains be'],
  },
  {
    pattern:
      /\bhow (?:far|close|near)\b|\bdistances?\b|\bspacing\b|\bclearances?\b|\b(?:gap|space) (?:between|around|to|behind|under|in front)\b|\bhow much (?:gap|space|room|distance)\b/i,
    label: /\b(?:distances?|spacing|clearances?|gaps?|space|apart)$/i,
    said: figureOf('apart|from|between|clear|away|beyond|gap|free|centres|distance|back'),
    examples: ['how far from the wall should a lamp be', 'gap between sofa and table'],
    counterExamples: ['how long is a bath'],
  },
  {
    pattern:
      /\b(?:what|which|ideal|best|right|safe|max(?:imum)?|highest|surface|flow) temp(?:erature)?\b|\bhow (?:hot|warm|cold)\b|\bhow many degrees\b/i,
    label: /^(?:temperature|heat|warmth)\b/i,
    said: /\d ?°/,
    examples: ['what temperature should a bedroom be', 'how hot may a radiator be'],
    counterExamples: ['how high should it be'],
  },
  {
    pattern:
      /\bhow heavy\b|\bhow much (?:weight|load)\b|\bhow much (?:can|does|do|will|would) .*\b(?:weigh|hold|carry|bear|support)\b|\bweighs?\b|\bmax(?:imum)? (?:weight|load)\b/i,
    label: /\b(?:weights?|loads?|strength|holds?)\b/i,
    said: /\d ?(?:kg|t|kN)\b/,
    examples: ['how much does a bath weigh', 'how much weight can a balcony hold'],
    counterExamples: ['how much does a bath cost'],
  },
  {
    pattern: /\bhow (?:loud|noisy)\b|\bdecibels?\b|\bhow much noise\b/i,
    label: /^(?:noise|sound|loudness)\b/i,
    said: /\d ?dB\b/,
    examples: ['how loud is a heat pump'],
    counterExamples: ['how far from a heat pump'],
  },
  {
    pattern: /\bhow bright\b|\b(?:lux|lumens?)\b|\bhow much light\b/i,
    label: /^(?:light|brightness|lux|lumens)\b/i,
    said: /\d ?(?:lux|lm|lumens)\b/,
    examples: ['how bright should a hall be'],
    counterExamples: ['how high should a lamp hang'],
  },
  {
    pattern: /\bkelvins?\b|\bcolou?r temp(?:erature)?\b|\bwarm or cool\b/i,
    label: /^(?:colou?r of light|light|kelvin)\b/i,
    said: /\d ?K\b/,
    examples: ['what kelvin for a kitchen'],
    counterExamples: ['what temperature should a kitchen have'],
  },
  {
    pattern: /\b(?:slopes?|gradients?|falls?|how steep|pitch|angle)\b/i,
    label: /\b(?:slopes?|falls?|pitch|gradient|angle)\b/i,
    said: /\b1 ?: ?\d|\d ?(?:%|°)|\b1 in \d/,
    examples: ['what fall should a shower have', 'how steep may a ramp be'],
    counterExamples: ['how long may a ramp be'],
  },
  {
    pattern:
      /\bwhat (?:ratio|mix|proportions?)\b|\bmix(?:ing)? ratio\b|\bratio of\b|\bhow (?:do|to) (?:i |you )?mix\b/i,
    label: /^(?:mix|ratio|proportions?|recipe)\b/i,
    said: /\b\d ?: ?\d|\bparts?\b/i,
    examples: ['what mix for fence posts', 'ratio of sand to cement'],
    counterExamples: ['can i mix brass and chrome'],
  },
  {
    pattern:
      /\bhow (?:big|large|small|long (?:is|are|should|must))\b|\b(?:sizes?|dimensions?|measurements?)\b/i,
    label: /\b(?:sizes?|dimensions?|room|area)\b/i,
    said: measure,
    examples: ['how big should a rug be', 'shed sizes'],
    counterExamples: ['how long does it take'],
  },
  {
    pattern: /^(?:but |and |so )*why\b|\bwhat (?:causes?|makes)\b|\breasons?\b/i,
    label: /^(?:why|causes?|reasons?)\b/i,
    said: /\b(?:because|since|as it|from|comes? of|means?|usually|mostly|most often|so that|too (?:low|high|little|much))\b/i,
    asksReason: true,
    examples: ['why does my ceiling crack', 'what causes damp'],
    counterExamples: ['how do i stop damp'],
  },
  {
    pattern:
      /\b(?:where (?:to|should|do|is|are|does|can|best)|which (?:side|wall|way|place|direction)|position of|placement)\b/i,
    label: /^(?:where|place|position|placing|side)\b/i,
    said: /\b(?:in|on|at|near|under|above|beside|behind|between|away from|facing)\b/i,
    examples: ['where to put a smoke alarm', 'which wall for the bed'],
    counterExamples: ['how many smoke alarms'],
  },
  {
    pattern:
      /\b(?:who (?:pays?|is responsible|has to pay|should pay|must)|whose (?:job|duty|responsibility))\b/i,
    label: /^(?:who(?: pays)?|pays|costs?|landlord|duty)\b/i,
    said: /\b(?:pays?|landlord|owner|tenant|duty|responsible)\b/i,
    examples: ['who pays for the boiler'],
    counterExamples: ['who designed the boiler house'],
  },
  {
    pattern:
      /\b(?:downsides?|disadvantages?|drawbacks?|cons|pros|problems? with|what can go wrong|negatives?)\b/i,
    label:
      /^(?:watch out|weak(?:ness(?:es)?)?|against|disadvantages?|drawbacks?|cons|downsides?|but|not)\b/i,
    said: /\b(?:downsides?|disadvantages?|drawbacks?|less|cons?)\b/i,
    examples: ['downsides of a pocket door'],
    counterExamples: ['what does a pocket door cost'],
  },
  {
    pattern:
      /\b(?:alternatives?|instead of|other than|something (?:cheaper|safer|else)|cheaper (?:than|way|option)|cheapest)\b/i,
    label: /^(?:instead|alternatives?|cheap(?:er|est)?|else|otherwise|or)\b/i,
    said: /\b(?:instead|or else|alternatives?|cheap(?:er|est)?)\b/i,
    examples: ['alternative to candles', 'cheapest way to heat a room'],
    counterExamples: ['what does it cost'],
  },
  {
    pattern: /\b(?:worth|worthwhile|pay off|pay back|pays? for itself|make sense)\b/i,
    label: /^(?:worth|pays?|payback|saves?|savings?|yield|pros)\b/i,
    said: /\b(?:worth|pays? (?:back|off)|saves?|paid back)\b/i,
    examples: ['is triple glazing worth it', 'do solar panels pay off'],
    counterExamples: ['what does triple glazing cost'],
  },
  {
    pattern: /\b(?:permission|permits?|allowed|legal|planning|rules?|law|licen[cs]e)\b/i,
    label: /^(?:permits?|permission|planning|law|rules?|allowed|leave|check locally)\b/i,
    said: /\b(?:permits?|permission|allowed|legal|planning|rules?|law|leave|licen[cs]e)\b/i,
    examples: ['do i need a permit for a shed'],
    counterExamples: ['how big is a shed'],
  },
];

export const factKindOf = (question: string): FactKind | undefined =>
  factKinds.find(({ pattern }) => pattern.test(question));
