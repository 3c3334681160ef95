/**
 * Ways of asking, with examples and counter-examples. Some determine the kind of answer, some are evidence
 * for an entry (`search/ranking/evidence.ts`).
 */
import type { Rule } from './rule.ts';

export const wordings = {
  /** The meaning of a word, or what something is. */
  meaning: {
    pattern:
      /^(?:(?:so|ok|and|but),? )*(?:what(?:'?s| is| are| was| does| do)|define|definition|meaning|explain|describe)\b|\bmean(?:s|ing)?\b|\bcalled\b/i,
    examples: [
      'What is a purlin?',
      'so what was a mews?',
      'What is the strip below a wall called?',
    ],
    counterExamples: ['How wide is a door?', 'How do I explain it to my builder?'],
  },
  /** How to do or prevent something. */
  action: {
    pattern:
      /\bhow (?:do|can|could|should|would|to)\b|\b(?:avoid|prevent|stop|fix|cure|get rid)\b/i,
    examples: ['How do I hang wallpaper?', 'We want to prevent damp'],
    counterExamples: ['How wide is a door?', 'What is a purlin?'],
  },
  steps: {
    pattern: /\bhow (?:do|can|could|should|would|to)\b|\b(?:steps|order|fix|cure|stop|prevent)\b/i,
    examples: ['In what order is a bathroom built?', 'How can I cure condensation?'],
    counterExamples: ['What is a purlin?', 'Which paint lasts longest?'],
  },
  /** The name of a thing that is described. */
  name: {
    pattern: /\b(?:call|called|names?|words?|terms?)\b/i,
    examples: ['What do you call the strip below a wall?', 'What is the term for a round window?'],
    counterExamples: ['What is a purlin?'],
  },
  /** The buildings of a place rather than its regulations. */
  buildingsOfPlace: {
    pattern:
      /\b(?:famous|best|known|iconic|important|historic|beautiful|notable|must|see|visit|modern|typical|traditional)\b.*\b(?:buildings?|architecture|architects?|landmarks?|houses|church(?:es)?|skyscrapers?|museums?)\b|\barchitecture (?:in|of)\b/i,
    examples: ['Famous buildings in London', 'What is the architecture of Japan like?'],
    counterExamples: ['Ceiling height in London'],
  },
  person: {
    pattern: /\b(?:who|whose|which architect)\b/i,
    examples: ['Who was Alvar Aalto?', 'Which architect built with curves?'],
    counterExamples: ['Why do architects use models?'],
  },
  architects: {
    pattern: /\b(?:who|whose|which architects?|architects?)\b/i,
    examples: ['Architects of the Bauhaus', 'Who was Alvar Aalto?'],
    counterExamples: ['What is architecture?'],
  },
  cost: {
    pattern:
      /\b(?:costs?|prices?|pric(?:e|ing|ey)|(?<!\blooks? )expensive|cheap(?:er|est)?|budget|fees?|charge|afford|pay|worth|how much (?:is|are|does|do|would|will|for|money))\b/i,
    examples: ['How much does a loft conversion cost?', 'Is a heat pump worth it?'],
    counterExamples: ['What makes a room look expensive: it looks expensive', 'How much paint?'],
  },
  figure: {
    pattern:
      /\bhow (?:high|tall|wide|deep|long|big|large|thick|far|heavy|much|many|close|steep|loud|hot|low)\b|\b(?:height|width|depth|size|dimensions?|clearance|distance|thickness|slope|spacing|minimum|maximum|min|max|u-?value|r-?value|weight|rate|temperature)\b/i,
    examples: ['How wide is a door?', 'wardrobe depth', 'U-value of a brick wall'],
    counterExamples: ['What is a purlin?', 'Who was Alvar Aalto?'],
  },
  two: {
    pattern: /\b(?:differences?|differ|different|same|versus|vs|or|better than|compared?)\b/i,
    examples: ['oak vs walnut', 'Is timber better than steel?'],
    counterExamples: ['What is a purlin?'],
  },
  yesOrNo: {
    pattern:
      /(?:^|[.,;!?]\s+|\b(?:and|so|but) )(?:is|are|do|does|did|can|could|should|will|would|must|may|has|have|am) /i,
    examples: ['Can I tile over tiles?', 'We have a cellar, is it dry?'],
    counterExamples: ['How wide is a door?', 'What can be done?'],
  },
  /** Which of several to choose. */
  choice: {
    pattern:
      /\b(?:which|better|best|should|choose|choosing|decide|prefer|vs|versus|compare\w*|comparison|differ\w*|distinguish\w*|pick|cheaper|than)\b/i,
    examples: ['bath vs shower', 'Which is cheaper, oak or pine?'],
    counterExamples: ['Where do I look for damp or mould?'],
  },
  /** How to recognise a thing: "how do I tell X from Y", "how can I see whether it is X". */
  tellingApart: {
    pattern:
      /\bhow (?:do|can|could|would|does|to)\b.{0,12}\b(?:tell|know|see|spot|recogni[sz]e|identify|distinguish|find out)\b(?! (?:how|when|where|why|you|me|my builder|the builder)\b)|\b(?:tell|distinguish|know)\b.{1,60}\b(?:from|apart)\b/i,
    examples: [
      'How do I tell pine from spruce?',
      'how can i see whether it is slate or fibre cement',
      'Telling limestone and marble: how to tell them apart?',
    ],
    counterExamples: ['Which is better, pine or spruce?', 'How do I tell you my sizes?'],
  },
  /** Two aspects of one subject, not two subjects. */
  sidesOfOne: {
    pattern:
      /\b(?:(?:before|after|inside|outside|indoors|outdoors|north|south|east|west|left|right|top|bottom|front|back|above|below|up|down|in|on|first|last|now|open|closed|portrait|landscape|one|more|most|same|warm|cold|hot|yes) (?:side |facing |end )?(?:or|and|vs) (?:the )?(?:after|before|outside|inside|outdoors|indoors|south|north|west|east|right|left|bottom|top|back|front|below|above|down|up|out|off|last|first|later|closed|open|landscape|portrait|two|less|least|different|cold|warm|hot|no|not)\b)|\bside or (?:the )?\w+ side\b|\bfirst\s*[?.!]*$/i,
    examples: ['The warm side or the cold side?', 'before or after?', 'Plaster or floor first?'],
    counterExamples: ['oak or walnut?', 'Inside paint or outside paint?'],
  },
  /** "Which is cheaper?" after a comparison compares the same things again. */
  comparedAgain: {
    pattern:
      /\b(?:which|what|whichever)\b.*\b(?:\w+er|more \w+|less \w+|best|better|longe(?:r|st))\b/i,
    examples: ['which is cheaper?', 'What lasts longer?'],
    counterExamples: ['how much is it?', 'why?'],
  },
  /** The architect, the year or the place of a building. */
  work: {
    pattern:
      /\b(?:who|which architect|whose|what architect)\b.*\b(?:design|build|built|architect|made|make|create|draw|drew|did|behind|planned|came up with|responsible)|\barchitect (?:of|for|behind)\b|\bdesigned by\b|\bwhen\b.*\b(?:built|designed|completed|finished|made|open|opened|constructed|date)|\bwhere\b.*\b(?:is|are|was|stand|located|find)\b|\bhow old is\b|\bwhat year\b/i,
    examples: ['Who designed Fallingwater?', 'When was the Eiffel Tower built?'],
    counterExamples: ['What is Fallingwater?', 'How wide is a door?'],
  },
  designer: {
    pattern: /\b(?:who|which architect)\b.*\b(?:designed|designs|built|drew|made|created?)\b/i,
    examples: ['Who designed the Gherkin?', 'Is Norman Foster the one who made the Gherkin?'],
    counterExamples: ['Who was Norman Foster?'],
  },
  /** About something that has measures, but not a calculation. */
  aboutRatherThanSum: {
    pattern:
      /\b(?:cost|costs|price|expensive|why|history|who|style|best|code|regulations?|legal|allow(?:s|ed)?(?! (?:an? |for |\d|ten |five )))\b/i,
    examples: ['Why is a stair riser 180 mm?', 'What does a 4 m wall cost?'],
    counterExamples: ['Stairs for a floor height of 2.8 m'],
  },
  /** A regulation, if fewer than two values are given. */
  limit: {
    pattern: /\b(?:max|maximum|min|minimum)\b/i,
    examples: ['The maximum slope for a 2 m ramp'],
    counterExamples: ['A ramp for a rise of 450 mm'],
  },
  suitability: {
    pattern:
      /\b(?:is|are|was|would|will|can)\b.*\b(?:enough|ok|okay|too|fine|standard|normal|acceptable)\b/i,
    examples: ['Is 900 mm enough for a hallway?'],
    counterExamples: ['A ramp for a rise of 450 mm'],
  },
  calculator: {
    pattern: /\b(?:calculators?|calculate|calculation|calc|estimator|work out)\b/i,
    examples: ['Paint calculator', 'Can you work out my stairs?'],
    counterExamples: ['How much paint?'],
  },
  aboutCalculation: {
    pattern:
      /\b(?:used|needed|counted|included|considered|allowed for) in (?:an? |the |my |our )?(?:[\w-]+ ){0,3}calculations?\b/i,
    examples: ['How is the psi-value used in the heat loss calculation?'],
    counterExamples: ['Heat loss calculation'],
  },
  /**
   * The reader's own need rather than general knowledge: bricks for my wall, not of the Empire State
   * Building.
   */
  need: {
    pattern:
      /\b(?:i|we|my|our|stairs?|need\w*|required|buy|order|fits?|convert|work out|calculate|for an?|to (?:build|lay|cover|tile|paint))\b/i,
    examples: ['How many bricks do I need?', 'How many tiles for a bathroom?'],
    counterExamples: ['How many bricks are in the Empire State Building?'],
  },
  oneTerm: {
    pattern:
      /^(?:(?:so |ok |and )?what(?:'s| is| are) an? [\w-]+(?: [\w-]+){0,2}|(?:define|definition of|meaning of) (?:an? |the )?[\w-]+(?: [\w-]+){0,2})\s*[?.!]*$/i,
    examples: ['What is a mews house?', 'definition of the term purlin'],
    counterExamples: ['What is a good width for a hallway in an old house?'],
  },
  oneStyle: {
    pattern:
      /^(?:describe|explain|define|what (?:is|was)|tell me about)\b.*\b(?:style|movement|architecture)\b/i,
    examples: ['What was the Amsterdam School movement?', 'Describe Georgian architecture'],
    counterExamples: ['How do I get a rustic style?'],
  },
} as const satisfies Readonly<Record<string, Rule>>;

export type Wording = keyof typeof wordings;
export type Wordings = Readonly<Record<Wording, boolean>>;

export const asks = (question: string, wording: Wording): boolean =>
  wordings[wording].pattern.test(question);

/** All wordings of a text, computed once. */
export const wordingOf = (question: string): Wordings =>
  Object.fromEntries(
    Object.entries(wordings).map(([wording, { pattern }]) => [wording, pattern.test(question)]),
  ) as Wordings;
