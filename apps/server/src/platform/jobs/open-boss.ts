import { type ConstructorOptions, PgBoss } from 'pg-boss';
import { isUnavailable, reasonOf, type Store } from '../database/index.ts';
import { atMostEvery, type Log } from '../telemetry/index.ts';

/**
 * The queue in the product's own database. Two servers that start together take turns; an existing queue is not
 * changed.
 */
export function openBoss(store: Store, log: Log, options: ConstructorOptions = {}): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => store.pool.query(text, values) },
    schema: 'pgboss',
    migrate: true,
    persistWarnings: false,
    ...options,
  });
  const sayStumbled = atMostEvery(10_000, (times, reason: string) =>
    log.warn({ reason, times }, 'the job queue stumbled; it goes on'),
  );
  boss.on('error', (problem) => sayStumbled(isUnavailable(problem) ? reasonOf(problem) : problem.name));
  return boss;
}
