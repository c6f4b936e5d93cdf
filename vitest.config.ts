import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Each project is one kind of test: pure rules, the server on a real database, journeys in a real browser. */
export default defineConfig({
  test: {
    reporters: ['default'],
    // Most files wait for a browser or a database, so a file runs on every core; left alone, one core stays idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            '{tools,bench}/**/*.test.ts',
            // Those of screens are of the project `web`. An `exclude` here would replace the one that `npm test` gives.
            'apps/web/src/**/!(*.screen).test.{ts,tsx}',
          ],
          environment: 'node',
          // Some tests copy the project before they start.
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.screen.test.tsx'],
          environment: 'happy-dom',
          // Loading the app takes longer than most screen tests; `forgetTab` cleans up after each test.
          isolate: false,
          environmentOptions: { happyDOM: { url: 'http://localhost:3000/' } },
          setupFiles: ['apps/web/test/install-fetch.ts', 'apps/web/test/install.ts'],
          env: { TZ: 'Europe/Berlin' },
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['apps/server/test/global-setup.ts'],
          // Loading the server takes longer than most of its tests; files share it, but never a database.
          isolate: false,
          // Sufficient for a machine under load; only a test that hangs takes this long.
          testTimeout: 60_000,
          // Results of webhooks, jobs and streams arrive soon, but on a busy machine not always within a second.
          expect: { poll: { timeout: 10_000 } },
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['e2e/setup/global-setup.ts'],
          testTimeout: 120_000,
          // Of 570 journeys in a real browser on a shared machine about one in two runs had one that a second try passed.
          // The report names each test that was tried again.
          retry: 1,
          // On a busy machine a page can take more than a second to respond.
          expect: { poll: { timeout: 10_000 } },
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
