/**
 * Kinds used here, by their index in the eighty classes of COCO ("Common Objects in Context"); in the plural
 * for things that come in numbers.
 */
export const detectedKinds: ReadonlyMap<number, string> = new Map([
  [0, 'person'],
  [1, 'bicycle'],
  [2, 'car'],
  [3, 'motorcycle'],
  [7, 'car'],
  [15, 'cat'],
  [16, 'dog'],
  [56, 'chair'],
  [57, 'sofa'],
  [58, 'plant'],
  [59, 'bed'],
  [60, 'dining table'],
  [61, 'toilet'],
  [62, 'television'],
  [63, 'laptop'],
  [68, 'microwave'],
  [69, 'oven or stove'],
  [71, 'sink'],
  [72, 'refrigerator'],
  [73, 'books'],
  [74, 'clock'],
  [75, 'vase'],
]);
