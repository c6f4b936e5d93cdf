import { expect, test } from 'vitest';
import { type TestPerson, type TestServer, useServer } from '../test/index.ts';
import { lowestIdAt, newId } from './platform/clock/index.ts';

/** Tables whose rows go by themselves, each with a row that is too old, and how long rows stay. */
interface Trimmed {
  readonly after: string;
  /** SQL that enters the row, with an id and the account's id as `$1` and `$2` where it needs them. */
  readonly old: string;
}

const trimmed: Readonly<Record<string, Trimmed>> = {
  ...Object.fromEntries([
    ['byte_garbage', { after: 'a minute', old: 'insert into byte_garbage values ($1, now()) -- $2' }],
  ]),
  alert: {
    after: '13 months',
    old: `insert into alert (id, uid, kind, title, body, in_app, created_at)
      values ($1, $2, 'renewal', '', '', true, now() - interval '14 months')`,
  },
  budget: {
    after: 'an hour after its window',
    old: "insert into budget values ($1 || $2, 1, now() - interval '2 hours')",
  },
  email_change: {
    after: 'its link',
    old: `insert into email_change values ($1, $2, 'a', 'b', $1 || '', now(), null, now() - interval '1 hour', null)`,
  },
  ended_session: {
    after: 'an hour',
    old: "insert into ended_session values ($1, now() - interval '2 hours') -- $2",
  },
  event: {
    after: '7 days',
    old: `insert into event (topic, payload, at) values ($1 || $2, '{}', now() - interval '8 days')`,
  },
  idempotency_key: {
    after: '30 days',
    old: "insert into idempotency_key values ($2, $1, '', '{}', now() - interval '31 days')",
  },
  mail_taken: { after: '7 days', old: "insert into mail_taken values ($1, now() - interval '8 days') -- $2" },
  rate_limit: {
    after: 'a day',
    old: `insert into rate_limit values ($1, $2, 1, (extract(epoch from now() - interval '2 days') * 1000)::bigint)`,
  },
  stripe_event: {
    after: '60 days',
    old: `insert into stripe_event (id, type, received_at) values ($1 || $2, '', now() - interval '61 days')`,
  },
  upload_session: {
    after: 'its time is over',
    old: `insert into upload_session (id, path, uid, metadata, state, created_at, expires_at)
      values ($1, 'a', $2, '{}', 'active', now(), now() - interval '1 hour')`,
  },
  verification: {
    after: 'a day after its link',
    old: `insert into verification (id, identifier, value, expires_at, created_at, updated_at)
      values ($1, 'a', $2, now() - interval '2 days', now(), now())`,
  },
};

/** Tables that are trimmed and tested with the feature they belong to. */
const trimmedElsewhere: Readonly<Record<string, string>> = {
  business_export: 'when it is opened; the next one of the business removes expired ones',
  oauth_access_token: 'a day after its end (features/apps)',
  oauth_refresh_token: 'a day after its end (features/apps)',
  data_import: '30 days after it began (features/data-imports)',
  data_import_file: 'until its import ends (features/data-imports)',
  data_export: 'a person has one; the next one replaces it',
  due_notice: '14 days after it was sent (features/due-reports)',
  due_reminder: '14 days after it was sent (features/due-reports)',
  import: 'a year after it began (features/imports)',
  import_row: '30 days after its import began (features/imports)',
  pet_export: 'when it is opened; the next one of the person removes expired ones',
  share_link_use: '13 months after it (features/share-links)',
  session: 'when it expires (platform/auth)',
  visit: '2 years after its last day (features/visits)',
  wallet_pass: 'when it is opened; the next one of the person removes expired ones',
  waiver_ask: 'a day after it was sent (features/waivers)',
  webhook_delivery: '30 days (features/webhooks)',
};

