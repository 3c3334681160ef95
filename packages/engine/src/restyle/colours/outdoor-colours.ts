/** New colours for plants and loose things outdoors. */

import type { CubeRecipe } from '../../colour/colour-cube.ts';
import type { OkLab } from '../../colour/oklab.ts';
import { linearFromOkLab, okLabFromLinear } from '../../colour/oklab.ts';
import { smoothStep } from '../../ops/ramps.ts';
import type { ExteriorLook } from '../looks/look.ts';
import { light } from './colour-groups.ts';

/** Factors that remove the photo's colour cast. */
type Balance = readonly [number, number, number];

function balanced(at: Float64Array, balance: Balance): OkLab {
  return okLabFromLinear(
    light(at[0]!) * balance[0],
    light(at[1]!) * balance[1],
    light(at[2]!) * balance[2],
  );
}

function write(out: Float64Array, lightness: number, a: number, b: number): void {
  const moved = linearFromOkLab(lightness, a, b);
  out[0] = Math.max(0, moved[0]);
  out[1] = Math.max(0, moved[1]);
  out[2] = Math.max(0, moved[2]);
}

/** Leaves and lawn: shifted towards yellow or blue-green, fresher or drier, but the same plants. */
export class PlantingRecipe implements CubeRecipe {
  private readonly planting: ExteriorLook['planting'];
  private readonly balance: Balance;
  private readonly amount: number;

  constructor(planting: ExteriorLook['planting'], balance: Balance, amount: number) {
    this.planting = planting;
    this.balance = balance;
    this.amount = amount;
  }

  write(at: Float64Array, out: Float64Array): void {
    const { warmth, saturation, lightness } = this.planting;
    const k = this.amount;
    const lab = balanced(at, this.balance);
    const leafy =
      smoothStep(0.015, 0.05, Math.hypot(lab[1], lab[2])) * smoothStep(0.02, -0.02, lab[1]);
    const fresh = 1 + (saturation * 1.08 - 1) * k;
    const a = (lab[1] + 0.016 * warmth * k * leafy) * fresh;
    const b = (lab[2] + 0.012 * warmth * k * leafy) * fresh;
    write(out, lab[0] + lightness * k * leafy, a, b);
  }
}

/** Cars, fences, neighbouring houses: white-balanced, with the look's saturation. */
export class CalmedRecipe implements CubeRecipe {
  private readonly saturation: number;
  private readonly balance: Balance;

  constructor(saturation: number, balance: Balance, amount: number) {
    this.saturation = 1 + (saturation - 1) * 0.6 * amount;
    this.balance = balance;
  }

  write(at: Float64Array, out: Float64Array): void {
    const lab = balanced(at, this.balance);
    write(out, lab[0], lab[1] * this.saturation, lab[2] * this.saturation);
  }
}
