import { visitStates } from '@clearpaw/domain';
import { z } from 'zod';
import { calendarDate, id, idempotencyKey, instant, listOf, paging, stream, unary } from '../define/index.ts';
import { visitFields, visitShape } from './visit.ts';

export const visits = {
  /** By the pet's owner, or by a member of a business where the pet is connected or a guest. */
  planVisit: unary(
    z.strictObject({ petId: id, businessId: id, ...visitFields, idempotencyKey: idempotencyKey.optional() }),
    visitShape,
    { summary: 'Plans a visit of a pet to a business.', scope: 'visits:write' },
  ),
  /** Changes the fields that were sent; once a visit has begun, only the departure and the note can change. */
  updateVisit: unary(
    z.strictObject({
      visitId: id,
      service: visitFields.service.optional(),
      arrival: calendarDate.optional(),
      departure: calendarDate.optional(),
      note: visitFields.note,
      idempotencyKey: idempotencyKey.optional(),
    }),
    visitShape,
    { summary: 'Changes a planned visit.', scope: 'visits:write' },
  ),
  cancelVisit: unary(z.strictObject({ visitId: id, idempotencyKey: idempotencyKey.optional() }), visitShape, {
    summary: 'Cancels a planned visit.',
    scope: 'visits:write',
  }),
  /** Visits that include a day from `from` to `to` (inclusive), sorted by arrival. */
  listVisits: unary(
    z.strictObject({
      businessId: id,
      from: calendarDate,
      to: calendarDate,
      state: z.enum(visitStates).optional(),
      petId: id.optional(),
      /** Only the pets of one customer. */
      customerId: id.optional(),
      ...paging,
    }),
    listOf(visitShape),
    { summary: "Lists a business's visits between two dates.", scope: 'visits:read' },
  ),
  /** For the pet's carers: latest arrival first; with `coming`, only visits still to come, the next one first. */
  listPetVisits: unary(
    z.strictObject({ petId: id, coming: z.boolean().optional(), ...paging }),
    listOf(visitShape),
    { summary: "Lists a pet's visits, or only those to come." },
  ),
  /**
   * First a message when watching begins, then the id of each visit that changed. `listVisits` gives its current state.
   */
  watchVisits: stream(
    z.strictObject({ businessId: id }),
    z.union([z.strictObject({ since: instant }), z.strictObject({ visitId: id, petId: id })]),
    { summary: 'Streams the visits of a business that change.' },
  ),
};
