/** A picture's scene as a model or drawing: rebuilt from words, seed and edits. */
import { drawScene, type Scene, sceneOf, sceneToGlb } from '@maquette/engine/visuals';
import type { SceneFileInput } from './messages/scene.ts';
import { briefOf, viewOf } from './scene-wishes.ts';

const svg = (text: string) => new TextEncoder().encode(text);

const writers: Readonly<Record<SceneFileInput['kind'], (scene: Scene) => Uint8Array>> = {
  model: sceneToGlb,
  plan: (scene) => svg(drawScene(scene, 'plan')),
  elevation: (scene) => svg(drawScene(scene, 'elevation')),
  'side-elevation': (scene) => svg(drawScene(scene, 'elevation', { side: 'right' })),
};

export function sceneFile(input: SceneFileInput): Uint8Array {
  const { scene } = sceneOf(briefOf(input), { seed: input.seed, ...viewOf(input.change) });
  return writers[input.kind](scene);
}
