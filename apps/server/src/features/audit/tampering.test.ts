import { beforeFirst, hashOfEntry } from '@clearpaw/domain';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { isUnavailable } from '../../platform/database/index.ts';
import { type BuiltBusiness, buildBusiness, buildBusinessAccount } from '../../seed/builders/index.ts';
import { anchorEnds } from './anchors.ts';
import { appendEntry } from './append-entry.ts';
import { entryOf, linkEntries, sha256 } from './link-entries.ts';
import { verifyAuditLog } from './verify-audit-log.ts';

/** The full run makes 10,000 (see docs/guides/full-proofs-of-operation.md). */
const attacks = Number(process.env.AUDIT_ATTACKS ?? 120);

const server = await useServer();
const { services } = server;
/** Another server: it shares the database and the objects, and has an empty cache. */
const other = await useServer({
  DATABASE_URL: server.databaseUrl,
  STORAGE_URL: `file://${services.config.dataDir}/objects`,
});
const sql = (text: string, values: unknown[] = []) => services.store.pool.query(text, values);
const owner = await buildBusinessAccount(services);

/** Reproducible random numbers, so that a failure can be repeated. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Fixture {
  readonly business: BuiltBusiness;
  readonly rng: () => number;
  /** The sealed ends that an attacker may have copied, oldest first. */
  readonly heads: Record<string, unknown>[];
  write(count: number): Promise<void>;
}

/** A business whose log has some linked entries, and some pending ones. */
async function buildLog(rng: () => number): Promise<Fixture> {
  const business = await buildBusiness(services, { owner });
  const call = { name: 'updateBusiness', uid: owner.uid, services } as const;
  const subject = { kind: 'business', id: business.id } as const;
  const write = async (count: number) => {
    for (let nth = 0; nth < count; nth++) {
      const now = services.clock.now();
      await appendEntry(services.store.db, { ...call, now }, { businessId: business.id, subject });
    }
  };
  const heads: Record<string, unknown>[] = [];
  for (let round = 0; round < 2; round++) {
    await write(1 + Math.floor(rng() * 3));
    await linkEntries(services, business.id);
    heads.push((await sql('select * from audit_head where business_id = $1', [business.id])).rows[0]);
  }
  await write(1 + Math.floor(rng() * 2));
  return { business, rng, heads, write };
}

const changes = [
  "at = at - interval '30 days'",
  "actor_kind = 'system', actor_ref = null",
  "action = 'checkIn'",
  "subject_kind = 'pet'",
  'subject_id = gen_random_uuid()',
  'actor_ref = gen_random_uuid()',
];
const oneOf = <T>(list: readonly T[], rng: () => number): T => list[Math.floor(rng() * list.length)] as T;
const columns = 'business_id, at, actor_kind, actor_ref, action, subject_kind, subject_id, mac';
const waiting = 'business_id = $1 and place is null';
const linked = 'business_id = $1 and place is not null';
const oneId = (where: string) => `(select id from audit_entry where ${where} order by random() limit 1)`;

type Attack = (fixture: Fixture) => Promise<unknown>;

