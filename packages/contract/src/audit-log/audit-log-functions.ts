import { auditActors, auditSubjects } from '@clearpaw/domain';
import { z } from 'zod';
import { id, instant, line, listOf, paging, unary } from '../define/index.ts';

/** `by` is null once the person's account was erased. Pet owners are never named to a business. */
const auditEntry = z.strictObject({
  id,
  at: instant,
  actor: z.strictObject({
    kind: z.enum(auditActors),
    uid: id.nullable(),
    name: z.string().nullable(),
  }),
  action: z.string(),
  /** Its name as far as the reader may know it today, and the pet if it is connected. */
  subject: z.strictObject({
    kind: z.enum(auditSubjects),
    id: z.string(),
    name: z.string().nullable(),
    petId: id.nullable(),
  }),
  place: z.int().min(1),
  hash: z.string(),
});

export const auditLog = {
  listAuditEntries: unary(
    z.strictObject({
      businessId: id,
      uid: id.optional(),
      action: line(60).optional(),
      subjectId: id.optional(),
      from: instant.optional(),
      to: instant.optional(),
      ...paging,
    }),
    listOf(auditEntry),
    { summary: "Lists a business's activity log, newest first." },
  ),
  verifyAuditTrail: unary(
    z.strictObject({ businessId: id }),
    z.strictObject({
      entries: z.int().min(0),
      intact: z.boolean(),
      firstBroken: z.string().nullable(),
      /** Entries of earlier releases, which did not sign entries: only the hash chain protects them. */
      beforeKeys: z.int().min(0),
    }),
    { summary: 'Checks that the activity log of a business was not changed afterward.' },
  ),
};
