import { sql } from 'drizzle-orm';
import {
  type Database,
  eventTable,
  placeholdersFor,
  type Tx,
  writePart,
} from '../../platform/database/index.ts';
import { connectionTable, nameKey } from '../../schema/connection.ts';
import { writeCustomer } from '../customers/index.ts';
import { accessTopic } from '../members/index.ts';
import type { FromLocation } from '../pets/index.ts';

type ConnectionRow = typeof connectionTable.$inferSelect;

/** A visit that connects a pet with a business. */
export interface RecordedVisit
  extends Pick<
    ConnectionRow,
    'businessId' | 'petId' | 'verdict' | 'changesOn' | 'unmetRules' | 'requirementsVersion'
  > {
  readonly petName: string;
  readonly at: Date;
  readonly service: string | null;
  /** Whether a rule depends on the day of the last visit. */
  readonly countsVisits: boolean;
  /** On which terms a pet is connected that was found through another location; otherwise with scope `verdict`. */
  readonly through?: FromLocation | undefined;
}

const ofVisitor = {
  scope: 'verdict',
  contactShared: false,
  emailShared: false,
  endsAt: null,
  fromBusinessId: null,
} as const;

/** Ended by its owner or on the day they set, whether or not that was recorded yet. */
const hasEnded = sql`(${connectionTable.revokedAt} is not null or coalesce(${connectionTable.endsAt} <= excluded.connected_at, false))`;
/** Blocked, or revoked after an arrival that is entered only now: a visit does not undo the owner's decision. */
const staysAway = sql`(${connectionTable.blockedAt} is not null or ${connectionTable.revokedAt} > excluded.connected_at)`;
/**
 * A connection that continues keeps its verdict, which was computed for today and for no service in particular. It is due
 * only where a rule counts visits; one that begins again was not judged meanwhile.
 */
const isDue = sql`(${hasEnded} or ${sql.placeholder('countsVisits')}::boolean)`;
const judgedAgain = {
  verdict: sql`case when ${hasEnded} then excluded.verdict else ${connectionTable.verdict} end`,
  changesOn: sql`case when ${hasEnded} then excluded.changes_on else ${connectionTable.changesOn} end`,
  unmetRules: sql`case when ${hasEnded} then excluded.unmet_rules else ${connectionTable.unmetRules} end`,
  dueAt: sql`case when ${isDue} then excluded.due_at else ${connectionTable.dueAt} end`,
};
const enterConnection = (db: Database) =>
  db
    .insert(connectionTable)
    .values(placeholdersFor(connectionTable))
    .onConflictDoUpdate({
      target: [connectionTable.businessId, connectionTable.petId],
      set: {
        lastVisitAt: sql`excluded.last_visit_at`,
        lastService: sql`excluded.last_service`,
        petNameKey: sql`excluded.pet_name_key`,
        ...judgedAgain,
        scope: sql`case when ${hasEnded} then excluded.scope else ${connectionTable.scope} end`,
        connectedAt: sql`case when ${hasEnded} then excluded.connected_at else ${connectionTable.connectedAt} end`,
        endsAt: sql`case when ${hasEnded} then excluded.ends_at else ${connectionTable.endsAt} end`,
        contactShared: sql`case when ${hasEnded} then excluded.contact_shared else ${connectionTable.contactShared} end`,
        emailShared: sql`case when ${hasEnded} then excluded.email_shared else ${connectionTable.emailShared} end`,
        fromBusinessId: sql`case when ${hasEnded} then excluded.from_business_id else ${connectionTable.fromBusinessId} end`,
        locationsSharedAt: sql`case when not ${hasEnded} then ${connectionTable.locationsSharedAt} end`,
        revokedAt: sql`case when ${staysAway} then ${connectionTable.revokedAt} end`,
      },
    })
    // Whether the connection began with this visit.
    .returning({
      began:
        sql`${connectionTable.revokedAt} is null and ${connectionTable.connectedAt} = ${sql.placeholder('at')}::timestamptz`.as(
          'began',
        ),
    });

/** The connection, and its event if it began with this visit. */
const connectionPart = writePart('connection', (db) => ({
  visited: enterConnection(db),
  announced: sql`
    insert into ${eventTable} (topic, payload)
    select ${sql.placeholder('topic')}::text,
      jsonb_build_object('petId', ${sql.placeholder('petId')}::uuid, 'connected', true)
    from visited where visited.began`,
}));

/** Connects the pet as a visitor, or keeps its connection and sets this visit as the last. */
export function recordVisit(tx: Tx, visit: RecordedVisit): void {
  const { petName, at, service, through = ofVisitor, ...judged } = visit;
  const { businessId, petId } = visit;
  tx.write(connectionPart, {
    ...judged,
    ...through,
    connectedAt: at,
    revokedAt: null,
    blockedAt: null,
    locationsSharedAt: null,
    petNameKey: nameKey(petName),
    lastVisitAt: at,
    lastService: service,
    judgedOn: null,
    renewals: null,
    renewOn: null,
    // The pet may have been judged for another service or day.
    dueAt: at,
    at: at.toISOString(),
    topic: accessTopic(businessId),
  });
  writeCustomer(tx, { businessId, petId, petName, at });
}
