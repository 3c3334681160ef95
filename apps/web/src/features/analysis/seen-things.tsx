/** The things that were named, each with its box on the picture: by hovering, tapping or the keyboard. */
import type { PictureAnalysis } from '@maquette/contract';
import { useState } from 'react';
import { Chip } from '../../ui/chip.tsx';
import { classNames } from '../../ui/class-names.ts';

type Thing = PictureAnalysis['things'][number];

const percent = (share: number) => `${share * 100}%`;

const placeOf = ({ box }: Thing) => ({
  left: percent(box.x),
  top: percent(box.y),
  width: percent(box.width),
  height: percent(box.height),
});

interface SeenThingsProps {
  things: readonly Thing[];
  /** Where the browser has the picture. */
  pictureUrl: string;
}

export function SeenThings({ things, pictureUrl }: SeenThingsProps) {
  const [hovered, setHovered] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = hovered ?? chosen;
  const names = [...new Set(things.map(({ name }) => name))];
  return (
    <section className="grid gap-3">
      <h3 className="text-title">Things</h3>
      <figure className="relative w-fit overflow-hidden rounded-md border border-line">
        <img src={pictureUrl} alt={`With ${names.join(', ')}`} className="block max-h-96 w-auto" />
        {things.map((thing) => (
          // The names below do the same for the keyboard.
          <span
            key={`${thing.name} ${thing.box.x} ${thing.box.y}`}
            aria-hidden="true"
            style={placeOf(thing)}
            onPointerEnter={() => setHovered(thing.name)}
            onPointerLeave={() => setHovered(null)}
            onClick={() => setChosen(chosen === thing.name ? null : thing.name)}
            className={classNames(
              'absolute rounded-sm border-2 transition-opacity',
              shown === thing.name ? 'border-accent' : 'border-white/70',
              shown !== null && shown !== thing.name && 'opacity-0',
            )}
          >
            {shown === thing.name && (
              <span className="absolute top-0 left-0 max-w-full truncate bg-accent px-1.5 py-0.5 text-note text-on-accent">
                {thing.name}
              </span>
            )}
          </span>
        ))}
      </figure>
      <ul className="flex flex-wrap gap-2">
        {names.map((name) => {
          const surest = things.find((thing) => thing.name === name)!;
          return (
            <li key={name}>
              <Chip
                pressed={chosen === name}
                onClick={() => setChosen(chosen === name ? null : name)}
                onPointerEnter={() => setHovered(name)}
                onPointerLeave={() => setHovered(null)}
              >
                {name}
                <span className="text-faint tabular-nums">
                  {Math.round(surest.likelihood * 100)} %
                </span>
              </Chip>
            </li>
          );
        })}
      </ul>
      <p className="text-note text-faint">
        Only what is sure enough is named; a box shows about where it is.
      </p>
    </section>
  );
}
