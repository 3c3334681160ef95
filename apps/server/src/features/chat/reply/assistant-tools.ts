/**
 * Tools for language models: handbook and calculators, whose answers are quoted with sources, and the studios,
 * which only propose a picture that the reader confirms.
 */
import type { AnswerOffers, PictureProposal } from '@maquette/contract';
import { studios, unknownWords } from '@maquette/contract';
import { type Answer, calculatorBySlug, calculators, getEntry } from '@maquette/handbook';
import { type ToolSet, tool } from 'ai';
import { z } from 'zod';

export interface ToolContext {
  /** A source of the answer. */
  readonly cite: (source: { slug: string; title: string; quote: string }) => void;
  /** Queries the handbook in a worker thread. */
  readonly lookUp: (question: string) => Promise<Answer>;
  readonly offer: (offers: AnswerOffers) => void;
  readonly propose: (proposal: PictureProposal) => void;
  /** The latest photo of the conversation. */
  readonly photoId: string | undefined;
}

/** Answers without content, such as small talk. */
const emptyKinds: ReadonlySet<string> = new Set(['unknown', 'off-topic', 'small-talk', 'form']);
const longestQuestion = 500;

const calculatorList = calculators
  .map(({ slug, summary, fields }) => {
    const inputs = fields.map((field) =>
      field.kind === 'number'
        ? `${field.name}${field.unit ? ` (${field.unit})` : ''}, ${field.min}..${field.max}`
        : `${field.name}: ${field.options.map(({ value }) => value).join('|')}`,
    );
    return `${slug}: ${summary} ${inputs.join('; ')}`;
  })
  .join('\n');

const [firstCalculator, ...otherCalculators] = calculators.map(({ slug }) => slug);

const shown =
  'A card with this proposal and a button is now in front of the user. Nothing has been made or counted yet; say in one sentence what they can decide.';

export function assistantTools(context: ToolContext): ToolSet {
  const { photoId } = context;
  return {
    ask_handbook: tool({
      description:
        'Looks up architecture, interiors, building, materials, measures, costs, styles and architects in the handbook. Ask one short question in plain words. Prefer its facts to your own.',
      inputSchema: z.object({ question: z.string().min(1).max(longestQuestion) }),
      execute: async ({ question }) => {
        const found = await context.lookUp(question);
        if (emptyKinds.has(found.kind) || found.sources.length === 0) return { found: false };
        for (const source of found.sources) context.cite(source);
        return {
          found: true,
          text: found.markdown,
          sources: found.sources.map(({ title }) => title),
        };
      },
    }),
    calculate: tool({
      description: `Calculates exactly and shows the steps; never calculate such things yourself. Values left out take usual ones.\n${calculatorList}`,
      inputSchema: z.object({
        calculator: z.enum([firstCalculator ?? '', ...otherCalculators]),
        values: z.record(z.string(), z.union([z.number(), z.string()])),
      }),
      execute: ({ calculator: slug, values }) => {
        const calculator = calculatorBySlug(slug);
        if (!calculator) return { error: `There is no calculator "${slug}".` };
        try {
          const { headline, steps, notes } = calculator.run(values);
          const entry = getEntry(calculator.related[0] ?? '');
          context.offer({ followUps: [], calculation: { calculator: slug, values } });
          if (!entry) return { headline, steps, notes };
          // Only entries returned to the model count as sources.
          const { title, lead } = entry;
          context.cite({ slug: entry.slug, title, quote: lead });
          return { headline, steps, notes, explained: { title, text: lead } };
        } catch (error) {
          // Out-of-range input becomes a sentence, so that the model can correct it.
          if (error instanceof RangeError) return { error: error.message };
          throw error;
        }
      },
    }),
    propose_picture: tool({
      description:
        'Proposes to make pictures of a building or a room from words. Use it when the user asks for a picture of something that does not exist yet.',
      inputSchema: z.object({
        description: z.string().min(3).max(longestQuestion).describe('What is to be seen.'),
      }),
      execute: ({ description }) => {
        context.propose({ tool: 'visual', prompt: description });
        return shown;
      },
    }),
    ...(photoId ? { propose_restyle: proposeRestyle(photoId, context) } : {}),
  };
}

const wordsOf = (options: readonly { readonly label: string }[]) =>
  options.map(({ label }) => label).join(', ');

function proposeRestyle(photoId: string, { propose }: ToolContext) {
  const { interior, exterior } = studios;
  return tool({
    description: `Proposes to restyle the photo the user has sent. Styles for rooms (interior): ${wordsOf(interior.styles)}. Styles for houses (exterior): ${wordsOf(exterior.styles)}.`,
    inputSchema: z.object({
      kind: z.enum(['interior', 'exterior']),
      style: z.string(),
      aesthetic: z
        .string()
        .optional()
        .describe(
          `interior: ${wordsOf(interior.aesthetics)}; exterior: ${wordsOf(exterior.aesthetics)}`,
        ),
    }),
    execute: ({ kind, style, aesthetic }) => {
      const studio = studios[kind];
      const wanted = studio.aesthetics.find(
        ({ label, value }) => aesthetic === label || aesthetic === value,
      );
      const recipe = {
        kind,
        ...studio.defaults,
        style,
        ...(wanted ? { aesthetic: wanted.value } : {}),
      };
      if (unknownWords(recipe).includes('style')) {
        return { error: `"${style}" is not one of: ${wordsOf(studio.styles)}` };
      }
      propose({ tool: 'restyle', photoId, ...recipe });
      return shown;
    },
  });
}
