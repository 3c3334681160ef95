/** Before the server suite: one prepared embedded database. */
import type { TestProject } from 'vitest/node';
import { embeddedTemplate } from './embedded-template.ts';

export async function setup(project: TestProject): Promise<void> {
  project.provide('databaseTemplate', { home: 'embedded', file: await embeddedTemplate() });
}
