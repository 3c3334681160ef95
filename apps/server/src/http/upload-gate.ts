/** How many uploads are read at a time; the others wait with their bytes still on the line. */
export interface UploadGate {
  pass<Result>(run: () => Promise<Result>): Promise<Result>;
}

export function createUploadGate(most: number): UploadGate {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return {
    async pass(run) {
      if (inside >= most) await new Promise<void>((resolve) => waiting.push(resolve));
      else inside++;
      try {
        return await run();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else inside--;
      }
    },
  };
}
