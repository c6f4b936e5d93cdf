import { speciesList, visitStates } from '@clearpaw/domain';
import { z } from 'zod';
import { verdict } from '../compliance/compliance-report.ts';
import { calendarDate, code, id, instant, note } from '../define/index.ts';

/** The days count from the first to the last, as at the business. */
export const visitFields = {
  service: code.nullable(),
  arrival: calendarDate,
  departure: calendarDate,
  note: note(500).nullable().optional(),
};

/** A planned stay. `verdict` is the answer for the whole of it; once it is over, the last one. */
export const visitShape = z.strictObject({
  id,
  petId: id,
  petName: z.string(),
  /** What shows who it is; of a pet that is no longer connected a business sees the name alone. */
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
  /** The check-in that began it. */
  checkInId: id.nullable(),
  createdAt: instant,
  updatedAt: instant,
});
