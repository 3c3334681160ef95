/** Options of our commands: `--help` shows the usage, a wrong option says which and shows it too. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<Wanted extends Options> = ReturnType<
  typeof parseArgs<{ options: Wanted; allowPositionals: true }>
>;

export function readCommandLine<const Wanted extends Options>(
  usage: string,
  options: Wanted,
): Parsed<Wanted> {
  if (process.argv.includes('--help') || process.argv.includes('-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return endWith(usage, error instanceof Error ? error.message : String(error));
  }
}

/** Prints the reason and the usage, and exits with a failure. */
export function endWith(usage: string, reason: string): never {
  console.error(`${reason}\n\n${usage}`);
  process.exit(1);
}

export interface NumberRange {
  readonly least: number;
  readonly most: number;
  readonly isWhole?: boolean;
}

/** The number that an option says; of anything else the error tells what it takes. */
export function numberOf(
  option: string,
  said: string,
  { least, most, isWhole = false }: NumberRange,
): number {
  const value = said.trim() === '' ? Number.NaN : Number(said);
  if (value >= least && value <= most && (!isWhole || Number.isInteger(value))) return value;
  const number = isWhole ? 'a whole number' : 'a number';
  throw new RangeError(`--${option} takes ${number} from ${least} to ${most}; got "${said}".`);
}

/** As `numberOf`, for an option that takes one of a few words. */
export function wordOf<Word extends string>(
  option: string,
  said: string,
  words: readonly Word[],
): Word {
  const word = words.find((one) => one === said);
  if (word) return word;
  const list = `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
  throw new RangeError(`--${option} takes ${list}; got "${said}".`);
}
