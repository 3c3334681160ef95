/**
 * Trains the evidence weights on the package's own questions: an entry is right if its answer contains the
 * facts. The part "kept aside" is only used for the final test.
 */
import { composeEntry } from '../compose/compose.ts';
import { regionIn, withoutRegion } from '../compose/regions.ts';
import { answer } from '../index.ts';
import { clausesOf } from '../intent/question-parts.ts';
import { rankedFor, tellingWords } from '../intent/retrieval/retrieval.ts';
import { type Ranked, type SignName, signNames, signsOf } from '../search/ranking/confidence.ts';
import { type Evidence, type EvidenceName, evidenceNames } from '../search/ranking/evidence.ts';
import { missingFacts, questionsInside, questionsOutside } from './judge.ts';
import { trainChoice, trainConfidence } from './learning.ts';

/** Questions answered by an entry; calculations and comparisons are handled elsewhere. */
const byEntry: readonly string[] = ['entry', 'person', 'unknown'];
/** A wrong entry for a question of ours is less harmful than an answer to one that isn't. */
const caseWeights = { right: 1, freshRight: 2, wrong: 0.3, outside: 4 } as const;

interface Example {
  readonly question: string;
  readonly part: string;
  readonly candidates: readonly { readonly ranked: Ranked; readonly isRight: boolean }[];
}

export interface Learned {
  readonly evidence: Readonly<Record<EvidenceName, number>>;
  readonly confidence: Readonly<Record<SignName, number>>;
  /** By part: how many of the questions that have an answering entry rank it first. */
  readonly first: Readonly<Record<string, { readonly right: number; readonly of: number }>>;
}

export function learn(): Learned {
  const examples = questionsInside()
    .filter(({ question }) => !question.includes(' > ') && byEntry.includes(answer(question).kind))
    .map(({ question, part, facts }): Example => {
      const region = regionIn(question);
      const candidates = candidatesFor(question).map((ranked) => {
        const { markdown } = composeEntry(ranked.found.entry, { text: question, region });
        return { ranked, isRight: missingFacts(markdown, facts).length === 0 };
      });
      return { question, part, candidates };
    })
    .filter(({ candidates }) => candidates.length > 0);
  const known = examples.filter(({ part }) => part !== 'kept aside');
  const chosen = trainChoice(
    known.map(({ candidates }) => ({
      candidates: candidates.map(({ ranked, isRight }) => ({ evidence: row(ranked), isRight })),
    })),
    evidenceNames.length,
  );
  const evidence = named(evidenceNames, chosen);
  const ordered = examples.map((example) => ({
    ...example,
    candidates: example.candidates
      .map((one) => ({ ...one, ranked: { ...one.ranked, rank: rank(evidence, one.ranked) } }))
      .sort((a, b) => b.ranked.rank - a.ranked.rank),
  }));
  const inside = ordered
    .filter(({ part }) => part !== 'kept aside')
    .map(({ question, part, candidates: [first, second] }) => ({
      signs: signsIn(question, [first!.ranked, second?.ranked]),
      isRight: first!.isRight,
      weight: !first!.isRight
        ? caseWeights.wrong
        : part === 'fresh'
          ? caseWeights.freshRight
          : caseWeights.right,
    }));
  const outside = questionsOutside().flatMap((question) => {
    const [first, second] = candidatesFor(question)
      .map((ranked) => ({ ...ranked, rank: rank(evidence, ranked) }))
      .sort((a, b) => b.rank - a.rank);
    if (!first) return [];
    const signs = signsIn(question, [first, second]);
    return [{ signs, isRight: false, weight: caseWeights.outside }];
  });
  const trusted = trainConfidence([...inside, ...outside], signNames.length);
  return { evidence, confidence: named(signNames, trusted), first: countFirst(ordered) };
}

const candidatesFor = (question: string): readonly Ranked[] => {
  const text = withoutRegion(question);
  return rankedFor(text, clausesOf(text));
};

const row = ({ evidence }: Ranked): readonly number[] =>
  evidenceNames.map((name) => evidence[name]);

const rank = (weights: Evidence, { evidence }: Ranked): number =>
  evidenceNames.reduce((sum, name) => sum + weights[name] * evidence[name], 0);

function signsIn(question: string, two: readonly [Ranked, Ranked | undefined]) {
  const signs = signsOf(two, tellingWords(withoutRegion(question)));
  return signNames.map((name) => signs[name]);
}

const named = <Name extends string>(names: readonly Name[], values: readonly number[]) =>
  Object.fromEntries(
    names.map((name, index) => [name, Number(values[index]!.toFixed(2))]),
  ) as Record<Name, number>;

function countFirst(examples: readonly Example[]): Learned['first'] {
  const answered = examples.filter(({ candidates }) => candidates.some(({ isRight }) => isRight));
  const parts = Map.groupBy(answered, ({ part }) => part);
  return Object.fromEntries(
    [...parts].map(([part, of]) => [
      part,
      { right: of.filter(({ candidates: [first] }) => first!.isRight).length, of: of.length },
    ]),
  );
}

export { trainDanger } from './danger-training.ts';
