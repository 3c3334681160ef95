/**
 * Typing errors that give another English word ("pain for a bathroom ceiling", "the with of a hallway"),
 * recognised by their context. Patterns are narrow.
 */
const rooms =
  '(?:bath|bed|kitchen|wall|ceil|cell|room|door|wood|house|living|hall|floor|fence|shed)';

const rows: readonly (readonly [RegExp, string])[] = [
  [/\bhow hi\b/gi, 'how high'],
  [/\b(?:hi|hy)t(?= of\b)/gi, 'height'],
  [
    /\b(minimum|minimun|min|maximum|max|standard|recommended|normal|ideal|usual|clear|the|what) with(?= (?:of|for|is|between)\b)/gi,
    '$1 width',
  ],
  [
    /\b(hallway|corridor|door|doorway|path|stair|stairs|drive|driveway|parking|room) with(?= (?:minimum|min|standard|uk|us|in)\b|\s*[?.!]*$)/gi,
    '$1 width',
  ],
  [
    /\b(on|of|my|the|sash|bay|bathroom|bedroom|kitchen|new|old|glaz\w+|roof|wooden|upvc) widow(s?)\b(?! walk|['’]s)/gi,
    '$1 window$2',
  ],
  [new RegExp(`\\bpain(?= (?:for|on|in) (?:an? |the |my |our )?${rooms})`, 'gi'), 'paint'],
  [
    /\bgod(?= (?:size|colou?r|way|idea|width|height|floor\w*|paint|wood|material|insulation|distance|place|temperature)\b)/gi,
    'good',
  ],
  [
    /\bisolat(e|ing|ion|ed)(?= (?:for |of |in )?(?:an? |the |my |our )?(?:attic|loft|walls?|roof|floor|house|pipes?|basement|garage|shed|windows?)\b)/gi,
    'insulat$1',
  ],
  [/\b(attic|loft|wall|roof|floor|house|pipe|basement|garage) isolation\b/gi, '$1 insulation'],
  [/\bstares?(?= (?:to|in|for|case|width|height)\b)/gi, 'stairs'],
  [/\b(does it|do they|will it) cots\b/gi, '$1 cost'],
  [/\bcots(?= per\b)/gi, 'costs'],
  [/\bcheep(er|est)?\b/gi, 'cheap$1'],
  [/\bwy\b/gi, 'why'],
  [/\bstepp(s?)\b/gi, 'step$1'],
  [/\bplaning(?= (?:perm\w+|app\w+|office|law|rules))/gi, 'planning'],
  [/\b(?:flore|flaw)s?(?= (?:tiles?|heating|plan|joists?|boards?|covering)\b)/gi, 'floor'],
  [/\broof leek|\bleek(?=(?:s|ing|y)?\b.*\b(?:roof|pipe|tap|gutter|ceiling)\b)/gi, 'leak'],
  [/\bplane(?= (?:and|vs|or) (?:section|elevation))/gi, 'plan'],
];

export const correctInContext = (text: string): string =>
  rows.reduce((corrected, [pattern, right]) => corrected.replace(pattern, right), text);
