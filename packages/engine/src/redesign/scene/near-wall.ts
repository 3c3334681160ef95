/** The wall behind the camera, which no photo shows: a light source, with windows for mirrors to reflect. */
import type { SceneBuilder } from '../../visuals/scene/builder.ts';
import { frameBars } from '../../visuals/scene/opening-fittings.ts';
import { portal } from '../../visuals/scene/rooms/portal.ts';
import type { Opening, WallSkin } from '../../visuals/scene/wall-parts.ts';
import { cutSkin } from '../../visuals/scene/walls.ts';
import { triangleRoles } from '../../visuals/scene-model.ts';
import type { PhotoShell } from '../shell/photo-shell.ts';

/** Width of the light behind the camera, as a share of the room's: small if visible windows should dominate. */
const behindShare = { most: 0.8, least: 0.22 } as const;
/** Windows with this share of the floor area light a room by themselves. */
const enoughGlass = 0.1;

/** Along the wall behind the camera, from its left end as seen from inside. */
export function lightBehind({ width, depth, openings }: PhotoShell): Pick<Opening, 'u0' | 'u1'> {
  const glass = openings
    .filter(({ kind }) => kind === 'window')
    .reduce((sum, { u0, u1, v0, v1 }) => sum + (u1 - u0) * (v1 - v0), 0);
  const seen = Math.min(1, glass / (enoughGlass * width * depth));
  const share = behindShare.most + (behindShare.least - behindShare.most) * seen;
  return { u0: width * (0.5 - share / 2), u1: width * (0.5 + share / 2) };
}

/** Windows behind the camera, for mirrors and for the sun. */
const windowBehind = { wide: 1.1, apart: 0.7, v0: 0.95, v1: 2.1 } as const;

const holeIn = (shell: PhotoShell): Opening => ({
  ...lightBehind(shell),
  v0: 0.8,
  v1: shell.height - 0.25,
  kind: 'void',
});

/** Along the wall behind the camera, like the light. */
export function windowsBehind(shell: PhotoShell): Opening[] {
  const { height } = shell;
  const hole = holeIn(shell);
  const { wide, apart, v0, v1 } = windowBehind;
  const width = hole.u1 - hole.u0;
  const count = Math.max(1, Math.floor((width + apart) / (wide + apart)));
  const each = Math.min(wide, width);
  const first = (width - count * each - (count - 1) * apart) / 2;
  return Array.from({ length: count }, (_, k) => {
    const u0 = hole.u0 + first + k * (each + apart);
    return { kind: 'window', u0, u1: u0 + each, v0, v1: Math.min(v1, height - 0.35) };
  });
}

const flushMetres = 0.002;

/** A wall with windows outside the opening in the near wall that lets light in. */
function wallBehind(b: SceneBuilder, skin: WallSkin, shell: PhotoShell, hole: Opening) {
  const { width, height } = shell;
  const windows = windowsBehind(shell);
  const { u0, u1, v0, v1 } = hole;
  const own = windows.map((one) => ({
    ...one,
    u0: one.u0 - u0,
    u1: one.u1 - u0,
    v0: one.v0 - v0,
    v1: one.v1 - v0,
  }));
  b.begin('wall', 'wall behind us');
  // to a mirror the opening would look like a niche
  b.as(triangleRoles.mirrored, () =>
    b.place({ at: [u0, v0, flushMetres] }, () => cutSkin(b, u1 - u0, v1 - v0, own, skin.wall)),
  );
  b.place({ at: [0, 0, -0.1] }, () => {
    b.begin('wall', 'wall behind us');
    cutSkin(b, width, height, windows, skin.wall);
    for (const one of windows) {
      b.begin('trim', 'window behind us');
      frameBars(b, { ...one, columns: 2 }, skin);
    }
  });
}

export function nearWall(b: SceneBuilder, shell: PhotoShell, skin: WallSkin): void {
  const { width, depth, height } = shell;
  b.begin('wall', 'near wall');
  b.place({ at: [width / 2, 0, depth / 2], turnRad: Math.PI }, () => {
    const hole = holeIn(shell);
    cutSkin(b, width, height, [hole], skin.wall);
    portal(b, hole, -0.05);
    wallBehind(b, skin, shell, hole);
  });
}
