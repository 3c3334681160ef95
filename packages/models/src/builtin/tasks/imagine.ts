/** Words to a picture, by our scene engine. */
import type { LensName } from '@maquette/contract';
import { briefChips, imagine as drawScene, type RenderStage } from '@maquette/engine/visuals';
import type { MadePicture } from './messages/made.ts';
import type { ImagineInput } from './messages/scene.ts';
import { encodePng, encodePreview } from './plain-picture.ts';
import { briefOf, viewOf } from './scene-wishes.ts';
import type { TaskReports } from './task-table.ts';

const stageNames: Readonly<Record<RenderStage, string>> = {
  camera: 'Finding the view',
  preview: 'A first look',
  visibility: 'Building the scene',
  shadow: 'Casting shadows',
  materials: 'Mixing materials',
  hierarchy: 'Sorting the scene',
  light: 'Tracing light',
  denoise: 'Smoothing light',
  shade: 'Painting materials',
  grade: 'Developing',
  medium: 'Finishing',
};
/** The contract's and the engine's name of each medium. */
const mediums = {
  photograph: 'photo',
  watercolour: 'watercolour',
  pencil: 'pencil',
  ink: 'ink',
  blueprint: 'blueprint',
  clay: 'clay',
  cutPaper: 'cut-paper',
} as const;

const drawnFiner: Readonly<Record<LensName, string>> = {
  none: 'Drawn finer.',
  soft: 'Drawn finer, with a soft lens.',
  shallow: 'Drawn finer, with a shallow lens.',
};
const notFiner =
  'Only photographs and clay models are drawn finer; this medium was drawn as always.';

export async function imagine(input: ImagineInput, reports: TaskReports): Promise<MadePicture> {
  const { widthPx, heightPx, seed, change, finer = false, lens = 'none' } = input;
  reports.stage('Reading the words', 2);
  const { medium } = change;
  const previews: Promise<void>[] = [];
  const made = await drawScene(briefOf(input), {
    widthPx,
    heightPx,
    seed,
    ...viewOf(change),
    ...(medium ? { medium: mediums[medium] } : {}),
    ...(finer ? { quality: 'finer', lens } : {}),
    onStage: (stage, done) => reports.stage(stageNames[stage], 2 + done * 96),
    onPreview: (preview) => {
      previews.push(encodePreview(preview).then((bytes) => reports.preview(bytes)));
    },
  });
  made.scene.triangles.release();
  await Promise.all(previews);
  const { brief } = made;
  return {
    picture: await encodePng(made.image),
    facts: {
      seed,
      // The scene's title tells what the words left open.
      brief: [
        ...(brief.building || brief.room ? [] : [made.scene.title]),
        ...briefChips(brief).map(({ label }) => label),
      ],
      notes: [
        ...(finer ? [made.isFiner ? drawnFiner[lens] : notFiner] : []),
        ...(input.written ? [`The brief was written by ${input.written.by}.`] : []),
        ...made.missed,
        ...(brief.notUnderstood.length > 0
          ? [`Not understood: ${brief.notUnderstood.join(', ')}.`]
          : []),
      ],
    },
  };
}
