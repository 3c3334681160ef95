/** The space for new objects, of this thread and of those it starts. */
import { setFlagsFromString } from 'node:v8';

/**
 * Loading makes much that stays: a space that grew by it would be a third of the memory of a server
 * that does nothing.
 */
export const keepYoungSpaceSmall = (): void => setFlagsFromString('--semi-space-growth-factor=1');

/**
 * A space that stays small is cleaned up hundreds of times a second when many ask: a third of the work
 * of an answer. V8 makes it smaller again when nobody asks.
 */
export const letYoungSpaceGrow = (): void => setFlagsFromString('--semi-space-growth-factor=2');
