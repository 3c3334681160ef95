/** Completes a scene: title, facts that hold by construction, and arrays. */
import { styles } from '../brief/vocabulary/styles.ts';
import { buildings, rooms } from '../brief/vocabulary/subjects.ts';
import type { Box3, CameraRequest, Scene } from '../scene-model.ts';
import type { SceneSetting } from '../scene-setting.ts';
import type { SceneBuilder } from './builder.ts';
import type { Design } from './design.ts';

function titleOf(facts: Scene['facts']): string {
  const labels: Readonly<Record<string, { readonly label: string }>> = { ...buildings, ...rooms };
  const subject = labels[String(facts.building ?? facts.room)]?.label ?? 'Scene';
  const style = styles[facts.style as keyof typeof styles]?.label;
  return style === undefined ? subject : `${subject}, ${style}`;
}

export function finishScene(
  b: SceneBuilder,
  design: Design,
  parts: {
    readonly setting: SceneSetting;
    readonly camera: Omit<CameraRequest, 'subject'>;
    readonly subject: Box3;
  },
): Scene {
  b.triangles.trim();
  const { brief } = design;
  const facts: Record<string, Scene['facts'][string]> = {
    ...b.facts,
    season: design.season,
    weather: design.weather,
    time: design.time,
    snow: design.snow,
    ...(brief.mood === undefined ? {} : { mood: brief.mood }),
    ...(brief.tree === undefined ? {} : { tree: brief.tree }),
  };
  return {
    title: titleOf(facts),
    triangles: b.triangles,
    materials: b.triangles.materialTable,
    objects: b.triangles.objectTable,
    lights: b.lights,
    setting: parts.setting,
    camera: { ...parts.camera, subject: parts.subject },
    facts,
  };
}
