import { type RenderRequest, type RenderStage, renderStages } from './render-request.ts';

/** Share of the total work done when a stage starts. */
const doneAt: Record<RenderStage, number> = {
  camera: 0,
  shadow: 0.03,
  preview: 0.1,
  materials: 0.16,
  hierarchy: 0.22,
  visibility: 0.28,
  light: 0.32,
  denoise: 0.56,
  shade: 0.62,
  grade: 0.9,
  medium: 0.95,
};

/** Yields to the event loop, so that messages such as an abort arrive. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Reports and times each stage, and stops between stages on request. */
export class RenderStages {
  readonly ms: Partial<Record<RenderStage, number>> = {};
  private readonly request: RenderRequest;
  private current: RenderStage | undefined;
  private begun = 0;

  constructor(request: RenderRequest) {
    this.request = request;
  }

  async begin(stage: RenderStage): Promise<void> {
    this.end();
    await breathe();
    this.request.signal?.throwIfAborted();
    this.request.onStage?.(stage, doneAt[stage]);
    this.current = stage;
    this.begun = performance.now();
  }

  /** Another round of a stage with `share` done: reports it, and stops on request. */
  async continue(stage: RenderStage, share: number): Promise<void> {
    if (stage !== this.current) await this.begin(stage);
    else await breathe();
    this.request.signal?.throwIfAborted();
    const next = renderStages[renderStages.indexOf(stage) + 1];
    const until = next === undefined ? 1 : doneAt[next];
    this.request.onStage?.(stage, doneAt[stage] + (until - doneAt[stage]) * share);
  }

  end(): void {
    if (this.current) {
      this.ms[this.current] = (this.ms[this.current] ?? 0) + performance.now() - this.begun;
    }
    this.current = undefined;
  }
}
