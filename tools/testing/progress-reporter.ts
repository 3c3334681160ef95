/** Prints a line for every tenth of the test files, and errors outside of tests. */
import type { Reporter, SerializedError, TestModule, TestSpecification, Vitest } from 'vitest/node';

const steps = 10;

export default class ProgressReporter implements Reporter {
  private projects = '';
  private files = 0;
  private ended = 0;
  private failed = 0;

  onInit({ projects }: Vitest): void {
    this.projects = projects.map(({ name }) => name).join(', ');
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.files = specifications.length;
    console.log(`  ${this.projects}: ${this.files} test files`);
  }

  onTestModuleEnd(module: TestModule): void {
    if (!module.ok()) this.failed++;
    const step = Math.floor((steps * this.ended) / this.files);
    this.ended++;
    const reached = Math.floor((steps * this.ended) / this.files);
    if (reached > step)
      console.log(`  ${this.projects}: ${reached * (100 / steps)} %, ${this.failed} with failures`);
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const error of errors) console.error(error.stack ?? error.message);
  }
}