/** Tables that hold as much as people entered, or one row for something else: gone with their account, pet or business. */
const kept: Readonly<Record<string, string>> = {
  ...Object.fromEntries([
    ['billing_letter', 'one of a kind for a subscription or invoice, so that none is sent twice'],
  ]),
  account: 'of an account',
  alert_settings: 'of an account',
  api_key: 'entered, of a business',
  app: 'entered, of a business',
  app_grant: 'entered; the audit log names ended ones',
  audit_entry: 'the proof: as long as the business',
  audit_head: 'of a business',
  audit_person: 'of the audit log',
  badge: 'of a pet',
  badge_key: 'a few in a year; badges that are out need them',
  billing_customer: 'of an account',
  billing_run: 'one for each regular job',
  business: 'entered',
  business_cover: 'of a business',
  care_record: 'entered',
  care_record_version: 'the history of what was entered',
  check_in: "the business's record of who was on site",
  clinic: 'entered by the operator',
  clinic_account: 'of a business',
  clinic_entry: 'the proof: what a clinic entered',
  clinic_trust: 'entered',
  co_owner: 'entered',
  confirmation: 'the proof: what a clinic confirmed',
  care_log: 'as long as the pet: owners ask about past stays',
  care_plan: 'of a pet',
  confirmation_record: 'of a confirmation',
  confirmation_token: 'of a confirmation',
  connection: 'entered',
  contact: 'of an account',
  customer: 'of a business and of the account behind it',
  document: 'entered',
  entitlement: 'of an account',
  guest_merge: 'the proof: who called a guest and a pet the same; as long as the pet',
  guest: 'entered; part of the record of who was on site',
  installation: 'one row',
  invitation: 'entered, of a business',
  jwks: 'one key',
  lost_notice: 'of a pet, while it is lost',
  manual_grant: 'entered by the operator',
  member: 'of a business',
  owner_invite: 'entered, of a business',
  passkey: 'of an account',
  oauth_client: 'of an app',
  oauth_consent: 'of an app and a person',
  pet: 'entered',
  pet_note: 'of a connection',
  profile: 'of an account',
  push_device: 'of an account, until the browser refuses',
  push_keys: 'one row',
  record_review: 'the proof: what was decided',
  record_view: 'the proof: who saw a pet, promised to its owner; as long as the pet',
  reminder: 'a few for each record, so that none is sent twice; as long as the pet',
  reminder_cursor: 'two rows',
  reminder_plan: 'of a pet',
  requirement_version: 'the history of what was required',
  review_request: 'the proof: what was decided',
  sandbox_answer: 'of the billing sandbox, never in production',
  sandbox_customer: 'of the billing sandbox, never in production',
  sandbox_event: 'of the billing sandbox, never in production',
  sealed_waiver: 'the proof: what was signed',
  share_link: 'entered; its key goes within a day of its end',
  storage_usage: 'of an account',
  stored_object: 'of an account',
  download_token: 'of a stored object',
  two_factor: 'of an account',
  user: 'an account',
  vaccination: 'entered',
  vaccination_version: 'the history of what was entered',
  waiver: 'entered',
  waiver_key: 'the proof: signed waivers name it',
  incident: "the business's record, never deleted",
  incident_pet: 'of an incident',
  incident_photo: 'of an incident',
  incident_version: 'of an incident',
  waiver_signature: 'the proof: what was signed',
  waiver_version: 'the proof: what was signed',
  intake_question: 'entered, of a business',
  intake_question_version: 'the history of what was asked',
  intake_answer: 'the history of what was answered; as long as the pet',
  webhook: 'entered, of a business',
  webhook_cursor: 'one row',
};

test('every table has a rule for how long its rows stay', async () => {
  const { services } = await useServer();
  const found = await services.store.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const ruled = [trimmed, trimmedElsewhere, kept].flatMap((rules) => Object.keys(rules));
  expect(ruled.toSorted()).toEqual(found.rows.map(({ name }) => name).toSorted());
});

async function enter({ services }: TestServer, { uid }: TestPerson, old: string): Promise<void> {
  const id = lowestIdAt(Date.now() - 500 * 24 * 60 * 60 * 1000).slice(0, 24) + newId().slice(24);
  const statement = old.replaceAll('$1', `'${id}'`).replaceAll('$2', `'${uid}'`);
  await services.store.pool.query(statement);
}

test('rows that are too old go by themselves', async () => {
  const server = await useServer({ MIN_FREE_DISK_MB: '0' });
  const maya = await server.owner();
  const count = async (name: string) => {
    const found = await server.services.store.pool.query<{ rows: number }>(
      `select count(*)::int as rows from "${name}"`,
    );
    return found.rows[0]?.rows ?? -1;
  };
  const before: Record<string, number> = {};
  for (const [name, { old }] of Object.entries(trimmed)) {
    before[name] = await count(name);
    await enter(server, maya, old);
    expect([name, await count(name)]).toEqual([name, (before[name] ?? 0) + 1]);
  }
  await server.runJobs();
  const after = Object.fromEntries(
    await Promise.all(Object.keys(trimmed).map(async (name) => [name, await count(name)])),
  );
  // Rows that the jobs and the account itself add in the meantime are new, and stay.
  for (const name of Object.keys(trimmed)) {
    expect([name, after[name]]).toEqual([name, Math.min(after[name], before[name] ?? 0)]);
  }
}, 60_000);

test('an alert of last week stays', async () => {
  const server = await useServer();
  const maya = await server.owner();
  await server.services.store.pool.query(
    `insert into alert (id, uid, kind, title, body, in_app, created_at) values ($1, $2, 'renewal', '', '', true, now())`,
    [newId(), maya.uid],
  );
  await server.runJobs();
  const left = await server.services.store.pool.query('select 1 from alert where uid = $1', [maya.uid]);
  expect(left.rowCount).toBe(1);
}, 60_000);