/** The attacks of a person who can write the whole database and does not have the key. */
const kinds: Readonly<Record<string, Attack>> = {
  forgeWaiting: ({ business, rng }) =>
    sql(
      `insert into audit_entry (id, ${columns}) select gen_random_uuid(), business_id,
         at - make_interval(days => $2::int), actor_kind, actor_ref, 'checkOut', subject_kind, subject_id,
         ${oneOf(['null', "'made up'", 'mac'], rng)} from audit_entry where id = ${oneId('business_id = $1')}`,
      [business.id, Math.floor(rng() * 400)],
    ),
  changeWaiting: ({ business, rng }) =>
    sql(
      `update audit_entry set ${oneOf(changes, rng)}${rng() < 0.3 ? ', mac = null' : ''} where id = ${oneId(waiting)}`,
      [business.id],
    ),
  deleteWaiting: ({ business }) => sql(`delete from audit_entry where id = ${oneId(waiting)}`, [business.id]),
  changeLinked: ({ business, rng }) =>
    sql(`update audit_entry set ${oneOf(changes, rng)} where id = ${oneId(linked)}`, [business.id]),
  deleteLinked: ({ business }) => sql(`delete from audit_entry where id = ${oneId(linked)}`, [business.id]),
  replayUnderNewId: ({ business }) =>
    sql(
      `insert into audit_entry (id, ${columns}) select gen_random_uuid(), ${columns} from audit_entry
       where id = ${oneId('business_id = $1')}`,
      [business.id],
    ),
  replayFromElsewhere: async ({ business, rng }) => {
    const { business: from } = await buildLog(rng);
    await sql(
      `insert into audit_entry (id, ${columns}) select gen_random_uuid(), $1::uuid, at, actor_kind, actor_ref, action,
         subject_kind, subject_id, mac from audit_entry where id = (select id from audit_entry where business_id = $2 limit 1)`,
      [business.id, from.id],
    );
  },
  moveToAnother: async ({ business, rng }) => {
    const { business: from } = await buildLog(rng);
    await sql(
      'update audit_entry set business_id = $1 where id = (select id from audit_entry where business_id = $2 and place is null limit 1)',
      [business.id, from.id],
    );
  },
  cutAndPutHeadBack: (fixture) => putBack(fixture),
  cutAndGoOn: async (fixture) => {
    await putBack(fixture);
    // Until the chain is longer than ever before.
    await fixture.write(8);
    await linkEntries(rngFor(fixture) ? services : other.services, fixture.business.id);
  },
  linkForged: ({ business }) => linkForged(business.id),
  chainAgain: async ({ business }) => {
    await sql(`delete from audit_entry where id = ${oneId(linked)}`, [business.id]);
    await chainAgain(business.id);
  },
  deleteAll: async ({ business }) => {
    await sql('delete from audit_entry where business_id = $1', [business.id]);
    await sql('delete from audit_head where business_id = $1', [business.id]);
  },
  deleteAllAndGoOn: async ({ business, write }) => {
    await sql('delete from audit_entry where business_id = $1', [business.id]);
    await sql('delete from audit_head where business_id = $1', [business.id]);
    await write(9);
  },
};
const rngFor = ({ rng }: Fixture) => rng() < 0.5;

/** Restores an end that was sealed earlier and removes what came after it. */
async function putBack({ business, heads, rng }: Fixture): Promise<void> {
  const head = heads[0] as { count: number; hash: string; last_id: string; seal: string };
  await sql('update audit_head set count = $2, hash = $3, last_id = $4, seal = $5 where business_id = $1', [
    business.id,
    ...[head.count, head.hash, head.last_id, head.seal],
  ]);
  await sql('delete from audit_entry where business_id = $1 and place > $2', [business.id, head.count]);
  if (rng() < 0.5) await sql(`delete from audit_entry where ${waiting}`, [business.id]);
}

async function linkForged(businessId: string): Promise<void> {
  await sql(
    `insert into audit_entry (id, ${columns}) select gen_random_uuid(), business_id, at, actor_kind, actor_ref, 'checkOut',
       subject_kind, subject_id, null from audit_entry where id = ${oneId(linked)}`,
    [businessId],
  );
  await sql(
    `update audit_entry set place = (select max(place) + 1 from audit_entry where business_id = $1), hash = $2
     where business_id = $1 and place is null and mac is null`,
    [businessId, beforeFirst],
  );
  await chainAgain(businessId);
}

