/** Named figures at the top of source files: `const idleMs = 60_000`, `const day = { most: 7 * dayMs }` not. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const figure =
  /^(?:export )?const (\w+)(?:: \w+)? = ([\d_.e+*/() -]*\d[\d_.e+*/() -]*)(?: as const)?;$/gm;
const isSource = (file: string) =>
  !/\.(?:test|fixture|generated|d)\.tsx?$|\/(?:testing|evaluation|node_modules)\//.test(file);

/** `file name = expression`, as written, in the order of the files. */
export function readFigures(root: string, folder: string): string[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isSource)
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(figure)].map(
        ([, name, expression]) => `${file.slice(folder.length + 1)} ${name} = ${expression}`,
      ),
    );
}
