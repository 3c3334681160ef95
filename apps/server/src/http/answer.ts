/**
 * Answer to a request: a response, or a text that is yet to become one. Most answers are texts; building them
 * once with all their headers costs a fraction of changing a response.
 */
export interface TextAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export type Answer = Response | TextAnswer;
