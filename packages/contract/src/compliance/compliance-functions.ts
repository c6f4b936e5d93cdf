import { z } from 'zod';
import { slug } from '../businesses/business.ts';
import { calendarDate, code, id, listOf, paging, unary } from '../define/index.ts';
import { ruleList } from '../requirements/rule.ts';
import { complianceReport, verdict } from './compliance-report.ts';
import { openRequirements } from './open-requirements.ts';

const visit = {
  petId: id,
  service: code.optional(),
  /** Defaults to today in the business's time zone. */
  arrival: calendarDate.optional(),
  /** Defaults to the arrival. */
  departure: calendarDate.optional(),
};

/** A connected pet whose verdict the new rules would change. */
const affectedPet = z.strictObject({ petId: id, petName: z.string(), before: verdict, after: verdict });

/** A waiver that a business requires for this pet and that is not signed, or not in its current version. */
const unsignedWaiver = z.strictObject({
  waiverId: id,
  title: z.string(),
  businessId: id,
  businessName: z.string(),
  required: z.boolean(),
  reason: z.enum(['missing', 'older_version', 'expired']),
});

export const compliance = {
  /** What the pet's connected businesses ask its owner to sign, for a visit today. */
  listWaiversToSign: unary(z.strictObject({ petId: id, ...paging }), listOf(unsignedWaiver), {
    summary: 'Lists the waivers that businesses ask the owner of a pet to sign.',
  }),
  /** What is missing or expires soon, at each business that the pet is connected to. */
  listOpenRequirements: unary(z.strictObject({ petId: id, ...paging }), listOf(openRequirements), {
    summary: 'Lists what a pet is missing at each connected business.',
  }),
  getCompliance: unary(
    z.union([z.strictObject({ businessId: id, ...visit }), z.strictObject({ slug, ...visit })]),
    complianceReport,
    {
      summary: "Judges a pet by a business's requirements for a service and dates, rule by rule.",
      scope: 'compliance:read',
      ownerScope: 'compliance:read',
    },
  ),
  /** Connected pets whose verdict today would change, and the number of pets checked. Nothing is written. */
  previewRequirements: unary(
    z.strictObject({ businessId: id, rules: ruleList }),
    z.strictObject({ affected: z.array(affectedPet), judged: z.int() }),
    {
      summary:
        'Returns which connected pets would be judged differently by requirements that are not published yet.',
    },
  ),
};
