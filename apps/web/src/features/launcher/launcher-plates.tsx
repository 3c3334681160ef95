/** One line drawing for each studio. */
import type { ReactNode } from 'react';

function Plate({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 240 150"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      className="h-[78%]"
    >
      {children}
    </svg>
  );
}

const pencil = { stroke: 'var(--accent)' } as const;
const paper = { fill: 'var(--paper-raised)' } as const;

export const AssistantPlate = () => (
  <Plate>
    <path {...paper} d="M36 26h112v64H76l-22 20V90H36z" />
    <path d="M54 48h76M54 64h50" />
    <path {...pencil} {...paper} d="M164 62h44v52h-14v18l-20-18h-54V98h44z" />
    <path {...pencil} d="M178 80h16M178 94h16" />
  </Plate>
);

export const InteriorPlate = () => (
  <Plate>
    <path {...paper} d="M30 16h180v118H30z" />
    <path d="M30 16l44 26h92l44-26M74 42v62M166 42v62M30 134l44-30h92l44 30" />
    <path {...pencil} d="M92 54h34v28H92zM109 54v28" />
    <path {...paper} d="M96 118V98c0-5 4-8 8-8h44c5 0 8 4 8 8v20z" />
    <path d="M96 106h60M186 128V76M176 76l5-18h10l5 18z" />
  </Plate>
);

export const ExteriorPlate = () => (
  <Plate>
    <path d="M14 128h212" />
    <path {...paper} d="M44 128V66l52-38 52 38v62zM148 128V74h54v54z" />
    <path d="M38 70l58-42 58 42M142 74h68" />
    <path
      {...pencil}
      d="M62 128V88h24v40M104 80h28v22h-28zM118 80v22M162 90h28v18h-28zM176 90v18"
    />
  </Plate>
);

export const VisualsPlate = () => (
  <Plate>
    <path {...paper} d="M52 18h136v92H52z" />
    <path d="M66 98l26-34 20 20 26-38 36 52z" />
    <path {...pencil} d="M92 44a10 10 0 1 0-.1 0z" />
    <path {...pencil} d="M40 128h128M40 124v8M168 124v8M196 136l24-46 8 4-24 46-10 6z" />
  </Plate>
);
