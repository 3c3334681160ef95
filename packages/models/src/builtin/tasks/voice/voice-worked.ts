/** Called after work of the voice's thread, which frees its memory once it rests. */
import { releaseMemory, residentBytes } from '../memory/release-memory.ts';
import { whenGrown } from '../memory/when-grown.ts';

export const voiceWorked = whenGrown({ residentBytes, release: releaseMemory });
