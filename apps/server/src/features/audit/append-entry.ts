import { isAuditAction } from '@clearpaw/contract';
import type { AuditActor, AuditSubject } from '@clearpaw/domain';
import { eq, sql } from 'drizzle-orm';
import { newId } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { auditEntry, auditPerson } from './audit.table.ts';

export interface Deed {
  readonly businessId: string;
  /** Somebody of the business unless told otherwise. */
  readonly by?: AuditActor;
  readonly subject: { readonly kind: AuditSubject; readonly id: string };
  /** What was done; the function's own name unless told otherwise. */
  readonly action?: string;
}

/** Enters what the caller does into the business's trail. Belongs into the transaction that does it. */
export async function appendEntry(db: Database, call: Call, deed: Deed): Promise<void> {
  const told = await withoutPerson(db, deed);
  if ((await enter(db, call, told)) > 0) return;
  await drawName(db, call.uid);
  await enter(db, call, told);
}

/** Enters what no person did: a plan that began or ran out reaches every place that it pays for. */
export async function appendByProduct(
  db: Database,
  deed: Pick<Deed, 'businessId' | 'subject'> & { readonly action: string; readonly at: Date },
): Promise<void> {
  const { businessId, subject, action, at } = deed;
  requireAuditAction(action);
  await db.insert(auditEntry).values({
    ...{ id: newId(), businessId, at, actorKind: 'system', action },
    ...{ subjectKind: subject.kind, subjectId: subject.id },
  });
}

/** A member is named by the name drawn for the trail, so that it can be forgotten like the actor's. */
async function withoutPerson(db: Database, deed: Deed): Promise<Deed> {
  if (deed.subject.kind !== 'member') return deed;
  await drawName(db, deed.subject.id);
  const [person] = await db.select().from(auditPerson).where(eq(auditPerson.uid, deed.subject.id));
  return { ...deed, subject: { kind: 'member', id: person?.ref ?? deed.subject.id } };
}

async function enter(db: Database, call: Call, deed: Deed): Promise<number> {
  const { businessId, by = 'member', subject, action = call.name } = deed;
  requireAuditAction(action);
  const entered = await db.execute(sql`
    insert into audit_entry (id, business_id, at, actor_kind, actor_ref, action, subject_kind, subject_id)
    select ${call.services.newId()}::uuid, ${businessId}::uuid, ${call.now.toISOString()}::timestamptz, ${by}::text, ref,
      ${action}::text, ${subject.kind}::text, ${subject.id}::uuid
    from audit_person where uid = ${call.uid}`);
  return entered.rowCount ?? 0;
}

/** A random name, kept beside the account: when the account goes, nobody can say any more whose it was. */
async function drawName(db: Database, uid: string): Promise<void> {
  await db.execute(sql`
    insert into audit_person (uid, ref) values (${uid}, ${crypto.randomUUID()}) on conflict do nothing`);
}

export interface Look {
  readonly businessId: string;
  readonly petId: string;
  readonly what: 'verdict' | 'records';
}

/** Who looks, by which function, and when. */
type Looker = Pick<Call, 'name' | 'now' | 'services' | 'uid'>;

/** A look at a pet: one line in its owner's log, one in the business's trail, written together. */
export async function enterLook(db: Database, call: Looker, look: Look): Promise<void> {
  if ((await writeLook(db, call, look)) > 0) return;
  await drawName(db, call.uid);
  await writeLook(db, call, look);
}

async function writeLook(db: Database, call: Looker, look: Look): Promise<number> {
  const { newId } = call.services;
  const at = call.now.toISOString();
  requireAuditAction(call.name);
  const written = await db.execute(sql`
    with person as (select ref from audit_person where uid = ${call.uid}),
    viewed as (
      insert into record_view (id, pet_id, business_id, uid, what, at)
      select ${newId()}::uuid, ${look.petId}::uuid, ${look.businessId}::uuid, ${call.uid}::uuid, ${look.what}::text,
        ${at}::timestamptz
      from person)
    insert into audit_entry (id, business_id, at, actor_kind, actor_ref, action, subject_kind, subject_id)
    select ${newId()}::uuid, ${look.businessId}::uuid, ${at}::timestamptz, 'member', ref, ${call.name}::text, 'pet',
      ${look.petId}::uuid
    from person`);
  return written.rowCount ?? 0;
}

/** An action that the contract does not list has no words on the log's page; the first test that records it fails. */
function requireAuditAction(action: string): void {
  if (!isAuditAction(action)) throw new Error(`"${action}" is missing in the contract's audit actions.`);
}
