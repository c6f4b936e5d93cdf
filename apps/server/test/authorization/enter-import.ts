import type { BuiltBusiness } from '../../src/seed/builders/index.ts';
import type { TestPerson, TestServer } from '../test-server.ts';

/** An import of nothing, which can be undone. */
export async function enterImport(
  { services }: TestServer,
  { business, runs }: { readonly business: BuiltBusiness; readonly runs: TestPerson },
): Promise<string> {
  const id = services.newId();
  await services.store.pool.query(
    `insert into import (id, business_id, uid, file_name, mapping, skip_problems, invite, state, created_at)
      values ($1, $2, $3, 'customers.csv', '{}', true, false, 'done', now())`,
    [id, business.id, runs.uid],
  );
  return id;
}
