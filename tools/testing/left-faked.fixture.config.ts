import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['left-faked.fixture.ts'],
    setupFiles: ['./strict.ts'],
    maxWorkers: 1,
  },
});
