/** Walking through a model: key bindings and movement. */
export type Step = 'forward' | 'back' | 'left' | 'right';

export const stepOfKey: Readonly<Record<string, Step>> = {
  KeyW: 'forward',
  ArrowUp: 'forward',
  KeyS: 'back',
  ArrowDown: 'back',
  KeyA: 'left',
  KeyD: 'right',
};
export const turnOfKey: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowRight: -1 };

export const eyeMetres = 1.6;
const fromWallMetres = 0.3;

export interface Grounds {
  readonly halfWidth: number;
  readonly halfDepth: number;
}

export interface Stand {
  readonly x: number;
  readonly z: number;
}

/** @param turnRad 0 looks towards -z; positive turns to the left */
export function walked(
  from: Stand,
  turnRad: number,
  steps: ReadonlySet<Step>,
  metres: number,
  { halfWidth, halfDepth }: Grounds,
): Stand {
  const ahead = (steps.has('forward') ? 1 : 0) - (steps.has('back') ? 1 : 0);
  const aside = (steps.has('right') ? 1 : 0) - (steps.has('left') ? 1 : 0);
  const length = Math.hypot(ahead, aside);
  if (length === 0) return from;
  const [sin, cos] = [Math.sin(turnRad), Math.cos(turnRad)];
  const far = metres / length;
  const clamp = (value: number, half: number) => {
    const most = Math.max(0, half - fromWallMetres);
    return Math.min(most, Math.max(-most, value));
  };
  return {
    x: clamp(from.x + (cos * aside - sin * ahead) * far, halfWidth),
    z: clamp(from.z - (sin * aside + cos * ahead) * far, halfDepth),
  };
}
