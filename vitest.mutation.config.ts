import { defineConfig } from 'vitest/config';

/** The examples alone: laws would hide a survivor behind luck and take hours. */
export default defineConfig({
  test: {
    include: ['packages/domain/src/compliance/**/*.test.ts'],
    exclude: ['**/*.laws.test.ts', '**/certlogic/**'],
    environment: 'node',
  },
});
