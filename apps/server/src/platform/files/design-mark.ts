/** Marks the file of a picture that has a design. */
import { type DesignKind, designKinds } from '@maquette/contract';
import type { FileDetails } from '../db/schema/stored-types.ts';

export const designMark = (design: DesignKind | undefined): FileDetails =>
  design === undefined ? {} : { design };

/** Undefined also for kinds that this version doesn't know. */
export const designOf = ({ design }: FileDetails): DesignKind | null =>
  designKinds.find((kind) => kind === design) ?? null;
