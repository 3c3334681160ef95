const opening =
  /^(?:(?:so|and|but|hi|hey|hello|ok)[ ,]+)*(?:is|are|can|could|may|should|will|would|does|do)\b(?! (?:you (?:tell|explain|help|calculate|convert|work out|say|show|give)|i (?:tell|know)))/i;
const ending = /\b(?:ok|okay|allowed|legal|possible|permitted|fine|safe)\s*[?!.]*$/i;
/** "Granite or quartz?" isn't a yes/no question, nor is "can I … and what …". */
const choice = /\b(?:or|vs|versus)\b/i;

/** "My husband says the windows are faulty. Is he right?": a yes would agree with him, not with the entry. */
export const isClaim = (question: string): boolean =>
  /\b(?:am i|is (?:he|she|it|that|this)|are they|(?:my |the |our )?(?:husband|wife|partner|builder|plumber|electrician|agent|neighbour|neighbor|landlord|surveyor|dad|mum|mother|father|friend|salesman)) (?:right|wrong|correct|true|lying|mistaken)\b/i.test(
    question,
  );

export const wantsYesOrNo = (question: string): boolean =>
  !isClaim(question) && (opening.test(question) || ending.test(question)) && !choice.test(question);

/** "Can I", "is it OK": positive words mean yes, negative ones no. */
export const asksLeave = (question: string): boolean =>
  wantsYesOrNo(question) &&
  /\b(?:(?:can|could|may) (?:i|we|you|one|it|they)|ok|okay|allowed|permitted|possible|fine)\b/i.test(
    question,
  ) &&
  !/\b(?:not|without|never|avoid|skip|bad|too|how|what|why|where|when|which|who)\b/i.test(question);

/** A short answer that already starts with a verdict. */
export const beginsWithVerdict = (lead: string): boolean =>
  /^(?:yes|no|not|better not|only|mostly|usually|often|hardly|rarely|a little|safe for|it depends)\b/i.test(
    lead,
  );
