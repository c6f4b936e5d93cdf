import { type AuditAction, type AuditedFunction, isAuditAction } from '@clearpaw/contract';
import type { AuditActor, AuditLogEntry, AuditSubject } from '@clearpaw/domain';
import { sql } from 'drizzle-orm';
import { newId } from '../../platform/clock/index.ts';
import {
  afterCommit,
  type Database,
  type PlaceholderValues,
  placeholdersFor,
  type Store,
  type Tx,
  writePart,
  writeStatement,
  writtenOnce,
} from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { auditEntryTable } from '../../schema/audit.ts';
import { type EntryServices, macOf } from './entry-mac.ts';
import { findRef, forgetRef } from './person-ref.ts';
import { noteWritten } from './witness.ts';

export interface AuditEntryDraft {
  readonly businessId: string;
  /** A member of the business by default; a program if it calls with an API key. */
  readonly by?: AuditActor;
  readonly subject: { readonly kind: AuditSubject; readonly id: string };
  /** The action; by default the name of the function. */
  readonly action?: AuditAction | `${AuditAction}:${string}`;
}

/** A call of a function that the contract lists as audited; one that it does not list cannot write an entry. */
export type AuditedCall = Call<AuditedFunction>;
/** The person, the function and the time. */
type Actor = Pick<Call<AuditAction>, 'name' | 'now' | 'services' | 'uid'> & Partial<Pick<Call, 'apiClient'>>;

/** Adds the caller's action to the audit log of the business. Call it in the transaction of the action. */
export async function appendEntry(db: Database, call: Actor, draft: AuditEntryDraft): Promise<void> {
  const { businessId, by = 'member', action = call.name } = draft;
  const subject = await withoutPerson(db, call, draft.subject);
  await insertSigned(db, call, { businessId, action, actorKind: by, subject });
}

/** A member is named by their pseudonym in the audit log, which `appendEntry` looks up. */
interface NotAboutMember {
  readonly subject: { readonly kind: Exclude<AuditSubject, 'member'> };
}

/** The same, sent with the commit. */
export async function enterEntry(
  tx: Tx,
  call: Actor,
  { businessId, by = 'member', subject, action = call.name }: AuditEntryDraft & NotAboutMember,
): Promise<void> {
  requireAuditAction(action);
  const { store } = call.services;
  const actorKind = call.apiClient?.kind ?? by;
  const ref = call.apiClient ? call.uid : await findRef(store, tx.db, call.uid);
  const entry = { ...entryOf(call, { businessId, action, actorKind, subject }, ref), actorKind };
  const mac = macOf(call.services, entry);
  if (call.apiClient) tx.write(entryOfKey, { ...entry, at: call.now, mac });
  else tx.write(entryOfPerson, valuesOf(call, entry, mac), forgetWith(store, call.uid));
  afterCommit(tx.db, () => noteWritten(store, entry.businessId, entry.id));
}

/** The cached pseudonym may have been deleted; the next attempt reads it again. */
function forgetWith(store: Store, uid: string) {
  return (problem: unknown): never => {
    forgetRef(store, uid);
    throw problem;
  };
}

export interface RecordViewDraft {
  readonly businessId: string;
  readonly petId: string;
  readonly what: 'verdict' | 'records';
}

/** A view of a pet: one line in its owner's list of views and one in the business's audit log, written together. */
export async function logRecordView(db: Database, call: Actor, draft: RecordViewDraft): Promise<void> {
  const { businessId, petId, what } = draft;
  const subject = { kind: 'pet', id: petId } as const;
  await insertSigned(db, call, { businessId, action: call.name, actorKind: 'member', subject }, what);
}

/**
 * A program's call of a function without an entry of its own: every call with an API key or by an app is in the audit
 * log.
 */
export async function logKeyUse(call: Call): Promise<void> {
  const { apiClient, name, now, services, uid } = call;
  if (!apiClient) return;
  const subject = { kind: apiClient.kind, id: apiClient.id } as const;
  const draft = { businessId: apiClient.businessId, subject, actorKind: apiClient.kind } as const;
  const action = apiClient.kind === 'app' ? 'useApp' : 'useApiKey';
  const used = { apiClient, now, services, uid, name: action } as const;
  await insertSigned(services.store.db, used, { ...draft, action: `${action}:${name}` });
}

/** Logs actions of the product itself: a plan that began or ended is logged in every business that it pays for. */
export async function appendByProduct(
  services: EntryServices,
  db: Database,
  draft: Pick<AuditEntryDraft, 'businessId' | 'subject'> & {
    readonly action: AuditAction | `${AuditAction}:${string}`;
    readonly at: Date;
  },
): Promise<void> {
  const { businessId, subject, action, at } = draft;
  requireAuditAction(action);
  const row = { id: newId(), businessId, actorKind: 'system', actorRef: null, action } as const;
  const about = { subjectKind: subject.kind, subjectId: subject.id };
  const mac = macOf(services, { ...row, ...about, at: at.toISOString() });
  await db.insert(auditEntryTable).values({ ...row, ...about, at, mac });
  afterCommit(db, () => noteWritten(services.store, businessId, row.id));
}

/** A member is named by a pseudonym, so that it can be deleted like the actor's. */
async function withoutPerson(
  db: Database,
  { services }: Actor,
  subject: AuditEntryDraft['subject'],
): Promise<AuditEntryDraft['subject']> {
  if (subject.kind !== 'member') return subject;
  forgetRef(services.store, subject.id);
  return { kind: 'member', id: await findRef(services.store, db, subject.id) };
}

interface Draft {
  readonly businessId: string;
  readonly action: string;
  readonly actorKind: AuditActor;
  readonly subject: AuditEntryDraft['subject'];
}

