/** Our own engines as functions: they work without any installation. */
import { storedChangeDefault } from '@maquette/contract';
import type { Answer } from '@maquette/handbook';
import type { EngineJob } from '../engine-job.ts';
import { EngineRefusedError } from '../engine-refused.ts';
import { createProcessOfEngines } from './processes/process-of-engines.ts';
import type { Framed, FrameInput, Received, ReceiveInput } from './tasks/messages/frame.ts';
import type { MadePicture, Refused, SketchInput } from './tasks/messages/made.ts';
import type { ProtectInput } from './tasks/messages/protect.ts';
import type {
  DesignedFiles,
  DesignInput,
  KeepMaskInput,
  PreviewedLook,
  PreviewInput,
  RestyleInput,
} from './tasks/messages/restyle.ts';
import type {
  ImagineInput,
  ReadBrief,
  SceneFileInput,
  SceneWords,
} from './tasks/messages/scene.ts';
import type { AnalysedPhoto, AnalyseInput, LookInput, LookOutput } from './tasks/messages/seen.ts';
import type { AnswerInput } from './tasks/task-table.ts';
import { createThreadPool, niceness } from './thread-pool.ts';
import { builtinVoice, sayInTurns } from './voice.ts';

export interface OwnEngines {
  /** Restyles or redesigns a photo, by the recipe's `change`. */
  restyle(input: RestyleInput, job?: EngineJob): Promise<MadePicture>;
  imagine(input: ImagineInput, job?: EngineJob): Promise<MadePicture>;
  /** Throws an EngineRefusedError if there are no lines to paint. */
  sketch(input: SketchInput, job?: EngineJob): Promise<MadePicture>;
  /** Surfaces, room box and openings of a photo. */
  analyse(input: AnalyseInput, signal?: AbortSignal): Promise<AnalysedPhoto>;
  /** Small previews of a photo, in a separate thread that caches the last photos. */
  previewLooks(input: PreviewInput, signal?: AbortSignal): Promise<readonly PreviewedLook[]>;
  /** The brush's mask, white where it protects; undefined if nothing is protected. */
  protectMask(input: ProtectInput, signal?: AbortSignal): Promise<Uint8Array | undefined>;
  /** The brush's mask plus the kept things of an order, and the names of those found. */
  keepMask(
    input: KeepMaskInput,
    signal?: AbortSignal,
  ): Promise<{ readonly mask: Uint8Array; readonly names: readonly string[] }>;
  /** The scene engine's brief of a prompt. */
  brief(input: SceneWords, signal?: AbortSignal): Promise<ReadBrief>;
  /** Binary glTF or SVG. */
  sceneFile(input: SceneFileInput, signal?: AbortSignal): Promise<Uint8Array>;
  /** Figures, model, drawings and list of a redesigned picture. */
  designFiles(input: DesignInput, job?: EngineJob): Promise<DesignedFiles | Refused>;
  /** A photo in the frame that another engine draws in. */
  frame(input: FrameInput, signal?: AbortSignal): Promise<Framed>;
  /** Another engine's picture in the photo's shape, with its structure score. */
  receive(input: ReceiveInput, signal?: AbortSignal): Promise<Received>;
  /** The handbook's answer to a question, or a calculator's to a form. */
  answer(input: AnswerInput, job?: EngineJob): Promise<Answer>;
  /** Analysis of a picture, in words and figures. */
  look(input: LookInput, job?: EngineJob): Promise<LookOutput>;
  /** Prepares answering, so that the first question is as fast as later ones. */
  prepareAnswers(): Promise<void>;
  /** Reads a text aloud, as MP3. Throws an EngineRefusedError if there are no words. */
  speak(text: string, job?: EngineJob): Promise<Uint8Array>;
  /** Loads the voice, so that the first text is as fast as later ones. */
  warmVoice(): Promise<void>;
  /** Ends the threads and the drawing process. */
  close(): Promise<void>;
}

/** `idleMs`: how long the drawing process stays without work. */
export function createOwnEngines(engineThreads: number, idleMs?: number): OwnEngines {
  const engines = createProcessOfEngines(engineThreads, { idleMs });
  const { pictures, drafts, looks } = engines.pools;
  // A separate voice thread, so that speech never waits for a picture. Once loaded it stays.
  const voiceThread = createThreadPool(1, { niceness: niceness.spoken, isKept: true });
  // A thread that keeps the handbook and its index.
  const answerThread = createThreadPool(1, { niceness: niceness.waitedFor, isKept: true });
  return {
    restyle: async (input, job) =>
      unlessRefused(
        await inTurnOf(job, () =>
          pictures.run(
            (input.recipe.change ?? storedChangeDefault) === 'finishes' ? 'restyle' : 'redesign',
            input,
            job,
          ),
        ),
      ),
    imagine: (input, job) => inTurnOf(job, () => pictures.run('imagine', input, job)),
    sketch: async (input, job) =>
      unlessRefused(await inTurnOf(job, () => pictures.run('sketch', input, job))),
    analyse: (input, signal) =>
      input.isQuick
        ? looks.runBriefly('analyse', input, signal)
        : pictures.run('analyse', input, { signal }),
    previewLooks: (input, signal) => looks.runBriefly('previewLooks', input, signal),
    protectMask: (input, signal) => drafts.run('protectMask', input, { signal }),
    keepMask: (input, signal) => pictures.run('keepMask', input, { signal }),
    brief: (input, signal) => drafts.runBriefly('brief', input, signal),
    sceneFile: (input, signal) => drafts.run('sceneFile', input, { signal }),
    designFiles: (input, job) => pictures.run('designFiles', input, job),
    frame: (input, signal) => pictures.run('frame', input, { signal }),
    receive: (input, signal) => pictures.run('receive', input, { signal }),
    answer: (input, job) =>
      inTurnOf(job, () => answerThread.runBriefly('answer', input, job?.signal)),
    look: (input, job) => inTurnOf(job, () => looks.runBriefly('look', input, job?.signal)),
    prepareAnswers: () => answerThread.run('prepareAnswers', undefined),
    speak: (text, job) => sayInTurns(voiceThread, text, job),
    warmVoice: async () => {
      await voiceThread.run('speak', { text: 'Ready.', voice: builtinVoice, isLast: true });
    },
    close: async () => {
      const pools = [engines, voiceThread, answerThread];
      await Promise.all(pools.map((pool) => pool.close()));
    },
  };
}

function unlessRefused(made: MadePicture | Refused): MadePicture {
  if ('refused' in made) throw new EngineRefusedError(made.refused);
  return made;
}

/** A cancelled picture does not wait for its turn. */
async function inTurnOf<Made>(job: EngineJob = {}, make: () => Promise<Made>): Promise<Made> {
  const { signal, inTurn = (work) => work() } = job;
  signal?.throwIfAborted();
  return inTurn(make);
}
