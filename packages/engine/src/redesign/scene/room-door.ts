/** A closed door: one leaf, two, or the sections of a garage door, by width. */
import type { SceneBuilder } from '../../visuals/scene/builder.ts';
import { doorLeaf, frameBars, garageLeaf, reveal } from '../../visuals/scene/opening-fittings.ts';
import type { Side } from '../../visuals/scene/rooms/room.ts';
import { box } from '../../visuals/scene/solids.ts';
import type { Opening, WallSkin } from '../../visuals/scene/wall-parts.ts';
import type { MaterialHandle } from '../../visuals/scene-model.ts';

const widestLeafMetres = 1.15;
const widestDoorMetres = 2.2;
/** Depth of the leaf behind the wall's face. */
const recessMetres = 0.03;
const beyondMetres = 0.01;
const betweenLeavesMetres = 0.004;

/** Boards around a door, on the wall's face. */
const architraveMetres = { wide: 0.08, thick: 0.018 } as const;

function architrave(b: SceneBuilder, { u0, u1, v1 }: Opening, trim: MaterialHandle): void {
  const { wide, thick } = architraveMetres;
  box(b, [u0 - wide, 0, 0], [u0, v1 + wide, thick], trim);
  box(b, [u1, 0, 0], [u1 + wide, v1 + wide, thick], trim);
  box(b, [u0, v1, 0], [u1, v1 + wide, thick], trim);
}

export function buildDoor(b: SceneBuilder, side: Side, opening: Opening, wallSkin: WallSkin): void {
  const skin = { ...wallSkin, revealMetres: recessMetres };
  b.begin('wall', 'reveal');
  reveal(b, opening, skin.revealMetres + beyondMetres, skin.wall);
  b.begin('trim', 'door frame');
  frameBars(b, opening, skin);
  architrave(b, opening, skin.trim);
  const width = opening.u1 - opening.u0;
  const options = { storey: 0, name: side, roomShift: 0 };
  if (width > widestDoorMetres) {
    garageLeaf(b, opening, skin, options);
    return;
  }
  const leaves = width > widestLeafMetres ? 2 : 1;
  if (leaves === 1) {
    doorLeaf(b, opening, skin, options);
    return;
  }
  // each leaf ends where its frame would; leaves meet in the middle, where there is no frame
  const middle = (opening.u0 + opening.u1) / 2;
  const beyond = skin.frameMetres - betweenLeavesMetres / 2;
  doorLeaf(b, { ...opening, u1: middle + beyond }, skin, options);
  doorLeaf(b, { ...opening, u0: middle - beyond }, skin, { ...options, opensLeft: true });
}
