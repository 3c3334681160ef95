/** Messages between the server and its engine process. */
import type { TaskName } from '../tasks/task-table.ts';
import type { PoolName } from './engine-pools.ts';

export interface EngineRequest {
  readonly type: 'run';
  readonly id: number;
  readonly pool: PoolName;
  /** As `runBriefly` of a pool. */
  readonly isBrief: boolean;
  readonly name: TaskName;
  readonly input: unknown;
  readonly owner: string | undefined;
}

export interface StopRequest {
  readonly type: 'stop';
  readonly id: number;
}

export type EngineReport = { readonly id: number } & (
  | { readonly type: 'stage'; readonly name: string; readonly percent: number }
  | { readonly type: 'preview'; readonly picture: Uint8Array }
  | { readonly type: 'done'; readonly output: unknown }
  | { readonly type: 'failed'; readonly error: unknown }
);
