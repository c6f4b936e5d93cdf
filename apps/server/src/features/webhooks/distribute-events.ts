import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { webhookCursorTable, webhookDeliveryTable, webhookTable } from '../../schema/webhook.ts';
import { type EventMessage, messageOf } from './event-messages.ts';

const batch = 500;
const cursorName = 'events';
const silentMs = '2000';

interface StoredEvent extends Record<string, unknown> {
  readonly xid: string;
  readonly position: string;
  readonly topic: string;
  readonly payload: unknown;
  readonly at: string;
}

interface FoundMessage extends EventMessage {
  readonly key: string;
  readonly at: Date;
}

/** Queues everything that happened; ends with the first page that is not full. */
export async function distributeAll(services: Services): Promise<void> {
  while ((await distributeEvents(services)) === batch);
}

/**
 * Adds the events of the outbox to the queues of the webhooks that subscribed to them. The position moves in the same
 * transaction: nothing is lost or queued twice. Returns how many events there were.
 */
function distributeEvents(services: Services): Promise<number> {
  return services.store.transaction(async (tx) => {
    const cursor = await claimCursor(tx);
    if (!cursor) return 0;
    const { rows } = await tx.db.execute<StoredEvent>(sql`
      select xid::text as xid, position::text as position, topic, payload, at::text as at from event
      where (event.xid, position) > (${cursor.xid}::xid8, ${cursor.position}::bigint)
        and event.xid < pg_snapshot_xmin(pg_current_snapshot())
      order by event.xid, event.position limit ${batch}`);
    const messages = rows.flatMap(({ xid, position, topic, payload, at }): FoundMessage[] => {
      const message = messageOf(topic, payload);
      return message ? [{ ...message, key: `${xid}-${position}`, at: new Date(at) }] : [];
    });
    await enter(tx, services, messages);
    const last = rows.at(-1);
    if (last) await moveCursor(tx, last);
    return rows.length;
  });
}

interface Cursor extends Record<string, unknown> {
  readonly xid: string;
  readonly position: string;
}

/**
 * No other server reads until the transaction ends. The database ends it soon if the server is silent, because a
 * machine that lost its power or network does not close its connections.
 */
export async function claimCursor(tx: Tx): Promise<Cursor | null> {
  const {
    rows: [claimed],
  } = await tx.db.execute<Cursor>(sql`
    select xid, position, set_config('idle_in_transaction_session_timeout', ${silentMs}, true)
      from webhook_cursor where name = ${cursorName} for update skip locked`);
  if (claimed) return claimed;
  // Where another server reads, nothing is inserted.
  return beginReading(tx.db);
}

/**
 * Starts with the first webhook, or the first round: earlier events are not sent. Null if reading has begun already.
 */
export async function beginReading(db: Database): Promise<Cursor | null> {
  const [made] = await db
    .insert(webhookCursorTable)
    .values({
      name: cursorName,
      xid: sql`pg_snapshot_xmin(pg_current_snapshot())::text` as unknown as string,
      position: '-1',
    })
    .onConflictDoNothing()
    .returning();
  return made ?? null;
}

async function moveCursor(tx: Tx, { xid, position }: StoredEvent): Promise<void> {
  const mine = eq(webhookCursorTable.name, cursorName);
  await tx.db.update(webhookCursorTable).set({ xid, position }).where(mine);
}

async function enter(tx: Tx, { newId, clock }: Services, messages: readonly FoundMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const businessIds = [...new Set(messages.map(({ businessId }) => businessId))];
  const listeners = await tx.db
    .select({ id: webhookTable.id, businessId: webhookTable.businessId, events: webhookTable.events })
    .from(webhookTable)
    .where(and(inArray(webhookTable.businessId, businessIds), eq(webhookTable.state, 'active')));
  const now = clock.now();
  const rows = messages.flatMap(({ businessId, type, data, key, at }) =>
    listeners
      .filter((webhook) => webhook.businessId === businessId && webhook.events.includes(type))
      .map((webhook) => ({
        ...{ id: newId(), webhookId: webhook.id, eventKey: key, type, createdAt: now },
        body: messageBody(type, at, data),
        ...{ state: 'waiting' as const, dueAt: now, triedSince: now },
      })),
  );
  if (rows.length > 0) await tx.db.insert(webhookDeliveryTable).values(rows).onConflictDoNothing();
}

/** Exactly the bytes that are sent; signed and stored as one text. */
export function messageBody(type: string, at: Date, data: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data });
}
