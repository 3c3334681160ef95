/** Drawings for the four promises, in ink and blue. */
import type { ReactNode } from 'react';

function Plate({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 240 160"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinejoin="round"
      aria-hidden="true"
      className="w-full max-w-80 text-ink"
    >
      {children}
    </svg>
  );
}

const pencil = { stroke: 'var(--accent)' } as const;

/** A lit lamp with its plug lying beside it. */
export const WorksWithNothing = () => (
  <Plate>
    <path d="M20 136h200M84 136V70M70 136h28" />
    <path d="M62 70l12-34h20l12 34z" />
    <path {...pencil} d="M84 84v10M58 78l-9 8M110 78l9 8" />
    <path d="M128 136c20 0 14-22 34-22h16M178 106v16h14v-16zM192 110h10M192 118h10" />
  </Plate>
);

/** A plan with measured openings; new pieces are blue. */
export const KeepsYourRoom = () => (
  <Plate>
    <path strokeWidth="3" strokeLinejoin="miter" d="M40 108V28h52M140 28h60v92h-44M116 120H40v-2" />
    <path d="M92 25h48M92 28h48M92 31h48" />
    <path d="M116 120v-40a40 40 0 0 1 40 40" />
    <g {...pencil}>
      <path d="M56 44h30v44H56zM56 66h30M160 46h26v26h-26z" />
      <path d="M92 12h48M92 8v8M140 8v8M40 140h160M40 136v8M200 136v8M116 136v8M156 136v8" />
    </g>
  </Plate>
);

/** A house as a solid, with an orbit around it. */
export const PicturesAreModels = () => (
  <Plate>
    <path d="M120 62l58-26v46l-58 28zM120 62L70 40v44l50 26" />
    <path d="M70 40l28-28 22 50M98 12l58-20 22 44" transform="translate(0 8)" opacity="0" />
    <path d="M70 40l30-26 58-20 20 42M100 14l20 48" transform="translate(0 4)" />
    <path d="M134 80l14-7v20l-14 7zM158 68l12-6v14l-12 6zM84 64l14 6v18" />
    <path {...pencil} d="M48 104c10 26 44 38 76 38 34 0 62-14 72-38" />
    <path {...pencil} d="M188 108l8-5 3 9" />
  </Plate>
);

/** A drawer of sheets. */
export const NothingIsLost = () => (
  <Plate>
    <path d="M36 36h168v104H36zM36 71h168M36 106h168" />
    <path d="M108 50h24v8h-24zM108 120h24v8h-24z" />
    <path {...pencil} d="M28 76h184v22H28zM108 84h24v8h-24z" fill="var(--paper)" />
    <path {...pencil} d="M48 76V62h52l8 14M116 76V66h48v10" />
  </Plate>
);
