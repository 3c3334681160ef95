/** Five folds by house, so that rooms of one house are never on both sides. */
import { hashText } from '../../packages/engine/src/random/random.ts';

export function foldOf(fileName: string): number {
  return hashText(`fold ${fileName.split('_')[0]}`) % 5;
}
