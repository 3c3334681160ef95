/** Pattern for a way of asking, with examples and counter-examples that a test runs. */
export interface Rule {
  readonly pattern: RegExp;
  readonly examples: readonly string[];
  readonly counterExamples: readonly string[];
}
