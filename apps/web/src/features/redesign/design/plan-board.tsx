/** A room's plan with its pieces, which are dragged or moved with keys. */
import type { RoomDesign } from '@maquette/contract';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { movePiece, type Piece, rectOf, rotatePiece } from './layout.ts';

export interface PlanBoardProps {
  room: Pick<RoomDesign, 'sizeMetres' | 'openings' | 'camera'>;
  pieces: readonly Piece[];
  problems: ReadonlyMap<string, string>;
  chosen: string | null;
  title: string;
  onChoose: (key: string) => void;
  onChange: (piece: Piece) => void;
  onRemove: (key: string) => void;
  onUndo: () => void;
  onRedo: () => void;
}

interface Drag {
  readonly key: string;
  /** Offset from the pointer to the piece. */
  readonly x: number;
  readonly z: number;
  readonly piece: Piece;
}

const marginMetres = 0.55;
const stepMetres = 0.1;
const fineStepMetres = 0.01;
const quarterTurn = 90;
const fineTurn = 15;
/** Drawing order: rugs below, lamps above. */
const layers: readonly Piece['stand'][] = ['rug', 'floor', 'wall', 'ceiling'];
const stepOfKey: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const metres = (value: number) => `${value.toFixed(2)} m`;

export function PlanBoard(props: PlanBoardProps) {
  const { room, pieces, problems, chosen, title, onChoose, onChange, onRemove } = props;
  const [width, depth] = room.sizeMetres;
  const board = useRef<SVGSVGElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);

  const placeOf = ({ clientX, clientY }: PointerEvent) => {
    const matrix = board.current?.getScreenCTM();
    if (!matrix) return { x: 0, z: 0 };
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return { x, z: y };
  };
  const take = (event: PointerEvent<SVGGElement>, piece: Piece) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const { x, z } = placeOf(event);
    onChoose(piece.key);
    setDrag({ key: piece.key, x: piece.x - x, z: piece.z - z, piece });
  };
  const move = (event: PointerEvent) => {
    if (!drag) return;
    const { x, z } = placeOf(event);
    setDrag({ ...drag, piece: movePiece(drag.piece, x + drag.x, z + drag.z, room.sizeMetres) });
  };
  const drop = () => {
    const before = pieces.find(({ key }) => key === drag?.key);
    if (drag && before && (drag.piece.x !== before.x || drag.piece.z !== before.z))
      onChange(drag.piece);
    setDrag(null);
  };
  const onKey = (event: KeyboardEvent, piece: Piece) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.altKey || (isCommand && event.key.toLowerCase() !== 'z')) return;
    const step = stepOfKey[event.key];
    if (isCommand) (event.shiftKey ? props.onRedo : props.onUndo)();
    else if (step) {
      const far = event.shiftKey ? fineStepMetres : stepMetres;
      const [x, z] = [piece.x + step[0] * far, piece.z + step[1] * far];
      onChange(movePiece(piece, x, z, room.sizeMetres));
    } else if (event.key.toLowerCase() === 'r')
      onChange(rotatePiece(piece, event.shiftKey ? fineTurn : quarterTurn, room.sizeMetres));
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(piece.key);
    else if (event.key === 'Enter' || event.key === ' ') onChoose(piece.key);
    else return;
    event.preventDefault();
  };

  const letter = Math.max(letterMetres.least, letterMetres.ofRoom * Math.max(width, depth));
  const shown = pieces.map((piece) => (drag?.key === piece.key ? drag.piece : piece));
  const ordered = [...shown].sort(
    (one, other) => layers.indexOf(one.stand) - layers.indexOf(other.stand),
  );
  const [cameraX, , cameraZ] = room.camera.place;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset
    <svg
      ref={board}
      role="group"
      aria-label={`Plan of ${title}: ${metres(width)} by ${metres(depth)}`}
      viewBox={`${-width / 2 - marginMetres} ${-depth / 2 - marginMetres} ${width + 2 * marginMetres} ${depth + 2 * marginMetres}`}
      className="max-h-[70vh] w-full rounded-sm border border-line bg-paper text-ink select-none"
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={() => setDrag(null)}
    >
      <rect
        x={-width / 2}
        y={-depth / 2}
        width={width}
        height={depth}
        className="fill-raised stroke-ink"
        strokeWidth={0.09}
      />
      {room.openings.map((opening) => (
        <line
          key={`${opening.x0} ${opening.z0} ${opening.kind}`}
          x1={opening.x0}
          y1={opening.z0}
          x2={opening.x1}
          y2={opening.z1}
          strokeWidth={0.07}
          className={opening.kind === 'window' ? 'stroke-accent-wash' : 'stroke-sunken'}
        >
          <title>{opening.kind === 'window' ? 'Window' : 'Door'}</title>
        </line>
      ))}
      <g
        transform={`translate(${cameraX} ${cameraZ}) rotate(${room.camera.turnDegrees})`}
        className="stroke-faint"
        strokeWidth={0.02}
        fill="none"
      >
        <title>Where the photo was taken from</title>
        <circle r={0.07} className="fill-faint" />
        <path d="M0 0L-0.45 -0.7M0 0L0.45 -0.7" strokeDasharray="0.08 0.06" />
      </g>
      {ordered.map((piece) => (
        <PieceMark
          key={piece.key}
          piece={piece}
          letter={letter}
          trouble={problems.get(piece.key)}
          isChosen={piece.key === chosen}
          onPointerDown={(event) => take(event, piece)}
          onKeyDown={(event) => onKey(event, piece)}
        />
      ))}
      <g className="fill-soft" fontSize={letter * 1.2} textAnchor="middle">
        <text x={0} y={-depth / 2 - 0.2}>
          {metres(width)}
        </text>
        <text transform={`translate(${-width / 2 - 0.2} 0) rotate(-90)`}>{metres(depth)}</text>
      </g>
    </svg>
  );
}

