/** Budgets of pages, and measured values that exceed them. */
export interface PageCost {
  readonly path: string;
  /** All script loaded before any interaction, each file gzipped. */
  readonly scriptBytes: number;
  /** Cumulative layout shift until the page is idle. */
  readonly layoutShift: number;
  /** Largest contentful paint with throttled CPU and network; null if not measured. */
  readonly largestPaintMs: number | null;
}

export interface Budget {
  readonly scriptBytes: number;
  readonly layoutShift: number;
  readonly largestPaintMs: number | null;
}

const kB = 1_000;

const firstPage: Budget = { scriptBytes: 140 * kB, layoutShift: 0.02, largestPaintMs: 1_200 };
/** A studio with earlier work is the largest, at 209 kB. */
const anyPage: Budget = { scriptBytes: 210 * kB, layoutShift: 0.02, largestPaintMs: null };

/**
 * The assistant during and after an answer with a table: 256 kB with the streaming client, message schemas
 * and Markdown.
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

/** Pages that show earlier results. */
export const livedInPages = [
  '/DashboardImageGenerator',
  '/DashboardExteriors',
  '/Interiors',
  '/SketchGenerator',
  '/History',
  '/Result',
  '/EditProfile',
] as const;

export function exceededBudgets(cost: PageCost): string[] {
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
