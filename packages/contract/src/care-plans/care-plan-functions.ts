import { speciesList } from '@clearpaw/domain';
import { z } from 'zod';
import { calendarDate, id, idempotencyKey, instant, listOf, note, paging, unary } from '../define/index.ts';
import { careEntryShape, careItem, carePlanFields, carePlanShape } from './care-plan.ts';

/** A pet that is on site, its care plan, and what was logged today. */
const careTodayShape = z.strictObject({
  checkInId: id,
  petId: id,
  petName: z.string(),
  species: z.enum(speciesList).nullable(),
  colour: z.string().nullable(),
  photoPath: z.string().nullable(),
  arrivedAt: instant,
  plan: carePlanShape,
  /** Today's entries, newest first. */
  entries: z.array(careEntryShape),
});

export const carePlans = {
  /** Replaces the whole plan. */
  setCarePlan: unary(z.strictObject({ petId: id, ...carePlanFields }), carePlanShape, {
    summary: 'Saves what a pet needs during stays: feeding, medication and routine.',
  }),
  /** The same for a pet whose owner has no account; called by the business that entered the pet. */
  setGuestCarePlan: unary(z.strictObject({ businessId: id, petId: id, ...carePlanFields }), carePlanShape, {
    summary: 'Saves what a guest needs during stays.',
    scope: 'customers:write',
  }),
  /** For the pet's carers, and for businesses with scope `records` or where the pet is on site. */
  getCarePlan: unary(z.strictObject({ petId: id }), carePlanShape, {
    summary: 'Returns what a pet needs during stays.',
  }),
  /** What staff see: no plan while the pet is away and its records are not shared. */
  getCareAtBusiness: unary(
    z.strictObject({ businessId: id, petId: id }),
    z.strictObject({
      plan: carePlanShape.nullable(),
      /** True if the owner has no account: then staff write the plan. */
      isGuest: z.boolean(),
    }),
    { summary: 'Returns what a business sees of what a pet needs during stays.', scope: 'check-ins:read' },
  ),
  /** For a pet that is connected, on site, or left less than a day ago. */
  logCare: unary(
    z.strictObject({
      businessId: id,
      petId: id,
      item: careItem,
      /** Defaults to now; at most seven days ago. */
      at: instant.optional(),
      note: note(500).nullable().optional(),
      idempotencyKey,
    }),
    careEntryShape,
    { summary: 'Logs that a pet was fed, medicated or walked, or a note.', scope: 'check-ins:write' },
  ),
  /** Within a day, by any member of the business. */
  removeCareEntry: unary(z.strictObject({ careEntryId: id }), z.strictObject({}), {
    summary: 'Removes an entry of the care log that was made by mistake.',
  }),
  /** Newest first. Dates are in the business's time zone and inclusive. */
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
  /** For the pet's carers: what every business did for the pet, without the names of staff. */
  listPetCareLog: unary(z.strictObject({ petId: id, ...paging }), listOf(careEntryShape), {
    summary: 'Lists what businesses did for a pet during stays, newest first.',
  }),
  /** Sorted by arrival, earliest first. */
  listCareToday: unary(z.strictObject({ businessId: id, ...paging }), listOf(careTodayShape), {
    summary: 'Lists the pets that are here, with their care plans and what was logged today.',
    scope: 'check-ins:read',
  }),
};
