import { isNull } from 'drizzle-orm';
import type { Services } from '../../platform/http/index.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { documentTable } from '../../schema/document.ts';
import { removeRow } from './delete-document.ts';

export { readDocument } from './read-document.ts';

const batch = 50;

/** Deletes documents of deleted pets. */
export const forgetDocuments = defineJob<Record<string, never>, Services>({
  name: 'forget-documents',
  cron: '* * * * *',
  async run(services) {
    const left = await services.store.db
      .select()
      .from(documentTable)
      .where(isNull(documentTable.petId))
      .limit(batch);
    for (const row of left) {
      await services.store.transaction((tx) => removeRow(services, tx, row, services.clock.now()));
    }
  },
});
