/** Every outdoor thing that is a row of solids. */
import type { OutdoorThingKey } from '../../../brief/vocabulary/outdoor-things.ts';
import type { SmallThing } from '../thing.ts';
import { farmShapes } from './farm-shapes.ts';
import { playShapes } from './play-shapes.ts';
import { streetShapes } from './street-shapes.ts';
import { vehicleShapes } from './vehicle-shapes.ts';
import { yardShapes } from './yard-shapes.ts';

export const outdoorShapes = {
  ...farmShapes,
  ...playShapes,
  ...streetShapes,
  ...vehicleShapes,
  ...yardShapes,
} as const satisfies Readonly<Record<OutdoorThingKey, SmallThing>>;
