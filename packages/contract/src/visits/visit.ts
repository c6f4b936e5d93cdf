import { speciesList, visitStates } from '@clearpaw/domain';
import { z } from 'zod';
import { verdict } from '../compliance/compliance-report.ts';
import { calendarDate, code, id, instant, note } from '../define/index.ts';

/** The first and the last day of the visit, both inclusive, in the business's time zone. */
export const visitFields = {
  service: code.nullable(),
  arrival: calendarDate,
  departure: calendarDate,
  note: note(500).nullable().optional(),
};

/** A planned stay. `verdict` is the verdict for the whole stay; once it is over, the last one. */
export const visitShape = z.strictObject({
  id,
  petId: id,
  petName: z.string(),
  /** What identifies the pet; of a pet that is no longer connected, a business sees only the name. */
  species: z.enum(speciesList).nullable(),
  colour: z.string().nullable(),
  photoPath: z.string().nullable(),
  businessId: id,
  businessName: z.string(),
  service: z.string().nullable(),
  arrival: calendarDate,
  departure: calendarDate,
  note: z.string().nullable(),
  state: z.enum(visitStates),
  verdict,
  plannedBy: z.enum(['owner', 'business']),
  /** The check-in that began the visit. */
  checkInId: id.nullable(),
  createdAt: instant,
  updatedAt: instant,
});
