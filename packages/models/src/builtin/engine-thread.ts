/** Inside an engine thread: finds the task by name, and loads its engine on first use. */
import { enableCompileCache } from 'node:module';
import { constants, getPriority, setPriority } from 'node:os';
import type { MessagePort } from 'node:worker_threads';
import Piscina from 'piscina';
import type { PreviewReport, StageReport, TaskInput, TaskReports } from './tasks/task-table.ts';

/** Data that the pool passes to each thread. */
export interface ThreadSettings {
  /** Niceness relative to the starting thread. */
  readonly niceness: number;
  /** Compile cache shared by threads. */
  readonly compileCacheFolder: string | undefined;
}

const { niceness, compileCacheFolder } = Piscina.workerData as ThreadSettings;
// The server's cache doesn't apply to its threads.
if (compileCacheFolder) enableCompileCache(compileCacheFolder);
// On Linux these calls affect this thread only. A server may run at low priority, and only root may raise it.
if (process.platform === 'linux') {
  setPriority(0, Math.min(getPriority() + niceness, constants.priority.PRIORITY_LOW));
}

interface Task<Input> {
  readonly input: Input;
  readonly port: MessagePort;
}

function reportsTo(port: MessagePort): TaskReports {
  return {
    stage: (name, percent) =>
      port.postMessage({ type: 'stage', name, percent } satisfies StageReport),
    preview: (picture) =>
      port.postMessage({ type: 'preview', picture } satisfies PreviewReport, [
        picture.buffer as ArrayBuffer,
      ]),
  };
}

export const restyle = async ({ input, port }: Task<TaskInput<'restyle'>>) =>
  (await import('./tasks/restyle.ts')).restyle(input, reportsTo(port));

export const redesign = async ({ input, port }: Task<TaskInput<'redesign'>>) =>
  (await import('./tasks/redesign.ts')).redesign(input, reportsTo(port));

export const previewLooks = async ({ input, port }: Task<TaskInput<'previewLooks'>>) =>
  (await import('./tasks/preview-looks.ts')).previewLooks(input, reportsTo(port));

export const protectMask = async ({ input }: Task<TaskInput<'protectMask'>>) =>
  (await import('./tasks/photo/protect-mask.ts')).protectMask(input);

export const keepMask = async ({ input, port }: Task<TaskInput<'keepMask'>>) =>
  (await import('./tasks/kept-things.ts')).keepMask(input, reportsTo(port));

export const imagine = async ({ input, port }: Task<TaskInput<'imagine'>>) =>
  (await import('./tasks/imagine.ts')).imagine(input, reportsTo(port));

export const sceneFile = async ({ input }: Task<TaskInput<'sceneFile'>>) =>
  (await import('./tasks/scene-file.ts')).sceneFile(input);

export const designFiles = async ({ input, port }: Task<TaskInput<'designFiles'>>) =>
  (await import('./tasks/design-files.ts')).designFiles(input, reportsTo(port));

export const brief = async ({ input }: Task<TaskInput<'brief'>>) =>
  (await import('./tasks/brief.ts')).brief(input);

export const sketch = async ({ input, port }: Task<TaskInput<'sketch'>>) =>
  (await import('./tasks/sketch.ts')).sketch(input, reportsTo(port));

export const analyse = async ({ input, port }: Task<TaskInput<'analyse'>>) =>
  (await import('./tasks/analyse.ts')).analyse(input, reportsTo(port));

export const frame = async ({ input }: Task<TaskInput<'frame'>>) =>
  (await import('./tasks/frame.ts')).frame(input);

export const receive = async ({ input }: Task<TaskInput<'receive'>>) =>
  (await import('./tasks/receive.ts')).receive(input);

export const look = async ({ input }: Task<TaskInput<'look'>>) =>
  (await import('./tasks/look.ts')).look(input);

export const speak = async ({ input }: Task<TaskInput<'speak'>>) =>
  (await import('./tasks/voice/speak.ts')).speak(input);

export const answer = async ({ input }: Task<TaskInput<'answer'>>) =>
  (await import('./tasks/answer.ts')).answerFromHandbook(input);

export const prepareAnswers = async () => (await import('./tasks/answer.ts')).prepareAnswers();

export const piecesToSay = async ({ input }: Task<TaskInput<'piecesToSay'>>) => {
  const pieces = (await import('./tasks/voice/spoken-text.ts')).piecesToSay(input.text);
  // A text that is refused as too long is never spoken.
  (await import('./tasks/voice/voice-worked.ts')).voiceWorked();
  return pieces;
};