async function insertSigned(
  db: Database,
  call: Actor,
  draft: Draft,
  viewed?: RecordViewDraft['what'],
): Promise<void> {
  requireAuditAction(draft.action);
  if (call.apiClient) return insertOfKey(db, call, draft, viewed);
  const { store } = call.services;
  // A second attempt if the cached pseudonym was deleted.
  for (let attempt = 1; attempt <= 2; attempt++) {
    const entry = entryOf(call, draft, await findRef(store, db, call.uid));
    const mac = macOf(call.services, entry);
    const values = valuesOf(call, entry, mac);
    const entered = viewed
      ? await enterWithView(store, db, { ...values, viewId: call.services.newId(), what: viewed })
      : await insertEntry(db).execute(values);
    if ((entered.rowCount ?? 0) > 0) {
      afterCommit(db, () => noteWritten(store, entry.businessId, entry.id));
      return;
    }
    forgetRef(store, call.uid);
  }
}

/** As it is read back: ids are lower case in the database. */
function entryOf(call: Actor, draft: Draft, actorRef: string): AuditLogEntry {
  const { businessId, action, actorKind, subject } = draft;
  return {
    id: call.services.newId(),
    businessId: businessId.toLowerCase(),
    at: call.now.toISOString(),
    ...{ actorKind, actorRef, action },
    ...{ subjectKind: subject.kind, subjectId: subject.id.toLowerCase() },
  };
}

/** A program appears under its key's id, which names no person. */
async function insertOfKey(
  db: Database,
  call: Actor,
  draft: Draft,
  viewed?: RecordViewDraft['what'],
): Promise<void> {
  const entry = { ...entryOf(call, draft, call.uid), actorKind: call.apiClient?.kind ?? 'api-key' };
  const mac = macOf(call.services, entry);
  const { subjectId: petId, businessId } = entry;
  if (viewed) {
    await db.execute(sql`
      insert into record_view (id, pet_id, business_id, uid, what, at)
      values (${call.services.newId()}, ${petId}, ${businessId}, ${call.uid}, ${viewed}, ${entry.at})`);
  }
  await db.insert(auditEntryTable).values({ ...entry, at: call.now, mac });
  afterCommit(db, () => noteWritten(call.services.store, businessId, entry.id));
}

function valuesOf({ uid }: Actor, entry: AuditLogEntry, mac: string) {
  return { ...entry, uid, mac };
}

const given = {
  id: sql`${sql.placeholder('id')}::uuid`,
  businessId: sql`${sql.placeholder('businessId')}::uuid`,
  at: sql`${sql.placeholder('at')}::timestamptz`,
  actorKind: sql`${sql.placeholder('actorKind')}::text`,
  action: sql`${sql.placeholder('action')}::text`,
  subjectKind: sql`${sql.placeholder('subjectKind')}::text`,
  subjectId: sql`${sql.placeholder('subjectId')}::uuid`,
  mac: sql`${sql.placeholder('mac')}::text`,
  uid: sql`${sql.placeholder('uid')}::uuid`,
  actorRef: sql`${sql.placeholder('actorRef')}::uuid`,
};

const columns = sql`id, business_id, at, actor_kind, actor_ref, action, subject_kind, subject_id, mac`;

/** Only while the person exists: a cached pseudonym may belong to a deleted account. */
const insertEntry = writtenOnce(
  'insert_entry',
  sql`
    insert into audit_entry (${columns})
    select ${given.id}, ${given.businessId}, ${given.at}, ${given.actorKind}, ref,
      ${given.action}, ${given.subjectKind}, ${given.subjectId}, ${given.mac}
    from audit_person where uid = ${given.uid} and ref = ${given.actorRef}`,
);

/** The same, but fails if the person does not exist: an entry always has the kind of its actor. */
const entryOfPerson = writePart('audit_entry', () => ({
  entry_of_person: sql`
    insert into audit_entry (${columns})
    select ${given.id}, ${given.businessId}, ${given.at},
      case when person.ref is not null then ${given.actorKind} end, person.ref,
      ${given.action}, ${given.subjectKind}, ${given.subjectId}, ${given.mac}
    from (values (1)) one left join audit_person person on person.uid = ${given.uid} and person.ref = ${given.actorRef}`,
}));

const entryOfKey = writePart(
  'audit_entry_of_key',
  (db) => ({
    entry_of_key: db.insert(auditEntryTable).values({
      ...placeholdersFor(auditEntryTable),
      position: null,
      hash: null,
    }),
  }),
  { table: 'audit_entry' },
);

const entryWithView = sql`
    with person as (select ref from audit_person where uid = ${given.uid} and ref = ${given.actorRef}),
    viewed as (
      insert into record_view (id, pet_id, business_id, uid, what, at)
      select ${sql.placeholder('viewId')}::uuid, ${given.subjectId}, ${given.businessId}, ${given.uid},
        ${sql.placeholder('what')}::text, ${given.at}
      from person)
    insert into audit_entry (${columns})
    select ${given.id}, ${given.businessId}, ${given.at}, ${given.actorKind}, ref,
      ${given.action}, ${given.subjectKind}, ${given.subjectId}, ${given.mac}
    from person`;
const insertWithView = writtenOnce('insert_entry_with_view', entryWithView);
const runWithView = writeStatement(() => entryWithView);

/** Outside of a transaction the query builder is not needed. */
function enterWithView(store: Store, db: Database, values: PlaceholderValues) {
  return db === store.db ? store.run(runWithView, values) : insertWithView(db).execute({ ...values });
}

/** An action that the contract does not list has no text on the log's page; the first test that records it fails. */
function requireAuditAction(action: string): void {
  if (!isAuditAction(action)) throw new Error(`"${action}" is missing in the contract's audit actions.`);
}
