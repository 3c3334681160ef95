/** Finishes that no noun follows: "a hall with chequered tiles" has them on its floor, "white linen" lies on the bed. */
import type { Draft } from '../draft.ts';
import type { RoomKind } from '../vocabulary/subjects.ts';

/** Never on walls unless they are named. */
const ofFloors: readonly string[] = ['parquet', 'checker', 'terrazzo', 'carpet'];
/** On the floor where nothing splashes. */
const ofDryFloors: readonly string[] = [
  'tile',
  'encaustic',
  'marble',
  'hexagon',
  'terracotta',
  'slate',
];
const wetRooms: readonly RoomKind[] = [
  'bathroom',
  'powder-room',
  'kitchen',
  'laundry',
  'public-room',
];

export interface LooseFinish {
  readonly colours: readonly string[];
  readonly materials: readonly string[];
}

const without = (names: readonly string[] = [], taken: readonly string[]) =>
  names.filter((name) => !taken.includes(name));

function takeFromWalls({ parts }: Draft, { colours, materials }: LooseFinish): void {
  const { walls } = parts;
  if (walls === undefined) return;
  const left = {
    colours: without(walls.colours, colours),
    materials: without(walls.materials, materials),
  };
  const { colours: _, materials: __, ...others } = walls;
  parts.walls = {
    ...others,
    ...(left.colours.length > 0 && { colours: left.colours }),
    ...(left.materials.length > 0 && { materials: left.materials }),
  };
  if (Object.keys(parts.walls).length === 0) delete parts.walls;
}

const base = (material: string) => material.split(' ').at(-1)!;

function onFloor(draft: Draft, finish: LooseFinish): void {
  takeFromWalls(draft, finish);
  // Black and white slabs alternate.
  const isChequered = finish.colours.includes('black') && finish.colours.includes('white');
  const materials = isChequered ? ['checker'] : finish.materials;
  const { floor } = draft.parts;
  draft.parts.floor = {
    ...floor,
    ...(finish.colours.length > 0 && !isChequered && { colours: finish.colours }),
    materials: [...(floor?.materials ?? []), ...materials],
  };
}

export function settleLooseFinishes(draft: Draft, isRoom: boolean): void {
  const { room } = draft.slots;
  for (const finish of draft.loose) {
    const materials = finish.materials.map(base);
    const isDry = room !== undefined && !wetRooms.includes(room);
    const isFloor =
      materials.some((name) => ofFloors.includes(name)) ||
      (isDry && materials.some((name) => ofDryFloors.includes(name)));
    if (isRoom && isFloor) onFloor(draft, finish);
    else if (isRoom && room === 'bedroom' && materials[0] === 'linen') {
      takeFromWalls(draft, finish);
      draft.parts.cushions = {
        ...(finish.colours.length > 0 && { colours: finish.colours }),
        ...draft.parts.cushions,
        wanted: true,
      };
    } else if (
      !isRoom &&
      draft.parts.terrace?.wanted === true &&
      /tile|terracotta|slate/.test(materials.join())
    ) {
      takeFromWalls(draft, finish);
      draft.parts.terrace = { materials: finish.materials, ...draft.parts.terrace };
    }
  }
}
