/** Placement of kept things by name, and the new pieces that they replace. */
export interface KeptKind {
  readonly stands: 'floor' | 'wall' | 'ceiling';
  readonly depthMetres: number;
  readonly heightMetres: number;
  /** Name prefixes of pieces that it makes superfluous. */
  readonly instead: readonly string[];
}

const onFloor = (depthMetres: number, heightMetres: number, instead: readonly string[] = []) =>
  ({ stands: 'floor', depthMetres, heightMetres, instead }) as const;
const onWall = (depthMetres: number, instead: readonly string[]) =>
  ({ stands: 'wall', depthMetres, heightMetres: 0, instead }) as const;

const cookery = ['Base cabinets with worktop', 'Wall cabinets', 'Wall shelves', 'Splashback'];
const storage = ['Wardrobe', 'Chest of drawers', 'Sideboard', 'Vanity with basin'];

/** Without rugs: new furniture would stand on a kept one and be cut by it. */
export const keptKinds: Readonly<Record<string, KeptKind>> = {
  bed: onFloor(2, 1.1, ['Bed']),
  sofa: onFloor(0.9, 0.9, ['Sofa']),
  table: onFloor(0.8, 0.78, ['Dining table', 'Coffee table', 'Desk with chair', 'Console table']),
  chair: onFloor(0.6, 1, ['Armchair']),
  cabinets: onFloor(0.62, 2.1, [...cookery, ...storage]),
  worktop: onFloor(0.62, 0.95, cookery),
  sink: onFloor(0.55, 0.95, ['Vanity with basin']),
  toilet: onFloor(0.7, 0.8, ['Toilet']),
  'oven or stove': onFloor(0.65, 0.95, ['Oven column', 'Cooker hood']),
  refrigerator: onFloor(0.7, 1.8, ['Refrigerator']),
  dishwasher: onFloor(0.62, 0.9),
  bathtub: onFloor(0.8, 0.6, ['Bath tub', 'Shower']),
  shower: onFloor(0.95, 2.1, ['Shower', 'Bath tub']),
  television: onFloor(0.4, 1.3, ['Television on a low board']),
  plant: onFloor(0.5, 1.2, ['House plant']),
  'curtains or blinds': onWall(0.2, ['Curtains']),
  mirror: onWall(0.06, ['Mirror', 'Floor mirror']),
  picture: onWall(0.06, []),
  microwave: onWall(0.45, []),
  lamp: { stands: 'ceiling', depthMetres: 0.4, heightMetres: 0, instead: ['Pendant lamp'] },
  person: onFloor(0.5, 1.75),
  cat: onFloor(0.4, 0.4),
  dog: onFloor(0.6, 0.6),
  'ceiling fan': { stands: 'ceiling', depthMetres: 1, heightMetres: 0, instead: ['Pendant lamp'] },
};

export const isKeepable = (name: string): boolean => Object.hasOwn(keptKinds, name);
