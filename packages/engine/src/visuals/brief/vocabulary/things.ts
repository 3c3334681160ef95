/** Things that are built about their own middle and set down where there is room. */
import type { OutdoorThingKey } from './outdoor-things.ts';
import type { SmallThingKey } from './small-things.ts';

export type ThingKey = SmallThingKey | OutdoorThingKey;
