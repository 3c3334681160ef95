/** Words for spatial relations: "behind the sofa", "on the desk". */
export const relations = {
  on: { label: 'on', words: 'on|upon|on top of|atop' },
  behind: { label: 'behind', words: 'behind|at the back of' },
  under: { label: 'under', words: 'under|underneath|beneath|below' },
  above: { label: 'above', words: 'above|over|hanging over|hanging above|hung over|hung above' },
  between: { label: 'between', words: 'between|in between' },
  beside: {
    label: 'beside',
    words:
      'beside|next to|by|near|alongside|along|lining|bordering|edging|close to|leaning against|leaning on|propped against|leant against|flanking|either side of|on either side of|on both sides of|on each side of|on both sides|on either side|on each side|at either side|at each side|at both sides|either side|to the side of|adjacent to',
  },
  before: {
    label: 'in front of',
    words: 'in front of|before|at foot of|at the foot of|at the end of|opposite|across from',
  },
  facing: {
    label: 'facing',
    words:
      'facing|turned to|turned toward|turned towards|looking at|looking toward|looking towards|pointed at',
  },
  'left-of': { label: 'to the left of', words: 'to the left of|left of|to left of' },
  'right-of': { label: 'to the right of', words: 'to the right of|right of|to right of' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly words: string }>>;

export type RelationWord = keyof typeof relations;

/** One at each side: a thing without a number is two then. */
export const pairWords: readonly string[] = [
  ...['flanking', 'either side of', 'on either side of', 'on both sides of', 'on each side of'],
  ...['on both sides', 'on either side', 'on each side', 'either side'],
  ...['at either side', 'at each side', 'at both sides'],
];
