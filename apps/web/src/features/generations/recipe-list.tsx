/** How a result was made: enough to reproduce it. */
import {
  changeOption,
  type Generation,
  type sharedGeneration,
  storedChangeDefault,
  tools,
} from '@maquette/contract';
import type { z } from 'zod';

export type Shown = Generation | z.infer<typeof sharedGeneration>;

interface Fact {
  readonly term: string;
  readonly value: string;
}

const given = (term: string, value: string | number | null | undefined): Fact[] =>
  value === null || value === undefined || value === '' ? [] : [{ term, value: String(value) }];

/** The user's own prompt for a restyle, if set. */
const wordsIn = (own: Generation | null) =>
  own?.recipe.from === 'photo' ? own.recipe.prompt : undefined;

/** Results older than the choice were restyled. */
function changeIn(own: Generation | null): string | undefined {
  if (own?.recipe.from !== 'photo') return undefined;
  const { kind, change = storedChangeDefault } = own.recipe;
  return changeOption(kind, change)?.label;
}

/** Our engines weigh these figures for new finishes alone. */
function hasWeights({ engine }: Shown, own: Generation | null): boolean {
  if (own?.recipe.from !== 'photo' || !engine?.id.startsWith('builtin:')) return true;
  return (own.recipe.change ?? storedChangeDefault) === 'finishes';
}

export function recipeFacts(shown: Shown): Fact[] {
  const own = 'recipe' in shown ? shown : null;
  const weights = hasWeights(shown, own) ? own : null;
  return [
    { term: 'Tool', value: tools[shown.tool].label },
    ...given('Prompt', own?.prompt ?? wordsIn(own)),
    ...given('Style', shown.style),
    ...given('How much changes', changeIn(own)),
    ...given('Room type', shown.roomType === 'Poweder Room' ? 'Powder Room' : shown.roomType),
    ...given('Property type', shown.propertyType),
    ...given('Aesthetic', shown.aesthetic),
    ...given('Strength', weights?.strength),
    ...given('Guidance', weights?.cfgScale),
    ...given('Steps', weights?.steps),
    ...given('Seed', own?.seed),
    ...given('Engine', shown.engine?.label),
    ...given('Made', new Date(shown.createdAt).toLocaleString()),
  ];
}

export function RecipeList({ shown }: { shown: Shown }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-[0.9375rem]">
      {recipeFacts(shown).map(({ term, value }) => (
        <div key={term} className="contents">
          <dt className="text-faint">{term}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