interface PieceMarkProps {
  piece: Piece;
  letter: number;
  trouble: string | undefined;
  isChosen: boolean;
  onPointerDown: (event: PointerEvent<SVGGElement>) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const lineMetres = 0.025;
const letterMetres = { least: 0.13, ofRoom: 0.024 } as const;
const letterShare = 0.55;

function PieceMark({ piece, letter, trouble, isChosen, onPointerDown, onKeyDown }: PieceMarkProps) {
  const { name, footprint, x, z, turnDegrees, stand } = piece;
  const { x0, x1, z0, z1 } = footprint;
  const rect = rectOf(piece);
  const hasRoom = rect.x1 - rect.x0 > name.length * letter * letterShare;
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of a drawing
    <g
      role="button"
      tabIndex={0}
      aria-pressed={isChosen}
      aria-label={trouble ? `${name}, ${trouble}` : name}
      className={classNames(
        'cursor-grab touch-none outline-none [&:focus-visible_rect]:stroke-accent-strong',
        trouble ? 'stroke-danger' : isChosen ? 'stroke-accent' : 'stroke-ink',
      )}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
    >
      <g transform={`translate(${x} ${z}) rotate(${-turnDegrees})`}>
        <rect
          x={x0}
          y={z0}
          width={x1 - x0}
          height={Math.max(z1 - z0, lineMetres * 3)}
          rx={0.03}
          strokeWidth={isChosen || trouble ? lineMetres * 2 : lineMetres}
          strokeDasharray={stand === 'ceiling' ? '0.08 0.06' : undefined}
          className={
            trouble
              ? 'fill-danger-wash'
              : isChosen
                ? 'fill-accent-wash'
                : stand === 'ceiling'
                  ? 'fill-transparent'
                  : stand === 'rug'
                    ? 'fill-sunken'
                    : 'fill-paper'
          }
        />
        {/* Marks its front. */}
        {stand === 'floor' && (
          <line
            x1={x0 + 0.06}
            x2={x1 - 0.06}
            y1={z1 - 0.06}
            y2={z1 - 0.06}
            strokeWidth={lineMetres}
          />
        )}
      </g>
      {hasRoom && (
        <text
          x={(rect.x0 + rect.x1) / 2}
          y={(rect.z0 + rect.z1) / 2 + (stand === 'rug' ? (rect.z1 - rect.z0) / 2 - 0.1 : 0.05)}
          fontSize={letter}
          textAnchor="middle"
          className="pointer-events-none fill-ink stroke-none"
        >
          {name}
        </text>
      )}
    </g>
  );
}
