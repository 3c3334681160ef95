/** Events as they are kept: the wire adds addresses to the ids. */
export type StoredEvent =
  | { readonly type: 'queued'; readonly position: number }
  | { readonly type: 'stage'; readonly name: string; readonly percent: number }
  | { readonly type: 'preview'; readonly index: number; readonly fileId: string }
  | { readonly type: 'picture'; readonly index: number }
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly code: string; readonly message: string };
