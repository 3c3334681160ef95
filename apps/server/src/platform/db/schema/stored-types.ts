/** TypeScript types of columns that are text or JSON in the database. */
import type { CoachCode, DesignKind } from '@maquette/contract';

export type { FileKind } from '@maquette/contract';

/** By kind of file; most have none. */
export interface FileDetails {
  /** Photos: location metadata was found and removed. */
  readonly locationRemoved?: boolean;
  /** Photos: advice for a better picture. */
  readonly coach?: readonly CoachCode[];
  /** Photos: corners of the back wall, as set by the owner. */
  readonly boxCorners?: readonly { readonly x: number; readonly y: number }[];
  /** For a mask: the photo it was found in. */
  readonly photoId?: string;
  /** Kind of design behind a picture. */
  readonly design?: DesignKind;
}

/** Events as they are kept: the wire adds addresses to the ids. */
export type StoredEvent =
  | { readonly type: 'queued'; readonly position: number }
  | { readonly type: 'stage'; readonly name: string; readonly percent: number }
  | { readonly type: 'preview'; readonly index: number; readonly fileId: string }
  | { readonly type: 'picture'; readonly index: number; readonly isSubstitute?: true | undefined }
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly code: string; readonly message: string };
