/** Words for spatial relations: "behind the sofa", "on the desk". */
export const relations = {
  on: { label: 'on', words: 'on|upon|on top of|atop' },
  behind: { label: 'behind', words: 'behind' },
  under: { label: 'under', words: 'under|underneath|beneath|below' },
  above: { label: 'above', words: 'above|over' },
  beside: { label: 'beside', words: 'beside|next to|by|near|alongside|close to|leaning against' },
  before: { label: 'in front of', words: 'in front of|before|at foot of' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly words: string }>>;

export type RelationWord = keyof typeof relations;
