/**
 * What answers a request: a response, or a text that is yet to become one. Most answers are texts;
 * put together once with all their headers they cost a fraction of a response that is changed.
 */
export interface TextAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export type Answer = Response | TextAnswer;
