/** Options of our commands: `--help` prints the usage; an invalid option prints its name and the usage. */
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

/** Prints the reason and the usage, and exits with 1. */
export function endWith(usage: string, reason: string): never {
  console.error(`${reason}\n\n${usage}`);
  process.exit(1);
}

export interface NumberRange {
  readonly least: number;
  readonly most: number;
  readonly isWhole?: boolean;
}

/** Parses a numeric option; the error names the valid range. */
export function numberOf(
  option: string,
  text: string,
  { least, most, isWhole = false }: NumberRange,
): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (value >= least && value <= most && (!isWhole || Number.isInteger(value))) return value;
  const number = isWhole ? 'a whole number' : 'a number';
  throw new RangeError(`--${option} takes ${number} from ${least} to ${most}; got "${text}".`);
}

/** Parses an option with a fixed set of words. */
export function wordOf<Word extends string>(
  option: string,
  text: string,
  words: readonly Word[],
): Word {
  const word = words.find((one) => one === text);
  if (word) return word;
  const list = `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
  throw new RangeError(`--${option} takes ${list}; got "${text}".`);
}
