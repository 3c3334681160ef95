/** Summary of the hand edits, in one line under the photo. */
import { finishMaterials, finishPaints, type HandEdits, type StudioKind } from '@maquette/contract';
import type { Finish } from './hand-edits.ts';
import { surfaceWords } from './surface-words.ts';

function finishLabel(kind: StudioKind, { surface, material, colour }: Finish): string {
  const offered: Readonly<Record<string, readonly { kind: string; label: string }[]>> =
    finishMaterials[kind];
  const named = material
    ? offered[surface]?.find((one) => one.kind === material)?.label
    : finishPaints.find((paint) => paint.colour === colour)?.label;
  return named ?? colour ?? material ?? '';
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** All of it in one line, such as "2 places named, Wall: Limewash". */
export function editsSentence(kind: StudioKind, edits: HandEdits): string {
  const { surfaceHints, finishes, protectStrokes, boxCorners, keptThings } = edits;
  return [
    ...counted(surfaceHints.length, 'place named', 'places named'),
    ...(boxCorners ? ['corners set'] : []),
    ...counted(protectStrokes.filter(({ erase }) => !erase).length, 'part kept', 'parts kept'),
    ...keptThings.map(({ name }) => `${name} kept`),
    ...finishes.map(
      (finish) => `${surfaceWords[finish.surface].label}: ${finishLabel(kind, finish)}`,
    ),
  ].join(', ');
}

export function EditsLine({ kind, edits }: { kind: StudioKind; edits: HandEdits }) {
  return <p className="text-note text-soft">By hand: {editsSentence(kind, edits)}</p>;
}
