/**
 * Result of a request: a Response, or a text that becomes one at the edge. Most results are texts, and
 * building a Response once with all headers is much cheaper than changing one.
 */
export interface TextAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export type Answer = Response | TextAnswer;
