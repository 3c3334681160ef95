/** Words whose meaning depends on their neighbours: "a pine table" is no tree, "a curved bay" of a house no sea. */
import type { Item } from '../phrases.ts';
import type { MeaningItem } from '../sentence.ts';
import { treeKinds } from '../vocabulary/parts.ts';

const isMeaning = (item: Item | undefined): item is MeaningItem => item?.kind === 'meaning';
const slotOf = (item: Item | undefined) => (isMeaning(item) ? item.slot : undefined);
const isEnd = (item: Item | undefined) =>
  item === undefined || ['comma', 'stop', 'breaker'].includes(item.kind);

/** Woods that are named like their trees, by the material that is most like them. */
const woods: Readonly<Record<string, string>> = {
  pine: 'pine',
  spruce: 'pine',
  fir: 'pine',
  birch: 'pine',
  aspen: 'pine',
  cherry: 'cedar',
  elm: 'oak',
};
const plants: readonly string[] = ['trees', 'plants', 'flowers', 'hedge', 'avenue', 'planters'];
const adjectives: readonly string[] = [
  'material',
  'colour',
  'shade',
  'size',
  'form',
  'trait',
  'mood',
];

/** The noun that the words after `at` describe. */
function nounAfter(items: readonly Item[], at: number): MeaningItem | undefined {
  const next = items
    .slice(at + 1)
    .find((item) => item.kind !== 'silent' && !adjectives.includes(slotOf(item) ?? ''));
  return isMeaning(next) ? next : undefined;
}

/** "A long pine table", "an olive sofa". */
function asFinish(items: readonly Item[], item: MeaningItem, at: number): Item {
  const noun = nounAfter(items, at);
  if (noun?.slot !== 'part' || plants.includes(noun.value) || noun.value in treeKinds) return item;
  const wood = woods[item.text];
  if (wood !== undefined) return { ...item, slot: 'material', value: wood };
  return item.text === 'olive' ? { ...item, slot: 'colour', value: 'olive' } : item;
}

const drinks = /^(coffee|chocolate|mocha)$/;

/** "Coffee on the table" paints nothing. */
function asDrink(items: readonly Item[], item: MeaningItem, at: number): Item {
  const before = items[at - 1];
  const isNoun = isEnd(items[at + 1]) && (isEnd(before) || before?.text === 'hot');
  return isNoun && at > 0 ? { ...item, slot: 'part', value: 'mugs' } : item;
}

/** "A house with a curved bay" has a bay window. */
function asWindow(items: readonly Item[], item: MeaningItem, at: number): Item {
  const hasHouse = items.some((one) => slotOf(one) === 'building' || slotOf(one) === 'view');
  if (slotOf(items[at + 1]) === 'part') return { kind: 'silent', text: item.text };
  const isOwn = isEnd(items[at + 1]) && items[at - 1]?.text !== 'the' && at > 0;
  return hasHouse && isOwn ? { ...item, slot: 'part', value: 'windows', text: 'bay window' } : item;
}

const openPlaces: readonly string[] = [
  ...[
    'terrace',
    'fence',
    'garden',
    'trees',
    'balcony',
    'roof-terrace',
    'pergola',
    'porch',
    'roof-deck',
  ],
];

/** "A bedroom with red light", "a patio with lights along the fence": lamps, no paint. */
function asLamps(items: readonly Item[], item: MeaningItem, at: number): Item {
  const isOutdoors = items.some((one) => isMeaning(one) && openPlaces.includes(one.value));
  const isNoun = isEnd(items[at - 1]) && isEnd(items[at + 1]) && at > 0;
  const isLit = items[at + 1]?.text === 'on' && isEnd(items[at + 2]);
  if (item.text === 'lights' && isNoun && !isLit)
    return { ...item, slot: 'part', value: isOutdoors ? 'string-lights' : 'lamp' };
  const isOfColour = slotOf(items[at - 1]) === 'colour' && isEnd(items[at + 1]);
  return isOfColour && !isEnd(items[at - 1])
    ? { ...item, slot: 'part', value: 'strip-lights' }
    : item;
}

const likenesses = /^(picture|photo|photograph|painting|drawing|image|print)s?$/;

/** "I need a picture of a shop": the picture itself. */
function asPicture(items: readonly Item[], item: MeaningItem, at: number): Item {
  const isFirst = !items.slice(0, at).some((one) => isMeaning(one));
  return isFirst && items[at + 1]?.text === 'of' ? { kind: 'silent', text: item.text } : item;
}

/** "A cabin with a stove and a bed": a stove that warms. */
function asFire(items: readonly Item[], item: MeaningItem): Item {
  const isCooked = items.some(
    (one) => isMeaning(one) && /kitchen|island|hood|counter|fridge|sink/.test(one.value + one.text),
  );
  const isLived = items.some(
    (one) => isMeaning(one) && ['bed', 'sofa', 'armchair', 'bench', 'cabin'].includes(one.value),
  );
  return isLived && !isCooked ? { ...item, value: 'fireplace', text: 'wood stove' } : item;
}

export function meantInContext(items: readonly Item[]): Item[] {
  return items.map((item, at) => {
    if (!isMeaning(item)) return item;
    // Of a pond, not of a roof.
    if (item.text === 'reeds' && isEnd(items[at + 1])) return { kind: 'unknown', text: item.text };
    if (item.slot === 'tree') return asFinish(items, item, at);
    if (item.slot === 'colour' && drinks.test(item.text)) return asDrink(items, item, at);
    if (item.slot === 'setting' && item.text === 'bay') return asWindow(items, item, at);
    if (item.slot === 'shade' && /^lights?$/.test(item.text)) return asLamps(items, item, at);
    if (item.value === 'art' && likenesses.test(item.text)) return asPicture(items, item, at);
    if (item.value === 'oven' && item.text === 'stove') return asFire(items, item);
    return item;
  });
}
