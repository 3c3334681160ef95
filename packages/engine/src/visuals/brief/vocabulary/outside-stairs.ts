/** Names of stairs outside with what they are made of between: "an external stone staircase". */
const places = ['external', 'exterior', 'outside', 'outdoor'] as const;
const materials = ['', 'stone ', 'wooden ', 'timber ', 'concrete ', 'metal ', 'steel '] as const;
const nouns = ['stair', 'staircase', 'step'] as const;

export const outsideStairWords: string = places
  .flatMap((place) =>
    materials.flatMap((material) => nouns.map((noun) => `${place} ${material}${noun}`)),
  )
  .join('|');
