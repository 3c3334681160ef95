/** The design of a redesigned picture as figures and files: recomputed from photo, recipe and seed. */
import {
  designHouse,
  designRoom,
  type HouseChange,
  type RoomChange,
} from '@maquette/engine/redesign';
import { drawScene, type Scene, sceneToGlb } from '@maquette/engine/visuals';
import {
  type CostEstimate,
  costsAsCsv,
  frontCosts,
  houseCosts,
  roomCosts,
} from '@maquette/handbook';
import { chosenFinishes } from './finishes/chosen-finishes.ts';
import { stayingOf } from './kept-things.ts';
import type { Refused } from './messages/made.ts';
import type { DesignedFiles, DesignInput } from './messages/restyle.ts';
import { paintedMask } from './photo/painted-mask.ts';
import { readPhoto } from './photo/photo-analysis.ts';
import { redesignedSidePx } from './redesign.ts';
import { keepsBuilding, wordsOf } from './redesign-doors.ts';
import type { TaskReports } from './task-table.ts';

export async function designFiles(
  { photo, mask, recipe, seed }: DesignInput,
  reports: TaskReports,
): Promise<DesignedFiles | Refused> {
  const read = await readPhoto(photo, recipe.kind, redesignedSidePx(recipe), recipe, reports);
  const request = { ...wordsOf(recipe), seed };
  const isWhole = recipe.change === 'everything';
  if (recipe.kind === 'interior') {
    const change: RoomChange = isWhole ? 'everything' : 'furniture';
    const made = designRoom(read.analysis, {
      ...request,
      change,
      plainRoom: recipe.plainRoom,
      layout: recipe.layout,
      chosen: chosenFinishes(recipe),
      keep: stayingOf(recipe, read),
      painted: await paintedMask(mask, read),
    });
    if ('unreadable' in made) return { refused: made.unreadable };
    const { areas, ...design } = made.design;
    const costs = roomCosts({ pieces: design.pieces, areas });
    return { design: { kind: 'room', ...design }, costs, files: filesOf(made.scene, costs) };
  }
  const change: HouseChange = isWhole ? 'everything' : 'shape';
  const made = designHouse(read.analysis, { ...request, change, edits: recipe.houseEdits });
  if ('unreadable' in made) return { refused: made.unreadable };
  const { facts, scene } = made;
  const { storeys, roof, garage, offers, footprintSquareMetres, floorSquareMetres } = facts;
  const costs = keepsBuilding(facts)
    ? frontCosts(recipe.style, facts.widthMetres, facts.heightMetres)
    : houseCosts(recipe.style, floorSquareMetres);
  return {
    design: {
      kind: 'house',
      ...{ storeys, roof, garage, footprintSquareMetres, floorSquareMetres },
      offers: {
        storeys: [...offers.storeys],
        roof: [...offers.roof],
        walls: [...offers.walls],
        roofing: [...offers.roofing],
        windows: [...offers.windows],
      },
      sizeMetres: [facts.widthMetres, facts.depthMetres, facts.heightMetres],
    },
    costs,
    files: {
      ...filesOf(scene, costs),
      elevation: textBytes(drawScene(scene, 'elevation')),
      'side-elevation': textBytes(drawScene(scene, 'elevation', { side: 'right' })),
    },
  };
}

const textBytes = (text: string) => new TextEncoder().encode(text);

const filesOf = (scene: Scene, costs: CostEstimate) => ({
  model: sceneToGlb(scene),
  plan: textBytes(drawScene(scene, 'plan')),
  list: textBytes(costsAsCsv(costs)),
});
