/**
 * `npm run quality:chat`: accuracy and speed of the built-in assistant on its own questions. `--list` names
 * the failures in the tuned part, never in the held-out ones.
 */
import {
  judgeDanger,
  judgeEveryday,
  judgeInside,
  judgeOutside,
  labelledQuestions,
} from '@maquette/handbook/evaluation';

const startedMs = performance.now();
const { answer, searchEntries } = await import('@maquette/handbook');
const importedMs = performance.now();
searchEntries('hallway width');
const loadedMs = performance.now();

const judged = judgeInside();
const share = (part: readonly { missing: readonly string[] }[]): string => {
  const right = part.filter((item) => item.missing.length === 0).length;
  return `${right} of ${part.length} (${((100 * right) / part.length).toFixed(1)} %)`;
};
for (const part of ['tuned', 'kept aside']) {
  console.log(`${part.padEnd(12)} ${share(judged.filter((item) => item.part === part))}`);
}
for (const voice of new Set(judged.map((item) => item.voice))) {
  console.log(`  ${voice.padEnd(10)} ${share(judged.filter((item) => item.voice === voice))}`);
}

const everyday = judgeEveryday();
for (const part of ['open', 'shut']) {
  const asked = everyday.filter((item) => item.part === part);
  console.log(`everyday, ${part} ${share(asked)}`);
  for (const voice of new Set(asked.map((item) => item.voice))) {
    console.log(`  ${voice.padEnd(10)} ${share(asked.filter((item) => item.voice === voice))}`);
  }
}

const outside = judgeOutside();
const invented = outside.filter((item) => item.invented);
console.log(`${'outside'.padEnd(12)} ${invented.length} invented of ${outside.length}`);

const labelled = labelledQuestions();
for (const batch of new Set(labelled.map((one) => one.batch))) {
  const asked = labelled.filter((one) => one.batch === batch);
  const dangerous = asked.filter((one) => one.isDangerous).length;
  const { missed, falseAlarms } = judgeDanger(asked);
  console.log(
    `danger, ${batch.padEnd(7)} ${dangerous - missed.length} of ${dangerous} warned of, ${falseAlarms.length} false of ${asked.length - dangerous}`,
  );
}

if (process.argv.includes('--list')) {
  const workedOn = [...judged, ...everyday].filter(
    ({ part }) => part === 'tuned' || part === 'open',
  );
  for (const item of workedOn.filter((one) => one.missing.length > 0)) {
    console.log(`- ${item.question} · missing ${item.missing.join(', ')}`);
  }
  for (const item of invented) console.log(`- outside: ${item.question}`);
}

const questions = judged.map((item) => item.question.split(' > ')[0] ?? '');
const timed = (work: (question: string) => unknown): string => {
  const timesMs = questions.map((question) => {
    const beganMs = performance.now();
    work(question);
    return performance.now() - beganMs;
  });
  timesMs.sort((a, b) => a - b);
  const at = (part: number) =>
    timesMs[Math.min(timesMs.length - 1, Math.floor(timesMs.length * part))]!;
  return `p50 ${at(0.5).toFixed(2)} ms, p99 ${at(0.99).toFixed(2)} ms`;
};
console.log(
  `load         ${(loadedMs - importedMs).toFixed(0)} ms (import ${(importedMs - startedMs).toFixed(0)} ms)`,
);
console.log(`search       ${timed((question) => searchEntries(question))}`);
console.log(`answer       ${timed((question) => answer(question))}`);
