/** The furniture moved by hand in the plan, and the picture made again of it. */
import type { Generation, Picture, RoomDesign } from '@maquette/contract';
import { notices } from '@maquette/contract';
import { Redo2, RotateCw, Trash2, Undo2, WandSparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { resultPath } from '../../../lib/paths.ts';
import { toldOf } from '../../../lib/problem-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { madeFrom } from '../recipe.ts';
import { useOrder } from '../use-order.ts';
import { added, layoutOf, type Piece, piecesOf, swapped, troublesOf, turned } from './layout.ts';
import { PlanBoard } from './plan-board.tsx';
import { useLayoutEdits } from './use-layout-edits.ts';

export interface PlanEditorProps {
  generation: Generation;
  picture: Picture;
  design: RoomDesign;
  /** Of the photo that was measured, which may be a part of the one that was sent. */
  photoId: string;
}

const nothing = '';
const quarterTurn = 90;

export function PlanEditor({ generation, picture, design, photoId }: PlanEditorProps) {
  const { sizeMetres, catalogue } = design;
  const { pieces, isChanged, canRedo, edit, undo, redo } = useLayoutEdits(() => piecesOf(design));
  const [chosenKey, setChosen] = useState<string | null>(null);
  const count = useRef(0);
  const troubles = troublesOf(pieces, sizeMetres);
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
    const wanted = wantedOf(name);
    if (!wanted) return;
    const piece = added(pieces, wanted, newKey(), sizeMetres);
    edit([...pieces, piece]);
    setChosen(piece.key);
  };
  const swap = (name: string) => {
    const wanted = wantedOf(name);
    if (!wanted || !chosen) return;
    const piece = swapped(chosen, wanted, newKey(), sizeMetres);
    put(piece, chosen.key);
    setChosen(piece.key);
  };
  return (
    <div className="grid gap-4">
      <PlanBoard
        room={design}
        pieces={pieces}
        troubles={troubles}
        chosen={chosenKey}
        title={generation.title}
        onChoose={setChosen}
        onChange={(piece) => put(piece)}
        onRemove={remove}
        onUndo={undo}
        onRedo={redo}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon={<Undo2 size={16} />} disabled={!isChanged} onClick={undo}>
          Undo
        </Button>
        <Button size="small" icon={<Redo2 size={16} />} disabled={!canRedo} onClick={redo}>
          Redo
        </Button>
        <Button
          size="small"
          icon={<RotateCw size={16} />}
          disabled={!chosen || chosen.stand === 'wall'}
          onClick={() => chosen && put(turned(chosen, quarterTurn, sizeMetres))}
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
          const trouble = troubles.get(key);
          return trouble ? [<li key={key}>{`${name} ${trouble}: it would be left out.`}</li>] : [];
        })}
      </ul>
      <RenderAgain
        generation={generation}
        picture={picture}
        photoId={photoId}
        pieces={pieces}
        isChanged={isChanged}
      />
    </div>
  );
}

interface RenderAgainProps extends Pick<PlanEditorProps, 'generation' | 'picture' | 'photoId'> {
  pieces: readonly Piece[];
  isChanged: boolean;
}

/** A new result in the history; the old one stays. */
function RenderAgain({ generation, picture, photoId, pieces, isChanged }: RenderAgainProps) {
  const navigate = useNavigate();
  const { order, again, failure, isPending } = useOrder(
    'interior',
    (id) => void navigate(resultPath(id)),
  );
  const made = madeFrom(generation);
  if (!made) return null;
  const seed = picture.seed ?? made.recipe.seed;
  const wanted = {
    ...made,
    photoId,
    recipe: { ...made.recipe, seed },
    layout: layoutOf(pieces),
    originalUrl: generation.original?.url ?? '',
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="primary"
          icon={<WandSparkles size={18} />}
          disabled={!isChanged}
          busy={isPending}
          onClick={() => void order(wanted)}
        >
          Render again
        </Button>
        <p className="text-sm text-soft">
          {isChanged
            ? 'Makes a new picture with this layout; this one stays in your history.'
            : 'Move something first.'}
        </p>
      </div>
      {failure && <ErrorState {...toldOf(failure, notices.uploadFailed)} onRetry={again} />}
    </div>
  );
}