/** Positions and hashes as in a chain without a gap, with the end moved along; only the seal cannot be made. */
async function chainAgain(businessId: string): Promise<void> {
  const { rows } = await sql(
    'select * from audit_entry where business_id = $1 and place is not null order by place',
    [businessId],
  );
  let previous = beforeFirst;
  await sql('update audit_entry set place = -place where business_id = $1 and place is not null', [
    businessId,
  ]);
  for (const [index, row] of rows.entries()) {
    const entry = entryOf({
      ...row,
      ...{ businessId: row.business_id, actorKind: row.actor_kind, actorRef: row.actor_ref },
      ...{ subjectKind: row.subject_kind, subjectId: row.subject_id },
    });
    previous = hashOfEntry(entry, index + 1, previous, sha256);
    await sql('update audit_entry set place = $2, hash = $3 where id = $1', [row.id, index + 1, previous]);
  }
  await sql('update audit_head set count = $2, hash = $3, last_id = $4 where business_id = $1', [
    businessId,
    ...[rows.length, previous, rows.at(-1)?.id ?? null],
  ]);
}

/** What the server does automatically within a minute: it links its entries, then copies the end. */
async function passAMinute(businessId: string): Promise<void> {
  await again(() => linkEntries(services, businessId));
  await again(() => anchorEnds(services));
}

/** On a busy machine a lock may not be available in time; the server retries such work later, and so does this. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (problem) {
      if (!isUnavailable(problem) || tries === 5) throw problem;
    }
  }
}

/** One log, attacked or not; returns what went wrong, null if the result is right. */
async function run(nth: number): Promise<string | null> {
  const rng = numbersFrom(nth + 1);
  const names = Object.keys(kinds);
  const name = nth % 8 === 7 ? 'none' : (names[nth % names.length] as string);
  const fixture = await buildLog(rng);
  const { business } = fixture;
  // Attacked before or after the copy of the end was made; verified by the server that wrote it, or by another one
  // later.
  if (rng() < 0.5) await again(() => anchorEnds(services));
  await kinds[name]?.(fixture);
  const elsewhere = rng() < 0.5;
  if (elsewhere) await passAMinute(business.id);
  const found = await again(() => verifyAuditLog(elsewhere ? other.services : services, business.id));
  if (found.intact === (name === 'none') && (found.firstBroken === null) === found.intact) return null;
  return `${name} (run ${nth}${elsewhere ? ', another server' : ''}): ${JSON.stringify(found)}`;
}

test(
  `${attacks} logs, seven of eight tampered with in the database without the key: all are detected`,
  async () => {
    const wrong: string[] = [];
    let next = 0;
    const lanes = Array.from({ length: 4 }, async () => {
      while (next < attacks) {
        const problem = await run(next++);
        if (problem) wrong.push(problem);
      }
    });
    await Promise.all(lanes);
    expect(wrong).toEqual([]);
  },
  60_000 + attacks * 500,
);

test('a deleted entry stays reported, even when it is restored', async () => {
  const { business } = await buildLog(numbersFrom(5));
  const { rows } = await sql(`select * from audit_entry where ${waiting}`, [business.id]);
  const [row] = rows as { id: string }[];
  await sql('create table if not exists kept as select * from audit_entry limit 0');
  await sql('insert into kept select * from audit_entry where id = $1', [row?.id]);
  await sql('delete from audit_entry where id = $1', [row?.id]);
  await passAMinute(business.id);
  await sql('insert into audit_entry select * from kept');
  for (const { services: asked } of [server, other]) {
    expect(await verifyAuditLog(asked, business.id)).toMatchObject({ intact: false, firstBroken: row?.id });
  }
});

test('a forged entry is never shown, and the entries after it are', async () => {
  const { business, write } = await buildLog(numbersFrom(6));
  const before = await verifyAuditLog(services, business.id);
  await sql(
    `insert into audit_entry (id, ${columns}) select '00000000-0000-7000-8000-000000000001', ${columns} from audit_entry
     where id = ${oneId('business_id = $1')}`,
    [business.id],
  );
  await write(2);
  const after = await verifyAuditLog(services, business.id);
  expect(after).toEqual({
    ...{ entries: before.entries + 2, intact: false, beforeKeys: 0 },
    firstBroken: '00000000-0000-7000-8000-000000000001',
  });
  await sql("delete from audit_entry where id = '00000000-0000-7000-8000-000000000001'");
  expect((await verifyAuditLog(services, business.id)).intact).toBe(true);
});
