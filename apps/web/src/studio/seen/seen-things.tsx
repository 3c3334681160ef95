/** The detected things, each with its outline on the picture on hover, tap or keyboard focus. */
import { useState } from 'react';
import { Chip } from '../../ui/chip.tsx';
import { type OutlinedThing, OutlineLayer } from './outline-layer.tsx';

export interface NamedThing extends OutlinedThing {
  readonly likelihood: number;
}

export interface SeenThingsProps {
  things: readonly NamedThing[];
  pictureUrl: string;
}

export function SeenThings({ things, pictureUrl }: SeenThingsProps) {
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isShown, setIsShown] = useState(true);
  const names = [...new Set(things.map(({ name }) => name))];
  const pick = (name: string) => setChosen(chosen === name ? null : name);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-title">Things</h3>
      {isShown && (
        <figure className="relative w-fit max-w-full overflow-hidden rounded-md border border-line">
          <img
            src={pictureUrl}
            alt={`With ${names.join(', ')}`}
            className="block h-auto max-h-[min(28rem,70dvh)] max-w-full"
            onError={() => setIsShown(false)}
          />
          <OutlineLayer
            things={things}
            shown={pointedAt ?? chosen}
            onPoint={setPointedAt}
            onPick={pick}
          />
        </figure>
      )}
      <ul className="flex flex-wrap gap-2" aria-label="Things on the picture">
        {names.map((name) => {
          const ofName = things.filter((thing) => thing.name === name);
          return (
            <li key={name}>
              <Chip
                pressed={chosen === name}
                onClick={() => pick(name)}
                onFocus={(event) => event.target.matches(':focus-visible') && setPointedAt(name)}
                onBlur={() => setPointedAt(null)}
                onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointedAt(name)}
                onPointerLeave={() => setPointedAt(null)}
              >
                {ofName.length > 1 ? `${ofName.length} × ${name}` : name}
                <span className="text-faint tabular-nums">
                  {Math.round(ofName[0]!.likelihood * 100)} %
                </span>
              </Chip>
            </li>
          );
        })}
      </ul>
      <p className="text-note text-faint">
        Only what is sure enough is named. A broken line shows about where it is.
      </p>
    </section>
  );
}
