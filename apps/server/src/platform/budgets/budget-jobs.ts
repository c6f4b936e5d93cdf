import { sql } from 'drizzle-orm';
import type { Store } from '../database/index.ts';
import { defineJob } from '../jobs/index.ts';
import { budgetTable } from './budget.table.ts';

/** A window that has ended is no longer needed. */
export const forgetBudgets = defineJob<object, { readonly store: Store }>({
  name: 'forget-budgets',
  cron: '27 * * * *',
  run: async ({ store }) => {
    await store.db.delete(budgetTable).where(sql`${budgetTable.windowEndsAt} < now() - interval '1 hour'`);
  },
});
