/** The mark on a picture's file that says there is a design behind it. */
import { type DesignKind, designKinds } from '@maquette/contract';

export const designMark = (design: DesignKind | undefined): Record<string, unknown> =>
  design === undefined ? {} : { design };

export function designOf(details: unknown): DesignKind | null {
  const { design } = (details ?? {}) as { design?: unknown };
  return designKinds.find((kind) => kind === design) ?? null;
}
