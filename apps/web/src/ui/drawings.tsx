/** Small decorative line drawings, hidden from screen readers. */
import { classNames } from './class-names.ts';

interface DrawingProps {
  className?: string;
}

const pen = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.25,
  strokeLinejoin: 'round',
} as const;

/** Stroke width doesn't scale. */
const drawn = 'w-full [&_path]:[vector-effect:non-scaling-stroke]';

/** A house front in a few lines, on its ground line. */
export function ElevationLine({ className }: DrawingProps) {
  return (
    <svg {...pen} aria-hidden="true" viewBox="0 0 256 112" className={classNames(drawn, className)}>
      <path d="M0 96h256" />
      <path d="M40 96V52l52-30 52 30v44M144 96V60h72v36M136 60h88" />
      <path d="M62 96V68h22v28M104 62h24v18h-24zM116 62v18M160 70h40v14h-40zM180 70v14" />
      <g stroke="var(--accent)" strokeWidth="1">
        <path d="M40 106h176M40 102v8M144 102v8M216 102v8" />
      </g>
    </svg>
  );
}

/** A wall with a door that opens onto plain paper. */
export function OpenDoor({ className }: DrawingProps) {
  return (
    <svg {...pen} aria-hidden="true" viewBox="0 0 420 300" className={classNames(drawn, className)}>
      <path d="M20 40h380v220H260M160 260H20z" strokeWidth="3" strokeLinejoin="miter" />
      <path d="M20 40v220" strokeWidth="3" />
      <path d="M28 48h364v204H260M160 252H28V48" />
      <g stroke="var(--accent)">
        <path d="M160 256V156M160 156a100 100 0 0 1 100 100" />
        <path d="M160 284h100M160 278v12M260 278v12" />
      </g>
      <path d="M60 80h90v56H60zM60 108h90M300 150h60v70h-60zM330 150v70" opacity="0.5" />
      <path d="M196 276l14 14 14-14" stroke="var(--accent)" opacity="0" />
    </svg>
  );
}
