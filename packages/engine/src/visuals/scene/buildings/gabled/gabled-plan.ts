/** Dimensions of a house with a pitched roof, drawn before building. */
import type { RoofForm } from '../../../brief/vocabulary/finishes.ts';
import type { Form } from '../../../brief/vocabulary/surroundings.ts';
import type { Rect } from '../../wall-parts.ts';
import type { House } from '../house.ts';
import type { Body } from './gabled-bodies.ts';

export interface GabledPlan {
  readonly body: Body;
  readonly rect: Rect;
  readonly width: number;
  readonly depth: number;
  readonly form: RoofForm;
  /** The roof has gables, which can have windows. */
  readonly isPitched: boolean;
  readonly pitch: number;
  /** If false, a gable faces the front. */
  readonly ridgeAlongFront: boolean;
  readonly eaveY: number;
  /** Width and height of the gable. */
  readonly span: number;
  readonly rise: number;
  /** Position of the door along the front, and in plan. */
  readonly doorAt: number;
  readonly doorX: number;
  readonly shutters: boolean;
  readonly windowForm: Form | undefined;
}

const broadestGableMetres = 9.6;
const scales: Partial<Record<string, number>> = { small: 0.8, large: 1.22 };
const gabledForms: readonly RoofForm[] = ['gable', 'gambrel', 'mansard', 'a-frame', 'saltbox'];

export function planGabled(house: House, body: Body): GabledPlan {
  const { random, design, storeys } = house;
  const { parts, roof, size } = design.brief;
  const scale = scales[size ?? ''] ?? 1;
  const width = random.between(...body.width) * scale;
  const depth = random.between(...body.depth) * Math.min(1.1, scale);
  const windowForm = house.hasWindows ? parts.windows?.form : undefined;
  const hasRound = windowForm === 'round';
  // Round windows are in gables.
  const form =
    roof ?? (hasRound && body.forms.includes('gable') ? 'gable' : random.pick(body.forms));
  const pitch = form === 'shed' ? 0.45 : random.between(...body.pitch);
  const symmetric = random.chance(body.symmetric);
  const doorAt = symmetric ? width / 2 : width * random.pick([0.24, 0.36, 0.64, 0.76]);
  const shutters = design.wants('shutters', body.shutters);
  // A wide front with a single gable looks like a barn, which only a gambrel roof suits.
  const broad = width > broadestGableMetres && form !== 'gambrel';
  const dormersAsked = parts.dormers?.wanted === true;
  const ridgeAlongFront =
    form === 'hip' ||
    (!hasRound && (symmetric || random.chance(0.6))) ||
    broad ||
    dormersAsked ||
    form === 'saltbox';
  const span = ridgeAlongFront ? depth : width;
  const rect: Rect = { x0: -width / 2, x1: width / 2, z0: -depth / 2, z1: depth / 2 };
  return {
    ...{
      body,
      rect,
      width,
      depth,
      form,
      pitch,
      ridgeAlongFront,
      span,
      doorAt,
      shutters,
      windowForm,
    },
    isPitched: gabledForms.includes(form),
    eaveY: body.plinth + storeys * body.storeyMetres,
    rise: (span * pitch) / 2,
    doorX: rect.x0 + doorAt,
  };
}
