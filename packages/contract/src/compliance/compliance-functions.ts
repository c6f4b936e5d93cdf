import { z } from 'zod';
import { slug } from '../businesses/business.ts';
import { calendarDate, code, id, unary } from '../define/index.ts';
import { complianceReport } from './compliance-report.ts';

const visit = {
  petId: id,
  service: code.optional(),
  /** Today in the business's time zone when left out. */
  arrival: calendarDate.optional(),
  /** The arrival when left out. */
  departure: calendarDate.optional(),
};

export const compliance = {
  getCompliance: unary(
    z.union([z.strictObject({ businessId: id, ...visit }), z.strictObject({ slug, ...visit })]),
    complianceReport,
  ),
};
