import { businessKinds, maxRuleFileLength, selfCheckInModes } from '@clearpaw/domain';
import { z } from 'zod';
import { publicDetails, slug } from '../businesses/business.ts';
import { businessReference } from '../businesses/business-functions.ts';
import { calendarDate, code, id, idempotencyKey, instant, listOf, paging, unary } from '../define/index.ts';
import { ruleList, ruleRequirements as shape } from './rule.ts';
import { ruleFileContent } from './rule-file.ts';

/** What a business shows to anyone, signed in or not. */
const businessPage = z.strictObject({
  slug,
  name: z.string(),
  kind: z.enum(businessKinds),
  services: z.array(z.strictObject({ code, name: z.string() })),
  selfCheckIn: z.enum(selfCheckInModes),
  timeZone: z.string(),
  ...publicDetails,
  /** The cover photo in several widths, narrowest first; empty if there is none. */
  cover: z.array(z.strictObject({ width: z.int(), path: z.string() })),
  /** Whether owners have to share a phone number and an emergency contact to connect a pet. */
  contactRequired: z.boolean(),
  rules: shape.shape.rules,
  /** When these rules were published; null before the first publication. */
  publishedAt: instant.nullable(),
});

const version = shape.extend({ state: z.enum(['past', 'current', 'future']) });

export const requirements = {
  /** `expectedVersion` refuses the write (`ABORTED`) if someone else has published since. */
  publishRequirements: unary(
    z.strictObject({
      businessId: id,
      rules: ruleList,
      expectedVersion: z.int().min(0).optional(),
      effectiveFrom: calendarDate.optional(),
      idempotencyKey: idempotencyKey.optional(),
    }),
    shape,
    { summary: "Publishes a new version of a business's requirements, at once or from a date on." },
  ),
  /** Nothing is stored: what was read is published with `publishRequirements`. */
  previewRequirementsFile: unary(
    z.strictObject({ businessId: id, text: z.string().max(maxRuleFileLength) }),
    ruleFileContent,
    { summary: 'Reads rules from a saved file, and says which of them this business cannot use.' },
  ),
  getRequirements: unary(businessReference, shape, {
    summary: 'Returns the requirements of a business that are in force.',
    scope: 'requirements:read',
  }),
  /** The public page of a business, behind its address and poster; null if no business has this address. */
  getBusinessPage: unary(z.strictObject({ slug }), businessPage.nullable(), {
    summary:
      'Returns what anyone may read about a business: details, services and requirements; null where there is none.',
    signIn: false,
  }),
  /** Every published version, newest first; one that is not in force yet has the state `future`. */
  listRequirementVersions: unary(z.strictObject({ businessId: id, ...paging }), listOf(version), {
    summary: "Lists all published versions of a business's requirements, newest first.",
    scope: 'requirements:read',
  }),
  /** How many connected pets have been rechecked after a publication. */
  getRecheckProgress: unary(
    z.strictObject({ businessId: id }),
    z.strictObject({ version: z.int(), done: z.int(), total: z.int() }),
    { summary: 'Returns how many connected pets were judged by the newest requirements.' },
  ),
};
