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

test("those that may return a call's result are rejected too", () => {
  expect(
    refusedLines([
      'useEffect(() => { return player && player.play(); }, [player]);',
      'useEffect(() => { return player.stop ?? player.play(); }, [player]);',
      'useEffect(() => { return isOn ? player.play() : undefined; }, [isOn]);',
      'useEffect(() => { return isOn ? () => player.stop() : player.play(); }, [isOn]);',
      'useEffect(() => { return (player.play()); }, [player]);',
      'const field = <input ref={(input) => { return input?.focus(); }} />;',
    ]),
  ).toEqual([1, 2, 3, 4, 5, 6]);
});

test('named callbacks are read where they are declared', () => {
  expect(
    refusedLines([
      'const follow = () => place.current?.scrollIntoView();',
      'useEffect(follow, []);',
      'const play = () => { return player.play(); };',
      'useLayoutEffect(play, [player]);',
      'function draw() { return canvas.draw(); }',
      'useEffect(draw, []);',
      'const focus = (input) => input?.focus();',
      'const field = <input ref={focus} />;',
      'const measure = useCallback((box) => box?.measure(), []);',
      'const box = <div ref={measure} />;',
    ]),
  ).toEqual([1, 3, 5, 7, 9]);
});

test('returning a clean-up function, or nothing, is permitted', () => {
  expect(
    refusedLines([
      'useEffect(() => { place.current?.scrollIntoView(); }, []);',
      'useEffect(() => () => player.stop(), [player]);',
      'useEffect(() => { const stop = follow(() => { return draw(); }); return stop; }, [draw]);',
      'useEffect(() => { if (!player) return; return () => { return player.stop(); }; }, [player]);',
      'useEffect(followTheme, []);',
      'useEffect(() => { return player && (() => player.stop()); }, [player]);',
      'useEffect(() => { return isOn() ? () => player.stop() : undefined; }, [isOn]);',
      'const follow = () => () => player.stop();',
      'useEffect(follow, []);',
      'const ask = () => player.ask();',
      'const keep = (input) => { kept.current = input; };',
      'const other = <input ref={keep} />;',
      'const field = <input ref={(input) => { input?.focus(); }} />;',
    ]),
  ).toEqual([]);
});
