/** The strip of all styles on one photo, drawn from one reading of it. */
import { changeBefore, type HandEdits, type StudioKind, studios } from '@maquette/contract';
import { useStylePreviews } from '../adjust/use-photo-reading.ts';
import type { Recipe } from '../recipe.ts';
import { StyleStrip } from './style-strip.tsx';

export interface AllStylesProps {
  kind: StudioKind;
  recipe: Recipe;
  photoId: string | undefined;
  edits: HandEdits;
  legend?: string;
  /** Hint about taps, where they do more than choose. */
  action?: string;
  chosen?: string | null;
  layout?: 'strip' | 'all';
  onChoose: (style: string) => void;
}

const hints = {
  example: 'On an example. Upload a photo to see each style on your own.',
  reading: 'Trying every style on your photo …',
  ready: 'On your photo, by our own engine.',
  // Furniture and shapes take their time: they are shown of the chosen style alone.
  finishesOnly: 'Their finishes, on your photo, by our own engine.',
  failed: 'The small pictures could not be made just now; choosing works all the same.',
} as const;

const shown: ReadonlySet<keyof typeof hints> = new Set(['ready', 'finishesOnly']);

export function AllStyles(props: AllStylesProps) {
  const { kind, recipe, photoId, edits, onChoose } = props;
  const { legend = 'All styles', chosen = recipe.style } = props;
  const { action = 'Tap one to choose it; looking costs nothing.' } = props;
  const styles = studios[kind].styles.map(({ label }) => label);
  const previews = useStylePreviews(kind, photoId, recipe, edits, styles);
  const state = !photoId
    ? 'example'
    : previews.isError
      ? 'failed'
      : previews.isFetching
        ? 'reading'
        : recipe.change === changeBefore
          ? 'ready'
          : 'finishesOnly';
  return (
    <StyleStrip
      kind={kind}
      layout={props.layout}
      legend={legend}
      hint={shown.has(state) ? `${hints[state]} ${action}` : hints[state]}
      previews={photoId ? previews.data : undefined}
      busy={state === 'reading'}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
