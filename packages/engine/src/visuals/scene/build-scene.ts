/** Entry to the grammars: brief to scene. */
import type { Brief } from '../brief/brief.ts';
import type { Scene } from '../scene-model.ts';
import { buildExterior, type ViewOptions } from './build-exterior.ts';
import { buildInterior } from './build-interior.ts';
import { withSides } from './placed/sides.ts';

const builders = { exterior: buildExterior, interior: buildInterior } as const;

export function buildScene(brief: Brief, seed: number, options: ViewOptions = {}): Scene {
  return withSides(brief, builders[brief.view](brief, seed, options));
}
