import { guardianRelations } from '@clearpaw/domain';
import { z } from 'zod';
import { calendarDate, line, pastDate } from '../define/index.ts';

const name = line(120);
const relation = z.enum(guardianRelations);
/** In words, for the relation `other`. */
const relationText = line(80);

/** A minor, with the age and what the signer is to them. */
const minor = z
  .strictObject({ name, bornOn: pastDate, relation, relationText: relationText.optional() })
  .refine((one) => one.relation !== 'other' || one.relationText !== undefined, {
    path: ['relationText'],
    message: 'Say in words what the signer is to the minor.',
  });

/** A name alone is enough where the waiver does not ask for more. */
export const minors = z.array(z.union([name, minor])).max(20);

/** A minor as signed for; only the name is known where no more was asked. */
export const signedMinor = z.strictObject({
  name: z.string(),
  bornOn: calendarDate.nullable(),
  relation: relation.nullable(),
  relationText: z.string().nullable(),
});

/** Whether it is signed for minors by their parent or guardian, with the date of birth and the relation of each. */
export const forMinors = z.boolean();
