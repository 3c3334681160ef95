/** Light of the bare room in plain colours: independent of style, so rendered once per room. */
import { renderLight } from '../../visuals/index.ts';
import { bareScene, plainShell, shellSurfaces } from '../compose/bare-scene.ts';
import type { BareLight } from '../compose/light/shell-light.ts';
import { FloorPlan } from '../furnish/floor-plan.ts';
import { styleRecord } from '../furnish/furnish-room.ts';
import { roomScene } from '../scene/room-scene.ts';
import type { ShellFinish } from '../scene/shell-finish.ts';
import type { PhotoShell } from '../shell/photo-shell.ts';

/** Only its low frequencies are used. */
const widthPx = 240;
const plain: ShellFinish = {
  floor: { kind: 'paint', colours: ['#a8977f'] },
  wall: { kind: 'paint', colours: ['#dcd8d0'] },
  ceiling: '#efeeea',
  coverings: [],
};

export async function bareLight(
  shell: PhotoShell,
  photo: { readonly widthPx: number; readonly heightPx: number },
): Promise<BareLight> {
  const scene = plainShell(
    roomScene({
      shell,
      plan: new FloorPlan(shell),
      record: styleRecord('Minimal'),
      finish: plain,
      woodwork: { colour: '#eceae4', hasPanelDoors: false },
      title: '',
      roomType: 'Living Room',
      seed: 0,
    }),
  );
  const heightPx = Math.max(16, Math.round((widthPx * photo.heightPx) / photo.widthPx));
  const { light, ids } = await renderLight(bareScene(scene), {
    hasExactLight: true,
    widthPx,
    heightPx,
    cutOut: () => false,
    seed: 0,
  });
  const surfaces = shellSurfaces(scene);
  return {
    width: widthPx,
    height: heightPx,
    radiance: light.radiance,
    surfaceAt: (at) => surfaces[ids[at]!],
  };
}
