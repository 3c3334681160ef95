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

/** What was wrong, how it is used, and a failing end. */
export function endWith(usage: string, reason: string): never {
  console.error(`${reason}\n\n${usage}`);
  process.exit(1);
}
