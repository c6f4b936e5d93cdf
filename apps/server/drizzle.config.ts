import { defineConfig } from 'drizzle-kit';

/**
 * `npm run migration --workspace @clearpaw/server` writes a migration for the differences between the schema and the
 * database.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/schema/*.ts',
    './src/platform/**/*.table.ts',
    '../../packages/stripe-sandbox/src/*.table.ts',
  ],
  out: './migrations',
});
