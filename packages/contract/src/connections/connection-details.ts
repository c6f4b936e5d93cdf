import { nextChangeKinds } from '@clearpaw/domain';
import { z } from 'zod';
import { check } from '../compliance/compliance-report.ts';
import { calendarDate, id, listOf, unary } from '../define/index.ts';

const { ruleId, status, reason, params, message, validUntil } = check.shape;

/** What keeps a pet from being cleared, or what it stops meeting first. */
const nextChange = z.strictObject({
  kind: z.enum(nextChangeKinds),
  ...{ ruleId, status, reason, params, message, validUntil },
  /** The rule's own title or that of its waiver; null if the name of its requirement is its title. */
  title: z.string().nullable(),
  /** The last day before the change; null for what is not met today, and if the business may not see dates. */
  lastDay: calendarDate.nullable(),
  /** For what is not met today: the first day on which time alone clears the pet. */
  compliantFrom: calendarDate.nullable(),
  /** How many more required rules are not met today. */
  others: z.int().min(0),
});

/** What a list of connected pets says beside a pet's verdict. */
const connectionDetails = z.strictObject({
  petId: id,
  /** Null if the owner does not share contact details, or has not entered any. */
  ownerName: z.string().nullable(),
  /** Null if nothing changes in the next 90 days, or if the business may not see when. */
  next: nextChange.nullable(),
});

/** Not part of `listConnections`, which programs, searches and exports call too, and which none of this is for. */
export const connectionDetailsFunctions = {
  /** Pets that are not connected are left out. */
  listConnectionDetails: unary(
    z.strictObject({ businessId: id, petIds: z.array(id).min(1).max(100) }),
    listOf(connectionDetails),
    { summary: 'Lists for connected pets whose they are and what changes their status next.' },
  ),
};
