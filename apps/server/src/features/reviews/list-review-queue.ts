import type { reviews } from '@clearpaw/contract';
import { calendarDateIn } from '@clearpaw/domain';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import { type AuditedCall, logRecordView } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { rulesInForce } from '../requirements/index.ts';
import { dosesInQueue, type QueueItem } from './doses-in-queue.ts';
import { recordsInQueue } from './records-in-queue.ts';

type Input = z.output<typeof reviews.listReviewQueue.input>;

/** Records that wait for a review, oldest first. A view of each pet is logged. */
export async function listReviewQueue(call: AuditedCall, input: Input): Promise<Page<QueueItem>> {
  const { business } = await authorizeMember(call, input.businessId, 'readReviews');
  const { db } = call.services.store;
  const today = calendarDateIn(call.now.getTime(), business.timeZone);
  const { rules } = await rulesInForce(db, business.id, today);
  const after = readCursor(input.cursor, ['id'])?.[0];
  const part = { businessId: business.id, rules, after, limit: input.limit + 1 };
  const queued = [...(await dosesInQueue(call, part)), ...(await recordsInQueue(call, part))];
  const ordered = queued.toSorted((a, b) => (a.id < b.id ? -1 : 1)).slice(0, input.limit + 1);
  const page = pageOf(ordered, input.limit, ({ id }) => [id]);
  for (const petId of new Set(page.items.map(({ waiting }) => waiting.pet.id))) {
    await logRecordView(db, call, { businessId: business.id, petId, what: 'records' });
  }
  return { ...page, items: page.items.map(({ waiting }) => waiting) };
}
