import { type ConstructorOptions, PgBoss } from 'pg-boss';
import type { Store } from '../database/index.ts';
import type { Log } from '../telemetry/index.ts';

/** The queue on the product's own database. Two servers that start together take turns; what is there is left alone. */
export function openBoss(store: Store, log: Log, options: ConstructorOptions = {}): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => store.pool.query(text, values) },
    schema: 'pgboss',
    migrate: true,
    persistWarnings: false,
    ...options,
  });
  boss.on('error', (problem) => log.warn({ kind: problem.name }, 'the job queue stumbled; it goes on'));
  return boss;
}
