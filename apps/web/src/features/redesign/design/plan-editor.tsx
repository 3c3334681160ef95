/** Editor of a room's plan, with a button to render again. */
import type { Generation, Picture, RoomDesign } from '@maquette/contract';
import { RotateCw, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { EditSteps } from './edit-steps.tsx';
import {
  addPiece,
  layoutOf,
  type Piece,
  piecesOf,
  placementProblems,
  replacePiece,
  rotatePiece,
} from './layout.ts';
import { PlanBoard } from './plan-board.tsx';
import { RenderAgain } from './render-again.tsx';
import { useEdits } from './use-edits.ts';

export interface PlanEditorProps {
  generation: Generation;
  picture: Picture;
  design: RoomDesign;
  /** The measured photo, which may be a crop of the uploaded one. */
  photoId: string;
}

const nothing = '';
const quarterTurn = 90;

export function PlanEditor({ generation, picture, design, photoId }: PlanEditorProps) {
  const { sizeMetres, catalogue } = design;
  const { now: pieces, isChanged, canRedo, edit, undo, redo } = useEdits(() => piecesOf(design));
  const [chosenKey, setChosen] = useState<string | null>(null);
  const count = useRef(0);
  const problems = placementProblems(pieces, sizeMetres);
  const chosen = pieces.find(({ key }) => key === chosenKey);
  const options = (first: string) => [
    { value: nothing, label: first },
    ...catalogue.map(({ name }) => ({ value: name, label: name })),
  ];
  const wantedOf = (name: string) => catalogue.find((one) => one.name === name);
  const newKey = () => `new ${++count.current}`;

  const put = (piece: Piece, before = piece.key) =>
    edit(pieces.map((one) => (one.key === before ? piece : one)));
  const remove = (key: string) => {
    edit(pieces.filter((one) => one.key !== key));
    if (key === chosenKey) setChosen(null);
  };
  const add = (name: string) => {
    const catalogued = wantedOf(name);
    if (!catalogued) return;
    const piece = addPiece(pieces, catalogued, newKey(), sizeMetres);
    edit([...pieces, piece]);
    setChosen(piece.key);
  };
  const swap = (name: string) => {
    const catalogued = wantedOf(name);
    if (!catalogued || !chosen) return;
    const piece = replacePiece(chosen, catalogued, newKey(), sizeMetres);
    put(piece, chosen.key);
    setChosen(piece.key);
  };
  return (
    <div className="grid gap-4">
      <PlanBoard
        room={design}
        pieces={pieces}
        problems={problems}
        chosen={chosenKey}
        title={generation.title}
        onChoose={setChosen}
        onChange={(piece) => put(piece)}
        onRemove={remove}
        onUndo={undo}
        onRedo={redo}
      />
      <div className="flex flex-wrap gap-2">
        <EditSteps canUndo={isChanged} canRedo={canRedo} onUndo={undo} onRedo={redo} />
        <Button
          size="small"
          icon={<RotateCw size={16} />}
          disabled={!chosen || chosen.stand === 'wall'}
          onClick={() => chosen && put(rotatePiece(chosen, quarterTurn, sizeMetres))}
        >
          Turn
        </Button>
        <Button
          size="small"
          icon={<Trash2 size={16} />}
          disabled={!chosen}
          onClick={() => chosen && remove(chosen.key)}
        >
          Remove
        </Button>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label="Add a piece"
          options={options('Choose a piece')}
          value={nothing}
          onValueChange={add}
        />
        <Select
          label={chosen ? `Swap the ${chosen.name.toLowerCase()} for` : 'Swap for'}
          options={options(chosen ? 'Choose another piece' : 'Choose a piece in the plan first')}
          value={nothing}
          disabled={!chosen}
          onValueChange={swap}
        />
      </div>
      <p className="text-sm text-soft">
        Drag a piece, or choose it and use the keyboard: arrows move it, R turns it, Delete takes it
        away. With Shift: in small steps.
      </p>
      <ul
        aria-live="polite"
        aria-label="What does not fit"
        className="grid gap-1 text-sm text-danger"
      >
        {pieces.flatMap(({ key, name }) => {
          const trouble = problems.get(key);
          return trouble ? [<li key={key}>{`${name} ${trouble}: it would be left out.`}</li>] : [];
        })}
      </ul>
      <RenderAgain
        kind="interior"
        generation={generation}
        picture={picture}
        photoId={photoId}
        edited={{ layout: layoutOf(pieces) }}
        isChanged={isChanged}
        hint={{
          changed: 'Makes a new picture with this layout; this one stays in your history.',
          unchanged: 'Move something first.',
        }}
      />
    </div>
  );
}
