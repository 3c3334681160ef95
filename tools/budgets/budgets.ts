/** Budget of a page, and the measured figures that are over it. */
export interface PageCost {
  readonly path: string;
  /** All script that is loaded before anything is pressed, each file gzipped. */
  readonly scriptBytes: number;
  /** Cumulative layout shift until the page is at rest. */
  readonly layoutShift: number;
  /** Largest contentful paint on a slowed-down machine and line; null where it was not measured. */
  readonly largestPaintMs: number | null;
}

export interface Budget {
  readonly scriptBytes: number;
  readonly layoutShift: number;
  readonly largestPaintMs: number | null;
}

const kB = 1_000;

const firstPage: Budget = { scriptBytes: 140 * kB, layoutShift: 0.02, largestPaintMs: 1_200 };
/** A studio with earlier work is the largest, at 205 kB: the schemas of the contract come with every question to the server. */
const anyPage: Budget = { scriptBytes: 210 * kB, layoutShift: 0.02, largestPaintMs: null };

/**
 * The assistant while it writes a table, and once it is read: 258 kB with the client of the streams, the
 * schemas that check each of its messages, and Markdown.
 */
export const answeredChat = '/DashboardChatbot, answered';

const budgets: Readonly<Record<string, Budget>> = {
  '/': firstPage,
  [answeredChat]: { scriptBytes: 265 * kB, layoutShift: 0.1, largestPaintMs: null },
};

export const budgetOf = (path: string): Budget => budgets[path] ?? anyPage;

export const budgetedPages = {
  visitor: [
    '/',
    '/HomePagee',
    '/AboutUs',
    '/Policy',
    '/Faq',
    '/Pricing',
    '/signup',
    '/login',
    '/forgotten-password',
    '/UpgradePremium',
    '/DashboardSketch',
    '/SketchGenerator',
    '/ImageAnalyzer',
    '/ImageForm',
  ],
  member: [
    '/Launcher',
    '/DashboardChatbot',
    '/DashboardImageGenerator',
    '/DashboardExteriors',
    '/Interiors',
    '/History',
    '/Result',
    '/Models',
    '/Administration',
    '/EditProfile',
  ],
} as const;

/** Pages that show what was made before. */
export const livedInPages = [
  '/DashboardImageGenerator',
  '/DashboardExteriors',
  '/Interiors',
  '/SketchGenerator',
  '/History',
  '/Result',
  '/EditProfile',
] as const;

/** One sentence for each budget that is not kept. */
export function overspent(cost: PageCost): string[] {
  const budget = budgetOf(cost.path);
  const found: string[] = [];
  if (cost.scriptBytes > budget.scriptBytes) {
    found.push(
      `${cost.path}: ${cost.scriptBytes} bytes of script, at most ${budget.scriptBytes} expected`,
    );
  }
  if (cost.layoutShift >= budget.layoutShift) {
    found.push(
      `${cost.path}: layout shift ${cost.layoutShift.toFixed(3)}, less than ${budget.layoutShift} expected`,
    );
  }
  const { largestPaintMs } = cost;
  if (largestPaintMs !== null && budget.largestPaintMs !== null) {
    if (largestPaintMs >= budget.largestPaintMs) {
      found.push(
        `${cost.path}: largest paint after ${Math.round(largestPaintMs)} ms, less than ${budget.largestPaintMs} expected`,
      );
    }
  }
  return found;
}
