/** Questions for information only: what something is, costs, looks like, its size, its maker. */

const wantsToKnow =
  /^(?:(?:and|so|also|hi|hello|please|well)[, ]+)*(?:who|when|whose|which|where(?! (?:can i|do i|to|do you|should i) (?:cut|drill|dig|throw|dump|dispose|get rid|tip|pour|burn))|why (?:do|does|are|is|was|were) (?!my|our|there)|what(?! (?:do|should|can|could|would|happens|if|about|now|to|must|precautions|else)\b|(?:'s|’s| is) the (?:\w+ )?(?:way|method|trick))|how (?:high|tall|wide|thick|deep(?! can)|big|large|long|many|often|old|heavy|wide|far apart|far from|common|efficient|noisy|good|does|did|(?:do|can|would|should) (?:i|you|we) (?:know|tell|find out|choose|pick|calculate|work out|decide|plan|design|draw|style|arrange|measure|estimate|lay out))|minimum|maximum|typical|average|fire resistance|recommended|define|explain|describe|tell me about|name|do (?:i|we) need (?:an? |planning|permission|building|consent|approval|more|to tell)|compare|diff?erences?|do (?!i\b|we\b|you)|are |does |did |should (?:the|a|an)\b)/i;

const asksForMeaning =
  /\bwhat(?:['’]s| is| are) an? \w|\bdiff?e?rences?\b|\bcompared (?:to|with)\b|\bstands? for\b/i;

const isAboutMoney =
  /\b(?:costs?|pric\w+|how much (?:is|are|does|do|would|will|for|to|should|sand|cement|mortar|concrete|gravel|paint|plaster|adhesive|grout|wood|material)|quotes?|budget|expensive|cheap\w*|afford|fees?|grants?|worth it|pay ?back|vat|tax|set us back|savings?)\b/i;

const isAboutLooks =
  /\b(?:colou?r(?:s|ed)?|style|look (?:good|nice|better|right)|go(?:es)? with|match\w*|suits?|decorat\w+|inspiration|focal point|darkens?|blackout|history|invented|permission|permits?|planning|neighbour consent|party wall act|u-?values?|last|lifespan|recommend\w*|architects?|draw|sketch|render\w*|floor plan)\b/i;

/** "How deep can I dig before it falls in?": asks for a figure, but plans an action. */
const isOwnDeed =
  /\b(?:myself|diy|on my own|(?:before|if|when) (?:i|we)(?! (?:view|visit|buy|look|see|sell|rent|move in|sign|choose|order)\b)|can i|i (?:cut|drill|remove|dig|burn|climb|break|sand|take|took|mix|block))\b/i;

const isAlone =
  /\b(?:myself|ourselves|diy|on (?:my|our) own|is it (?:ok|safe)|to save|without paying|(?:cheap|cheapest|cheaper) (?:way|method|trick)s? (?:to|of) (?:run|runn\w+|get|getting|bring|lay|laying|wir\w+|remov\w+|tak\w+|knock\w*|connect\w*|mov\w+|put\w*|fit\w*))\b/i;

/** "Should I go for terrazzo or polished concrete?" */
const choosing =
  /^(?:(?:and|so|also|hi|hello|please|well)[, ]+)*(?:should (?:i|we) (?:go for|choose|pick|have|get|take|buy)|(?:which|what) (?:is|are|would be|looks?|lasts?|should (?:i|we) (?:choose|pick|take|buy))|is .+ (?:better|nicer|cheaper|warmer|quieter) than)\b(?:.*\b(?:or|vs)\b|.*\bthan\b)/i;

/** It chooses between two things, and nothing is done to either yet. */
export const isChoice = (text: string): boolean =>
  choosing.test(text) && !isOwnDeed.test(text) && !isAlone.test(text) && !isWorried.test(text);

/** The question only asks for information: no danger unless something shows a sign of it. */
export function isCalm(text: string): boolean {
  if (wantsToKnow.test(text)) return !isOwnDeed.test(text);
  if (asksForMeaning.test(text) || isAboutMoney.test(text) || isAboutLooks.test(text))
    return !isAlone.test(text);
  return isOnlyNamed(text);
}

/** "Roof tiles", "gas fire prices 2024": no verb, person or question. */
const isOnlyNamed = (text: string): boolean => text.split(/\s+/).length <= 3;

/** Objects that can be cut or moved safely: "cut wallpaper around the sockets". */
export const harmlessObjects = `wallpaper | curtain | curtains | blind | rug | carpet | sofa | chair | cushion | picture | poster | sticker |
  sticky hook | adhesive strip | paper | cardboard | fabric | template | lining | skirting | laminate | vinyl plank |
  furniture | plant | flower | herb | grass | lawn | cake | bread | food | bulb | lampshade | shade | photo | drawing | sketch |
  plan | model | masking tape | grout line | bookmark | duvet | door handle | doorbell | handle | knob | hinge`;

/** The reader suspects harm: then an action is dangerous in any context. */
export const isWorried =
  /\b(?:risk\w*|danger\w*|hurt|harm\w*|bad idea|worr(?:y|ied|ying)|safe(?:ly)?|hazard\w*|scar(?:ed|y)|afraid|urgent|alright|all right|does it matter|any advice|precautions?|careful|get away with|explode|poison\w*|electrocute\w*)\b/i;

/** About the reader's own home. */
export const isOwnHouse = /\b(?:my|our|we|i|there|suddenly|now|keeps?|i['’]m|it['’]s|the)\b/i;
