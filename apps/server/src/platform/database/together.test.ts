import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { openDatabase } from './open-database.ts';
import type { Topic } from './outbox.table.ts';
import { preparedOnce } from './prepared-once.ts';
import type { Store } from './store.ts';

const { services } = await useServer();
const own = openDatabase(services.config.databaseUrl ?? '', services.log, { poolSize: 1 });
/** As behind a pooler: statements are not prepared, and limits are set in each transaction. */
const pooled = openDatabase(services.config.databaseUrl ?? '', services.log, {
  poolSize: 1,
  directUrl: services.config.databaseUrl,
});
await own.pool.query('create table if not exists note (id int primary key, text text not null)');
afterAll(() => Promise.all([own.close(), pooled.close()]));
beforeEach(() => own.pool.query('truncate note'));

const readNumber = preparedOnce((db) =>
  db
    .select({ number: sql<number>`${sql.placeholder('number')}::int` })
    .from(sql`(values (1)) one`)
    .prepare('one'),
);
const write =
  (id: number, text: string | null = 'a') =>
  (db: Store['db']) =>
    db.execute(sql`insert into note (id, text) values (${id}, ${text})`).then(() => id);
const written = async () =>
  (await own.pool.query('select id from note order by id')).rows.map(({ id }) => id);
const topic = 'test' as Topic;
const published = async () =>
  (await own.pool.query('select payload from event where topic = $1 order by position', [topic])).rows;

describe.each([
  ['on a connection of its own', own],
  ['behind a pooler', pooled],
])('%s', (_, store) => {
  test('statements sent together are each answered separately, in order, again and again', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const answers = await store.together((db) => [
        readNumber(db).execute({ number: turn }),
        db.execute(sql`select 'x' as mark, null as nothing`).then(({ rows }) => rows),
        null,
        readNumber(db).execute({ number: turn + 10 }),
      ]);
      expect(answers).toEqual([
        [{ number: turn }],
        [{ mark: 'x', nothing: null }],
        null,
        [{ number: turn + 10 }],
      ]);
    }
  });

  test('statements sent together are executed all or not at all, and the error is that of the one that failed', async () => {
    const failing = store.together((db) => [write(1)(db), write(2, null)(db), write(3)(db)]);
    await expect(failing).rejects.toMatchObject({ cause: { code: '23502' } });
    expect(await written()).toEqual([]);
    await store.together((db) => [write(1)(db), write(2)(db)]);
    expect(await written()).toEqual([1, 2]);
  });

  test('statements for the commit are executed in their order, after what was sent before', async () => {
    const answer = await store.transaction(async (tx) => {
      tx.atCommit(write(2));
      tx.publish({ topic, payload: { of: 'commit' } });
      tx.atCommit(async (db) => {
        const { rows } = await db.execute(
          sql`insert into note select max(id) + 1, 'b' from note returning id`,
        );
        return rows;
      });
      await write(1)(tx.db);
      return 'done';
    });
    expect(answer).toBe('done');
    expect(await written()).toEqual([1, 2, 3]);
    expect(await published()).toContainEqual({ payload: { of: 'commit' } });
  });

  test('a transaction in which everything waits for the commit is complete', async () => {
    await store.transaction(async (tx) => tx.atCommit(write(1)));
    const failing = store.transaction(async (tx) => {
      tx.publish({ topic, payload: { of: 'failure' } });
      tx.atCommit(write(2));
      tx.atCommit((db) =>
        write(1)(db).catch((problem: { cause: { code: string } }) => {
          throw new Error(`known as ${problem.cause.code}`);
        }),
      );
      tx.atCommit(write(3));
    });
    await expect(failing).rejects.toThrow('known as 23505');
    expect(await written()).toEqual([1]);
    expect(await published()).not.toContainEqual({ payload: { of: 'failure' } });
  });

  test('work that fails changes nothing, whether it has sent anything or not', async () => {
    for (const isSent of [true, false]) {
      const failing = store.transaction(async (tx) => {
        tx.atCommit(write(1));
        if (isSent) await write(2)(tx.db);
        throw new Error('given up');
      });
      await expect(failing).rejects.toThrow('given up');
    }
    expect(await written()).toEqual([]);
  });

  test('a statement that failed when it was sent first can be sent again, also behind another that fails', async () => {
    const text = crypto.randomUUID();
    const again = (id: number | null) => (db: Store['db']) =>
      db.execute(sql`insert into note (id, text) values (${id}, ${sql.raw(`'${text}'`)})`).then(() => id);
    await expect(store.together((db) => [again(null)(db)])).rejects.toMatchObject({
      cause: { code: '23502' },
    });
    const behind = store.together((db) => [write(1, null)(db), again(2)(db)]);
    await expect(behind).rejects.toMatchObject({ cause: { code: '23502' } });
    expect(await store.together((db) => [again(2)(db), again(3)(db)])).toEqual([2, 3]);
    expect(await written()).toEqual([2, 3]);
  });

  test('a function that sends two statements is an error', async () => {
    const two = (db: Store['db']) => Promise.all([write(1)(db), write(2)(db)]);
    await expect(store.together((db) => [two(db)])).rejects.toThrow('1 functions that send one statement');
    expect(await written()).toEqual([]);
  });
});
