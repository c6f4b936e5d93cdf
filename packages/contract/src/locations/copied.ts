import { memberRoles } from '@clearpaw/domain';
import { z } from 'zod';
import { calendarDate, id } from '../define/index.ts';
import { leftOutRule } from '../requirements/left-out-rule.ts';

/** `isNew` is false for what the other business had already, which stays as it is. */
const isNew = z.boolean();

const copiedRules = z.strictObject({
  /** The version that was published; null in a preview, and where there is nothing to publish. */
  version: z.int().nullable(),
  /** Whether the other business already has exactly these rules, so that no version is published. */
  unchanged: z.boolean(),
  rules: z.int(),
  /** How many rules of the other business are in force and replaced. */
  replaced: z.int(),
  /** When rules of the other business would have begun that these replace as well. */
  replacedFrom: calendarDate.nullable(),
  questions: z.array(z.strictObject({ text: z.string(), isNew })),
  leftOut: z.array(leftOutRule),
  /** When rules begin that are scheduled at the first business; they are not copied. */
  laterFrom: calendarDate.nullable(),
  /** Whether rules ask for a clinic's confirmation, and the two businesses trust different clinics. */
  otherClinics: z.boolean(),
});

/** What was copied, or would be; null for a part that was not chosen. */
export const copied = z.strictObject({
  requirements: copiedRules.nullable(),
  waivers: z.array(z.strictObject({ id, title: z.string(), isNew })).nullable(),
  team: z
    .strictObject({
      members: z.array(z.strictObject({ uid: id, name: z.string(), role: z.enum(memberRoles), isNew })),
      /** Owners of the first business who do not work at the other one: copying makes no one an owner. */
      leftOut: z.array(z.strictObject({ uid: id, name: z.string() })),
    })
    .nullable(),
});
