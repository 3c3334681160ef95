import { lookOf } from '../finishes.ts';
import type { OpenedShell } from '../opened-room.ts';
import type { RedesignRequest } from '../request.ts';
import type { ShellFinish } from '../scene/shell-finish.ts';
import { boardedCeiling } from './boarded-ceiling.ts';

/** A wooden ceiling stays, unless another was chosen. */
export function withSeenCeiling(
  finish: ShellFinish,
  { reading, surfaces }: Pick<OpenedShell, 'reading' | 'surfaces'>,
  { style, chosen }: Pick<RedesignRequest, 'style' | 'chosen'>,
): ShellFinish {
  if (chosen?.ceiling) return finish;
  const paint = lookOf(style).paintsBoards ? finish.ceiling : undefined;
  const boards = boardedCeiling(reading, surfaces, paint);
  return boards ? { ...finish, ceiling: boards.hex, boards } : finish;
}
