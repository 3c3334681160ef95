/** Reads the mutation report: totals, and one line per surviving mutant. */
interface Mutant {
  readonly mutatorName: string;
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

interface Place {
  readonly line: number;
  readonly column: number;
}

export interface MutationReport {
  readonly files: Readonly<
    Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>
  >;
}

const noticed: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
const missed: ReadonlySet<string> = new Set(['Survived', 'NoCoverage']);

export function scoreOf({ files }: MutationReport) {
  const all = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const killed = all.filter((status) => noticed.has(status)).length;
  return { killed, all: killed + all.filter((status) => missed.has(status)).length };
}

/** `file:line mutator "was" -> "became"`, truncated to a terminal's width. */
export function readSurvivors({ files }: MutationReport): string[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants
      .filter(({ status }) => missed.has(status))
      .map(({ location: { start, end }, mutatorName, replacement = '' }) => {
        const line = lines[start.line - 1] ?? '';
        const was = line.slice(
          start.column - 1,
          end.line === start.line ? end.column - 1 : undefined,
        );
        return `${file}:${start.line} ${mutatorName} ${JSON.stringify(was.slice(0, 60))} -> ${JSON.stringify(replacement.slice(0, 40))}`;
      });
  });
}
