/** Greetings, thanks and questions about the assistant: a table, answered without search. */
import type { Answer } from '../compose/answer-words.ts';
import type { Rule } from './rule.ts';

const starters = [
  'How wide should a hallway be?',
  'Compare quartz and granite worktops',
  'Stairs for a floor height of 2.8 m',
  'Who designed Fallingwater?',
];

interface SmallTalk extends Rule {
  readonly reply: (now: Date) => string;
}

export const smallTalks: readonly SmallTalk[] = [
  {
    examples: ['Hi there!', 'good morning'],
    counterExamples: ['Hi, how wide is a hallway?'],
    pattern:
      /^(?:hi|hello|hey|hiya|yo|howdy|good (?:morning|afternoon|evening|day)|greetings|hallo|namaste|salam|hola|bonjour|g'?day)(?: there| all| again| everyone| maquette| assistant| bot| mate)?[\s!.,?]*$/i,
    reply: (now) => {
      const hour = now.getHours();
      const part = hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening';
      return `${part}! I answer questions about homes and buildings: dimensions, materials, styles, architects, costs, permits. I can also calculate, for example stairs, paint, tiles or heat loss. What are you planning?`;
    },
  },
  {
    examples: ['How are you today?'],
    counterExamples: ['How are tiles cut?'],
    pattern:
      /^(?:how are you|how's it going|how is it going|how are things|what'?s up|sup|how do you do)(?: (?:today|doing|mate))?[\s!.,?]*$/i,
    reply: () => 'All in order here, thank you. What would you like to plan, measure or compare?',
  },
  {
    examples: ['ok thanks', 'Great, thanks for your help'],
    counterExamples: ['Thanks, and how high?'],
    pattern:
      /^(?:ok(?:ay)?[ ,]*)?(?:thanks?|thank you|thx|ty|cheers|many thanks|much appreciated|great,? thanks?|perfect|awesome|that helps?(?: a lot)?|nice one|brilliant|lovely)(?: (?:so much|very much|a lot|a bunch|again|mate|for (?:the|your) help|you|that helped|that's (?:great|perfect|helpful)))*[\s!.,]*$/i,
    reply: () => 'You are welcome. Ask away if something else comes up.',
  },
  {
    examples: ['bye', 'See you later'],
    counterExamples: ['Goodbye porch, hello extension: what does it cost?'],
    pattern: /^(?:bye|goodbye|see you(?: later)?|see ya|cya|good ?night|take care|ciao)[\s!.,]*$/i,
    reply: () => 'Goodbye, and good luck with the project.',
  },
  {
    examples: ['who are you', 'Are you an AI?'],
    counterExamples: ['Who are you going to call for a leak under the sink?'],
    pattern:
      /\b(?:who|what) (?:are|r) (?:you|u)(?: (?:exactly|really|anyway|called))?[\s!.?,]*$|\bwhat(?:'s| is) your name\b|\bintroduce yourself\b|\bare you (?:an? )?(?:ai|bot|robot|human|person|real|chatgpt|gpt|claude|gemini|llm|machine)\b|\bwhat (?:ai |language )?model (?:are|is) (?:you|this)\b|\bwho (?:made|built|created|trained) you\b/i,
    reply: () =>
      "I am Maquette's built-in architecture assistant. I answer from a handbook of entries on homes and buildings and name the ones I used; I calculate exactly and show the steps; and I say so when the handbook does not cover something. I am software, not a person, and not a licensed professional. The operator of this server can connect a conversational model with the `CHAT_MODEL` setting.",
  },
  {
    examples: ['what can you do?', 'help'],
    counterExamples: ['What can I do about damp?'],
    pattern:
      /\bwhat (?:can|could|do) (?:you|u) (?:do|help|know|answer)(?: (?:me )?(?:here|exactly|for (?:me|us)|with))?[\s!.?]*$|\bhow (?:can|could) you help(?: (?:me|us))?[\s!.?]*$|^help[\s!.?]*$|\bwhat (?:questions )?can i ask\b|\bwhat are you able to\b|\bhow do (?:you|i use (?:you|this)) work\b|\bhow does this (?:chat|assistant|thing) work\b/i,
    reply: () =>
      [
        'I can help with:',
        '',
        '- **Rooms and dimensions**: clearances, doors, stairs, kitchens, bathrooms, accessibility',
        '- **Materials and construction**: comparisons, lifespans, insulation, structure basics',
        '- **Styles and architects**: how to recognise a style, who designed what',
        '- **Planning**: typical code values by region, permits, process, fees, cost ranges',
        '- **Calculations**: stairs, ramps, paint, tiles, flooring, wallpaper, concrete, bricks, roofs, lighting, heat loss, air changes, units and scales',
        '',
        'Ask in your own words, in metric or imperial.',
      ].join('\n'),
  },
  {
    examples: ['restyle this photo as Rustic'],
    counterExamples: ['How much does it cost to redesign my kitchen?'],
    pattern:
      /^(?!(?:how (?:often|much|long|many|should)|what|which|when|why|should|do i|is)\b).*\b(?:re-?style|re-?design|re-?decorate|make ?-?over)\b.*\b(?:this|my|it|photo|picture|image)\b/i,
    reply: () =>
      'Attach a photo of the room or house with the picture button below (or drop it here) and say, for example, **Restyle this as Rustic**. I look at it first and ask before a picture is spent. The studios **Interiors** and **Exteriors** have all the choices.',
  },
  {
    examples: ['Design a kitchen for me', 'can you draw my floor plan'],
    counterExamples: ['How do I draw a floor plan?'],
    pattern:
      /^(?:please |pls )?(?:(?:can|could|will|would) (?:you|u) (?:please )?)?(?:draw|design|sketch|render|make|create|generate)\b(?: (?:me|us|up))? (?:a|an|my|our|the|some)\b.*\b(?:plans?|layout|drawing|sketch|picture|image|render(?:ing)?|kitchen|bathroom|bedroom|living room|room|house|home|garden|flat|apartment|fa[cç]ade|elevation)\b(?: for (?:me|us))?[\s?.!]*$/i,
    reply: () =>
      'I answer in words and do not draw plans. **Visuals** turns your words into a picture of a room or a house, **Interiors** and **Exteriors** refinish a photo of yours, and **Sketches** colours a drawing. For a plan, tell me the sizes of the room and what must go in: I can give clearances, usual dimensions and layouts that work.',
  },
  {
    examples: ['yes', 'Got it.'],
    counterExamples: ['Yes, but how high?'],
    pattern:
      /^(?:yes|yeah|yep|no|nope|ok|okay|sure|fine|cool|great|nice|good|interesting|got it|i see|understood|hmm+|lol|haha+|wow)[\s!.,]*$/i,
    reply: () => 'Good. What would you like to know next?',
  },
  {
    examples: ['This is useless'],
    counterExamples: ['Is a rubbish chute useless in a small block?'],
    pattern:
      /\b(?:you(?:'re| are) (?:stupid|useless|dumb|an idiot|terrible|rubbish|wrong)|this (?:sucks|is useless|is rubbish)|i hate (?:you|this))\b/i,
    reply: () =>
      'I am sorry that was not useful. Tell me what you expected, or ask again with the room, the measure or the material, and I will try to do better.',
  },
  {
    examples: ['You are great'],
    counterExamples: ['Is granite great for a kitchen?'],
    pattern:
      /\b(?:i love you|marry me|you(?:'re| are) (?:great|amazing|awesome|the best|brilliant|helpful|cool))\b/i,
    reply: () => 'That is kind of you. Shall we get on with the building?',
  },
];

export function smallTalkIn(question: string): SmallTalk | undefined {
  const text = question.trim();
  // A greeting may precede a real question ("hi, how wide …"), so only short texts count.
  if (text.split(/\s+/).length > 12) return undefined;
  return smallTalks.find(({ pattern }) => pattern.test(text));
}

export const composeSmallTalk = ({ reply }: SmallTalk, now: Date): Answer => ({
  kind: 'small-talk',
  markdown: reply(now),
  sources: [],
  followUps: starters,
});

/** "Hi there! How wide is a door?" → "How wide is a door?" */
export function withoutGreeting(question: string): string {
  const trimmed = question
    .trim()
    .replace(
      /^(?:(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening)|thanks|thank you|ok|okay|great|cool|so|um+|well)(?: (?:there|all|again|mate|so much))?[\s,!.:-]+)+/i,
      '',
    );
  return trimmed.length >= 3 ? trimmed : question.trim();
}
