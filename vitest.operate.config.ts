import { defineConfig } from 'vitest/config';

/** Trials of operation with programs of Debian, one after the other: `npm run test:operate`. */
export default defineConfig({
  test: {
    include: ['operate/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['apps/server/test/global-setup.ts'],
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 1_200_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
