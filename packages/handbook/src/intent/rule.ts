/** How one way of asking is told, with texts that it must and must not hold for; a test runs them. */
export interface Rule {
  readonly pattern: RegExp;
  readonly examples: readonly string[];
  readonly counterExamples: readonly string[];
}
