/** Yes/no questions without a decidable verdict start with "It depends". */
import { wantsYesOrNo } from './yes-or-no.ts';

const asksAdvice =
  /\b(?:(?:do|does|should|must) (?:i|we|you|it) (?:need|have to|require)|(?:can|could|may) (?:i|we|you)|should (?:i|we)|(?:is it|is that|is this) (?:bad|ok|okay|safe|fine|wise|worth|legal|allowed|possible|dangerous|a good idea|a bad idea|good to|better to)|enough|too \w+)\b/i;
const begun =
  /^\W*(?:yes|no|not|never|usually|often|mostly|rarely|only|just|it depends|allowed|free|in \w+ (?:usually|often|mostly)|in (?:many|some|most) countries|seldom|sometimes|always|there is no|better not|a little\b|safe for|do not|don['’]t|avoid)\b/i;
/** "**Yes, for a simple one**: …" or "**How wide is it?**", but not a label such as "**Permit:** …". */
const boldOpening = /^\*\*[^*]*[^*:]\*\*/;

export function needsHedge(question: string, markdown: string): boolean {
  if (!wantsYesOrNo(question) || !asksAdvice.test(question)) return false;
  if (boldOpening.test(markdown)) return false;
  const opening = markdown.replace(/^\*\*[^*]+:\*\* /, '');
  return !begun.test(markdown) && !begun.test(opening);
}
