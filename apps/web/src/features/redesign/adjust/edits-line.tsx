import {
  finishMaterials,
  type HandEdits,
  type StudioKind,
  thingMaterials,
} from '@maquette/contract';
import { finishLabel } from '../../../studio/result/finished-by-hand.ts';
import { capital } from '../capital.ts';
import { surfaceWords } from './surface-words.ts';

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** For example "2 places named, Wall: Limewash". */
export function editsSentence(kind: StudioKind, edits: HandEdits): string {
  const { surfaceHints, finishes, protectStrokes, boxCorners, keptThings, paintedThings } = edits;
  return [
    ...counted(surfaceHints.length, 'place named', 'places named'),
    ...(boxCorners ? ['corners set'] : []),
    ...counted(protectStrokes.filter(({ erase }) => !erase).length, 'part kept', 'parts kept'),
    ...keptThings.map(({ name }) => `${name} kept`),
    ...finishes.map(
      (finish) =>
        `${surfaceWords[finish.surface].label}: ${finishLabel(finishMaterials[kind], finish.surface, finish)}`,
    ),
    ...paintedThings.map(
      (thing) => `${capital(thing.name)}: ${finishLabel(thingMaterials, thing.name, thing)}`,
    ),
  ].join(', ');
}

export function EditsLine({ kind, edits }: { kind: StudioKind; edits: HandEdits }) {
  return <p className="text-note text-soft">By hand: {editsSentence(kind, edits)}</p>;
}
