/** The mark on a picture's file that says there is a design behind it. */
import { type DesignKind, designKinds } from '@maquette/contract';
import type { FileDetails } from '../db/schema/stored-types.ts';

export const designMark = (design: DesignKind | undefined): FileDetails =>
  design === undefined ? {} : { design };

/** Also of a kind that this version does not know any more: none. */
export const designOf = ({ design }: FileDetails): DesignKind | null =>
  designKinds.find((kind) => kind === design) ?? null;
