/** A prompt's scene, and the bounds of what it names. */
import { sceneOf } from '../../imagine.ts';
import type { Scene } from '../../scene-model.ts';
import { unmetWishes } from '../unmet-wishes.ts';
import { type Bounds, boundsOf } from './object-bounds.ts';

export function builtPrompt(prompt: string) {
  const { brief, scene } = sceneOf(prompt, { seed: 1 });
  return { scene, unmet: unmetWishes(brief, scene) };
}

export function boundsNamed(scene: Scene, name: string): Bounds[] {
  const ids = scene.objects.flatMap((one, id) => (one.name === name ? [id] : []));
  return [...boundsOf(ids, scene).values()];
}
