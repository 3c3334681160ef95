/** "Is 2.4 m too low?" asks whether a limit is missed, so its yes is the limit's no. */

const small = /\btoo (?:low|narrow|small|short|tight|little|shallow|weak|thin|close)\b/i;
const large = /\btoo (?:high|tall|steep|much|big|large|wide|long|strong|thick|far|deep)\b/i;

export function complaintIn(question: string): 'small' | 'large' | undefined {
  if (small.test(question)) return 'small';
  return large.test(question) ? 'large' : undefined;
}

const openings: Readonly<Record<string, string>> = {
  Yes: 'No',
  No: 'Yes',
  'Usually yes': 'Usually not',
  'Not usually': 'Usually yes',
  'More than enough': 'No',
  Just: 'Not quite',
  'Just, in a shaded room': 'Not in a shaded room',
  'In some countries': 'Rather, though some countries allow it',
  'In some countries only': 'In some countries',
  'In many countries': 'Not in many countries',
};

export const invertVerdict = (verdict: string): string =>
  verdict.replace(
    /^\*\*([^*]+)\*\*/,
    (_, opening: string) => `**${openings[opening] ?? opening}**`,
  );
