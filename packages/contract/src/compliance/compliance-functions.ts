import { z } from 'zod';
import { slug } from '../businesses/business.ts';
import { calendarDate, code, id, unary } from '../define/index.ts';
import { ruleList } from '../requirements/rule.ts';
import { complianceReport, verdict } from './compliance-report.ts';

const visit = {
  petId: id,
  service: code.optional(),
  /** Today in the business's time zone when left out. */
  arrival: calendarDate.optional(),
  /** The arrival when left out. */
  departure: calendarDate.optional(),
};

/** A connected pet that new rules would answer otherwise. */
const affectedPet = z.strictObject({ petId: id, petName: z.string(), before: verdict, after: verdict });

export const compliance = {
  getCompliance: unary(
    z.union([z.strictObject({ businessId: id, ...visit }), z.strictObject({ slug, ...visit })]),
    complianceReport,
  ),
  /** Which connected pets would be answered otherwise today, of how many. Nothing is written. */
  previewRequirements: unary(
    z.strictObject({ businessId: id, rules: ruleList }),
    z.strictObject({ affected: z.array(affectedPet), judged: z.int() }),
  ),
};
