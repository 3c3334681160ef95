/** Questions that want a yes or a no first. */

const opening =
  /^(?:(?:so|and|but|hi|hey|hello|ok)[ ,]+)*(?:is|are|can|could|may|should|will|would|does|do)\b(?! (?:you (?:tell|explain|help|calculate|convert|work out|say|show|give)|i (?:tell|know)))/i;
const ending = /\b(?:ok|okay|allowed|legal|possible|permitted|fine|safe)\s*[?!.]*$/i;
/** "Granite or quartz?" is no question of yes or no, nor is "can I … and what …". */
const choice = /\b(?:or|vs|versus)\b/i;

export const wantsYesOrNo = (question: string): boolean =>
  (opening.test(question) || ending.test(question)) && !choice.test(question);

/** "Can I", "is it OK": what is good about it means yes, what is bad about it means no. */
export const asksLeave = (question: string): boolean =>
  wantsYesOrNo(question) &&
  /\b(?:(?:can|could|may) (?:i|we|you|one|it|they)|ok|okay|allowed|permitted|possible|fine)\b/i.test(
    question,
  ) &&
  !/\b(?:not|without|never|avoid|skip|bad|too|how|what|why|where|when|which|who)\b/i.test(question);
