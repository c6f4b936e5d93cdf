import { defineConfig } from 'drizzle-kit';

/** `npm run migration --workspace @clearpaw/server` writes what the tables say and the database does not. */
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/schema/*.ts',
    './src/platform/**/*.table.ts',
    '../../packages/stripe-sandbox/src/*.table.ts',
  ],
  out: './migrations',
});
