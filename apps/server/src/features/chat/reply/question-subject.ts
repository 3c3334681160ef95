/** Selects the engine by the parts and subject of the last message. */
import { type CalculatorInput, calculatorInput } from '@maquette/contract';

interface Turn {
  readonly role: string;
  readonly parts: readonly { readonly type: string }[];
}

const hasPicture = ({ role, parts }: Turn) =>
  role === 'user' && parts.some(({ type }) => type === 'file');

const textOf = ({ parts }: Turn) =>
  parts.flatMap((part) => ('text' in part ? [String(part.text)] : [])).join(' ');

/** Words that refer to a picture: "this room", "now as Coastal", "what colour is the floor?" */
const pointsAtPicture =
  /\b(?:photo|picture|image)s?\b|\b(?:this|that|the same) (?:room|house|building|facade|kitchen|bathroom|bedroom|space|wall|floor)\b|\bre-?(?:style|design|decorate)\b|\bmake (?:it|this)\b|\bnow (?:as|in)\b|\bwhat colou?rs? (?:is|are) (?:the|it|this)\b|\b(?:is|looks?) (?:it|this) (?:bright|dark|sharp|tilted|straight)\b/i;

/** A picture is attached, or an earlier one is referred to. */
export function isAboutPicture(history: readonly Turn[]): boolean {
  const last = history.at(-1);
  if (!last) return false;
  return hasPicture(last) || (history.some(hasPicture) && pointsAtPicture.test(textOf(last)));
}

/** The submitted form, if any. */
export function calculationIn(history: readonly Turn[]): CalculatorInput | undefined {
  const part = history.at(-1)?.parts.find(({ type }) => type === 'data-calculation');
  const { success, data } = calculatorInput.safeParse(part && Reflect.get(part, 'data'));
  return success ? data : undefined;
}
