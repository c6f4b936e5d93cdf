import { maxPickups } from '@clearpaw/domain';
import { z } from 'zod';
import { line } from '../define/index.ts';

/** Someone to call about a pet. */
export const contactPerson = z.strictObject({ name: line(80), phone: line(40) });

export const contactFields = {
  name: line(80),
  phone: line(40).nullable(),
  emergency: contactPerson.nullable(),
  pickups: z.array(contactPerson).max(maxPickups, `Enter at most ${maxPickups} people.`),
};

/** How an owner is reached; the name is empty until the owner enters one. */
export const contactShape = z.strictObject({ ...contactFields, name: z.string() });
