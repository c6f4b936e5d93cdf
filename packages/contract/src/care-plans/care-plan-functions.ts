import { speciesList } from '@clearpaw/domain';
import { z } from 'zod';
import { calendarDate, id, idempotencyKey, instant, listOf, note, paging, unary } from '../define/index.ts';
import { careEntryShape, careItem, carePlanFields, carePlanShape } from './care-plan.ts';

/** A pet that is here, what is asked for it, and what was logged today. */
const careTodayShape = z.strictObject({
  checkInId: id,
  petId: id,
  petName: z.string(),
  species: z.enum(speciesList).nullable(),
  photoPath: z.string().nullable(),
  arrivedAt: instant,
  plan: carePlanShape,
  /** Of today, the latest first. */
  entries: z.array(careEntryShape),
});

export const carePlans = {
  /** Replaces the whole plan. */
  setCarePlan: unary(z.strictObject({ petId: id, ...carePlanFields }), carePlanShape, {
    summary: 'Saves what a pet needs during stays: feeding, medication and routine.',
  }),
  /** The same for a pet whose owner has no account, by the business that entered it. */
  setGuestCarePlan: unary(z.strictObject({ businessId: id, petId: id, ...carePlanFields }), carePlanShape, {
    summary: 'Saves what a guest needs during stays.',
    scope: 'customers:write',
  }),
  /** For the pet's carers, and for businesses with scope `records` or where the pet is now. */
  getCarePlan: unary(z.strictObject({ petId: id }), carePlanShape, {
    summary: 'Returns what a pet needs during stays.',
  }),
  /** What a team sees: no plan while the pet is away and its records are not shared. */
  getCareAtBusiness: unary(
    z.strictObject({ businessId: id, petId: id }),
    z.strictObject({
      plan: carePlanShape.nullable(),
      /** The owner has no account: the team writes the plan. */
      isGuest: z.boolean(),
    }),
    { summary: 'Returns what a business sees of what a pet needs during stays.', scope: 'check-ins:read' },
  ),
  /** For a pet that is connected, here, or left within a day. */
  logCare: unary(
    z.strictObject({
      businessId: id,
      petId: id,
      item: careItem,
      /** Now, where it is left out; at most seven days ago. */
      at: instant.optional(),
      note: note(500).nullable().optional(),
      idempotencyKey,
    }),
    careEntryShape,
    { summary: 'Logs that a pet was fed, medicated or walked, or a note.', scope: 'check-ins:write' },
  ),
  /** Within a day, by any member of the team. */
  removeCareEntry: unary(z.strictObject({ careEntryId: id }), z.strictObject({}), {
    summary: 'Removes an entry of the care log that was made by mistake.',
  }),
  /** The latest first. Days are those of the business, both included. */
  listCareLog: unary(
    z.strictObject({
      businessId: id,
      petId: id,
      from: calendarDate.optional(),
      to: calendarDate.optional(),
      ...paging,
    }),
    listOf(careEntryShape),
    { summary: 'Lists what a business did for a pet during stays, newest first.', scope: 'check-ins:read' },
  ),
  /** For the pet's carers: what every business did for it, without the names of staff. */
  listPetCareLog: unary(z.strictObject({ petId: id, ...paging }), listOf(careEntryShape), {
    summary: 'Lists what businesses did for a pet during stays, newest first.',
  }),
  /** By arrival, the first to come first. */
  listCareToday: unary(z.strictObject({ businessId: id, ...paging }), listOf(careTodayShape), {
    summary: 'Lists the pets that are here, with their care plans and what was logged today.',
    scope: 'check-ins:read',
  }),
};
