/** Text to image. */
import { type PictureShape, tools, type WrittenBrief } from '@maquette/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, apiQueries } from '../../lib/api.ts';
import { problemMessage } from '../../lib/problem-text.ts';
import { randomId } from '../../lib/random-id.ts';
import { useSystem } from '../../lib/system.ts';
import { QuotaLine } from '../../studio/quota-line.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { NearestReading } from './nearest-reading.tsx';
import { PromptBar } from './prompt-bar.tsx';
import { suggestionsShown, visualSuggestions } from './suggestions.ts';
import { type NextWish, type StartedVisual, VisualResult } from './visual-result.tsx';
import { gridOfFour, unseenSeed, visualRows } from './visual-rows.ts';

interface Wish extends NextWish {
  readonly prompt: string;
  readonly shape: PictureShape;
  readonly written: WrittenBrief | undefined;
}
/** A retry is the same order, so an accepted one isn't made twice. */
interface Order extends Wish {
  readonly idempotencyKey: string;
}

export function VisualsScreen() {
  const [prompt, setPrompt] = useState('');
  const [shape, setShape] = useState<PictureShape>('landscape');
  const [seed, setSeed] = useState('');
  const [started, setStarted] = useState<readonly StartedVisual[]>([]);
  const isElsewhere = useSystem()?.pictures.visuals.own === false;
  const queryClient = useQueryClient();
  const pictures = useRef<HTMLElement>(null);
  const history = useQuery(
    apiQueries.generations.list.queryOptions({ input: { tool: 'visual', limit: 8 } }),
  );

  const create = useMutation({
    mutationFn: async (order: Order) => {
      const { count, edits, ...words } = order;
      const { id } = await api.visuals.create({
        ...words,
        edits: [...edits],
        variations: count,
      });
      return { ...order, id };
    },
    onSuccess: (visual) => {
      pictures.current?.scrollIntoView({ block: 'start' });
      setStarted((all) => [visual, ...all]);
      void queryClient.invalidateQueries({ queryKey: apiQueries.quota.key() });
    },
  });

  const order = (wish: Wish) => create.mutate({ ...wish, idempotencyKey: randomId() });
  /** Asks for confirmation before pictures are spent on a prompt that names nothing we draw. */
  const ask = useMutation({
    mutationFn: ({ prompt: words }: Wish) =>
      api.visuals.brief({ prompt: words, edits: [], write: true }),
    onSuccess: ({ nearest, written }, wish) => {
      if (nearest === null) order({ ...wish, written: written ?? undefined });
    },
    // If the check fails, order anyway: the order reports its own problem.
    onError: (_error, wish) => order(wish),
  });
  const question = ask.data?.nearest ?? null;
  /** Errors and questions belong to the previous prompt. */
  const changing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      if (create.isError) create.reset();
      if (ask.data) ask.reset();
      set(value);
    };
  const changePrompt = changing(setPrompt);

  const send = () => {
    const words = prompt.trim();
    if (words === '' || create.isPending || ask.isPending) return;
    const chosen = seed.trim() === '' ? undefined : Number(seed);
    const wish = {
      ...{ prompt: words, shape, seed: chosen, count: gridOfFour, change: {}, edits: [] },
      written: undefined,
    };
    // Another maker's engine draws what ours has no words for.
    if (isElsewhere) order(wish);
    else ask.mutate(wish);
  };
  const vary = ({ prompt: words, shape: own, written }: StartedVisual, next: NextWish) => {
    const seed = next.seed ?? unseenSeed(started, words);
    order({ prompt: words, shape: own, written, ...next, seed });
  };

  const rows = visualRows(started, history.data?.items);
  return (
    <div className="page-wide grid gap-6 py-5">
      <header className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <h1 className="text-page">{tools.visual.label}</h1>
        <p className="text-soft">
          Describe a house, a room or a whole street. Every picture is a scene of its own: turn it,
          light it, draw it.
        </p>
      </header>
      <div className="grid gap-3">
        <PromptBar
          prompt={prompt}
          onPrompt={changePrompt}
          shape={shape}
          onShape={changing(setShape)}
          seed={seed}
          onSeed={changing(setSeed)}
          busy={create.isPending || ask.isPending}
          onSend={send}
        />
        {question !== null && ask.variables && (
          <NearestReading
            nearest={question}
            onMake={() => {
              order({ ...ask.variables, written: ask.data?.written ?? undefined });
              ask.reset();
            }}
          />
        )}
        {ask.data?.note && (
          <p role="status" className="text-note text-soft">
            {ask.data.note}
          </p>
        )}
        <div className="flex flex-wrap gap-x-4">
          <p className="text-note text-faint">Each prompt makes four pictures.</p>
          <QuotaLine />
        </div>
        {create.isError && (
          <ErrorState
            {...problemMessage(create.error)}
            onRetry={() => create.variables && create.mutate(create.variables)}
          />
        )}
        <ul
          className="flex gap-2 overflow-x-auto overscroll-x-contain p-0.5 pb-2"
          aria-label="Suggestions"
        >
          {visualSuggestions.slice(0, suggestionsShown).map((suggestion) => (
            <li key={suggestion} className="shrink-0">
              <Chip onClick={() => changePrompt(suggestion)}>{suggestion}</Chip>
            </li>
          ))}
        </ul>
      </div>
      <section ref={pictures} aria-label="Pictures" className="grid scroll-mt-20 gap-8">
        {history.isError && (
          <ErrorState {...problemMessage(history.error)} onRetry={() => void history.refetch()} />
        )}
        {rows.map((visual) => (
          <VisualResult
            key={visual.id}
            visual={visual}
            onReuse={changePrompt}
            onVary={vary}
            busy={create.isPending}
            isElsewhere={isElsewhere}
            onRetried={(id) => setStarted((all) => [{ ...visual, id, known: undefined }, ...all])}
          />
        ))}
      </section>
    </div>
  );
}
