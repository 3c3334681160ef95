/** Overlay of outlines on a picture: highlighted things, and those that can be picked. */
import { classNames } from '../../ui/class-names.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

export interface OutlinedThing {
  readonly name: string;
  readonly box: Place & { readonly width: number; readonly height: number };
  readonly outline?: readonly Place[] | undefined;
}

export interface OutlineLayerProps {
  things: readonly OutlinedThing[];
  /** Name of the things to highlight; null draws all of them faintly. */
  shown: string | null;
  onPoint: (name: string | null) => void;
  onPick: (name: string) => void;
}

/** Falls back to the bounding box. */
export const outlineOrBox = ({ box: { x, y, width, height }, outline }: OutlinedThing) =>
  outline ?? [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];

const percent = (share: number) => Math.round(share * 1000) / 10;

export const pointsOf = (places: readonly Place[]): string =>
  places.map(({ x, y }) => `${percent(x)},${percent(y)}`).join(' ');

const nameOf = (target: EventTarget): string | null =>
  target instanceof SVGElement ? (target.dataset.name ?? null) : null;

const area = ({ box }: OutlinedThing) => box.width * box.height;

/** Fills its parent, which has the picture's aspect ratio. */
export function OutlineLayer({ things, shown, onPoint, onPick }: OutlineLayerProps) {
  // Smallest last, so that a pillow on a bed receives the pointer.
  const inOrder = things.toSorted((one, other) => area(other) - area(one));
  const named = things.filter(({ name }) => name === shown);
  return (
    // The names below the picture do the same for keyboards and screen readers.
    <div aria-hidden="true" className="absolute inset-0">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-hidden"
        onPointerOver={({ target, pointerType }) =>
          pointerType === 'mouse' && onPoint(nameOf(target))
        }
        onPointerLeave={() => onPoint(null)}
        onClick={({ target }) => {
          const name = nameOf(target);
          if (name) onPick(name);
        }}
      >
        {inOrder.map((thing) => {
          const points = pointsOf(outlineOrBox(thing));
          const isShown = thing.name === shown;
          return (
            <g
              key={`${thing.name} ${points}`}
              className={classNames(
                'transition-opacity',
                shown !== null && !isShown && 'opacity-0',
              )}
            >
              <polygon
                points={points}
                vectorEffect="non-scaling-stroke"
                strokeLinejoin="round"
                className={classNames(
                  'fill-none stroke-black/60',
                  isShown ? 'stroke-[5]' : 'stroke-[3]',
                )}
              />
              <polygon
                data-name={thing.name}
                points={points}
                vectorEffect="non-scaling-stroke"
                strokeLinejoin="round"
                strokeDasharray={thing.outline ? undefined : '6 4'}
                className={classNames(
                  'cursor-pointer',
                  isShown
                    ? 'fill-accent/20 stroke-accent stroke-[2.5]'
                    : 'fill-transparent stroke-white/80 stroke-[1.25]',
                )}
              />
            </g>
          );
        })}
      </svg>
      {named.map(({ name, box }) => (
        <span
          key={`${name} ${box.x} ${box.y}`}
          className="pointer-events-none absolute max-w-1/2 truncate rounded-sm bg-accent px-1.5 py-0.5 text-note text-on-accent"
          style={{
            left: `${percent(Math.min(0.8, box.x))}%`,
            top: `${percent(Math.min(0.92, box.y))}%`,
          }}
        >
          {name}
        </span>
      ))}
    </div>
  );
}
