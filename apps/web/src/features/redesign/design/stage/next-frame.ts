/** At most one pending animation frame; none after the end. */
export class NextFrame {
  private frame = 0;
  private requestedMs = 0;
  private isEnded = false;

  get hasEnded(): boolean {
    return this.isEnded;
  }

  /** @param show takes the milliseconds since the request */
  request(show: (elapsedMs: number) => void): void {
    if (this.frame !== 0 || this.isEnded) return;
    this.requestedMs = performance.now();
    this.frame = requestAnimationFrame((nowMs) => {
      this.frame = 0;
      show(nowMs - this.requestedMs);
    });
  }

  end(): void {
    this.isEnded = true;
    cancelAnimationFrame(this.frame);
  }
}
