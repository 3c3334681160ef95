import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const rule = path.join(import.meta.dirname, 'effect-cleanup.grit');
const biome = path.resolve(import.meta.dirname, '../../node_modules/@biomejs/biome/bin/biome');
const folder = mkdtempSync(path.join(tmpdir(), 'effect-cleanup-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(
  path.join(folder, 'biome.json'),
  JSON.stringify({ root: true, plugins: [rule], linter: { rules: { preset: 'none' } } }),
);

/** Lines of a component's body that violate the rule. */
function refusedLines(body: readonly string[]): number[] {
  const source = ['export function Screen() {', ...body, '}'].join('\n');
  writeFileSync(path.join(folder, 'screen.tsx'), source);
  const linted = spawnSync(process.execPath, [biome, 'lint', 'screen.tsx'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(linted.stdout).toContain('Checked 1 file');
  const named = linted.stderr.matchAll(/screen\.tsx:(\d+):\d+ plugin/g);
  return [...named].map(([, line]) => Number(line) - 1);
}

test("effects and ref callbacks that return a call's result are rejected", () => {
  expect(
    refusedLines([
      "useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);",
      'useLayoutEffect(() => draw(), [draw]);',
      'useEffect(() => { return player.play(); }, []);',
      'useEffect(() => { if (player) return player.play(); }, [player]);',
      'const field = <input ref={(input) => input?.focus()} />;',
    ]),
  ).toEqual([1, 2, 3, 4, 5]);
});

test('returning a clean-up function, or nothing, is permitted', () => {
  expect(
    refusedLines([
      'useEffect(() => { place.current?.scrollIntoView(); }, []);',
      'useEffect(() => () => player.stop(), [player]);',
      'useEffect(() => { const stop = follow(() => { return draw(); }); return stop; }, [draw]);',
      'useEffect(() => { if (!player) return; return () => { return player.stop(); }; }, [player]);',
      'useEffect(followTheme, []);',
      'const field = <input ref={(input) => { input?.focus(); }} />;',
    ]),
  ).toEqual([]);
});
