import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { openDatabase } from './open-database.ts';
import type { Topic } from './outbox.table.ts';
import { preparedOnce } from './prepared-once.ts';
import { readStatement, writeStatement } from './read-statement.ts';
import type { Store } from './store.ts';
import { writePart } from './write-part.ts';

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

const note = (id: SQL, text: SQL) => sql`insert into note (id, text) values (${id}, ${text}) returning id`;
const given = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`;
const firstNote = writePart('first_note', () => ({ first: note(given('id', 'int'), given('text', 'text')) }));
const followingNote = writePart('following_note', () => ({
  following: sql`insert into note (id, text) select ${given('id', 'int')}, 'after ' || first.id || ' of parts' from first`,
}));
const lastNote = writePart('note', () => ({ last: note(given('id', 'int'), sql`'a part'`) }));
const emptyPart = writePart('other', () => ({ nothing: sql`select 1` }));
const changedNote = writePart(
  'changed_note',
  () => ({ changed: sql`update note set text = 'b' where id = ${given('id', 'int')} returning id` }),
  { check: '1 / (select count(*) from changed)' },
);
const enteredNote = writeStatement(
  () => sql`insert into note (id, text)
  values (${sql.placeholder('id')}, ${sql.placeholder('text')})`,
);
const twice = readStatement<{ number: number; again: number; at: Date; day: string; facts: object }>({
  columns: {
    number: sql`nullif(${sql.placeholder('number')}::int, 0)`,
    again: sql`${sql.placeholder('number')}::int`,
    at: sql`'2026-02-14T09:30:00.123Z'::timestamptz(3)`,
    day: sql`'2026-02-14'::date`,
    facts: sql`json_build_object('of', array['x'])`,
  },
  from: sql`from (values (1)) one`,
});

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

  test('parts that wait for the commit are one statement, in which one refers to the rows of another', async () => {
    await store.transaction(async (tx) => {
      tx.write(firstNote, { id: 1, text: 'a' });
      tx.write(followingNote, { id: 2 });
      tx.publish({ topic, payload: { of: 'parts' } });
    });
    const { rows } = await own.pool.query('select id, text from note order by id');
    expect(rows).toEqual([
      { id: 1, text: 'a' },
      { id: 2, text: 'after 1 of parts' },
    ]);
    expect(await published()).toContainEqual({ payload: { of: 'parts' } });
  });

  test('parts beside a function are separate statements in their order', async () => {
    await store.transaction(async (tx) => {
      tx.write(firstNote, { id: 1, text: 'a' });
      tx.atCommit((db) => db.execute(sql`update note set text = 'changed' where id = 1`));
      tx.write(lastNote, { id: 3 });
    });
    const { rows } = await own.pool.query('select id, text from note order by id');
    expect(rows).toEqual([
      { id: 1, text: 'changed' },
      { id: 3, text: 'a part' },
    ]);
  });

  test('of parts that are refused, only the one that the database names is asked what it means', async () => {
    await write(3)(own.db);
    const asked: string[] = [];
    const ask = (name: string) => (problem: { code?: string }) => {
      asked.push(name);
      throw new Error(`known as ${problem.code}`);
    };
    const failing = store.transaction(async (tx) => {
      tx.publish({ topic, payload: { of: 'refused parts' } });
      tx.write(emptyPart, {}, ask('other'));
      tx.write(lastNote, { id: 3 }, ask('note'));
    });
    await expect(failing).rejects.toThrow('known as 23505');
    expect(asked).toEqual(['note']);
    expect(await published()).not.toContainEqual({ payload: { of: 'refused parts' } });
  });

  test('a part whose check fails changes nothing, nor do the others', async () => {
    const failing = store.transaction(async (tx) => {
      tx.write(lastNote, { id: 3 });
      tx.write(changedNote, { id: 7 }, ({ code }) => {
        throw new Error(`nothing to change, ${code}`);
      });
    });
    await expect(failing).rejects.toThrow('nothing to change, 22012');
    expect(await written()).toEqual([]);
  });

  test('a statement that is written once is sent again and again, each value once', async () => {
    expect(twice.statement().text).not.toContain('$2');
    const at = '2026-02-14T09:30:00.123Z';
    for (const number of [4, null, 5]) {
      expect(await store.run(twice, { number })).toEqual({
        rows: [{ number, again: number, at: new Date(at), day: '2026-02-14', facts: { of: ['x'] } }],
        rowCount: 1,
      });
    }
    await expect(store.run(twice, { number: 'none' })).rejects.toMatchObject({ code: '22P02' });
    const entered = { id: 9, text: 'run' };
    expect(await store.run(enteredNote, entered)).toEqual({ rows: [], rowCount: 1 });
    await expect(store.run(enteredNote, entered)).rejects.toMatchObject({ code: '23505' });
    expect(await written()).toEqual([9]);
  });

  test('a function that sends two statements is an error', async () => {
    const two = (db: Store['db']) => Promise.all([write(1)(db), write(2)(db)]);
    await expect(store.together((db) => [two(db)])).rejects.toThrow('1 functions that send one statement');
    expect(await written()).toEqual([]);
  });
});
