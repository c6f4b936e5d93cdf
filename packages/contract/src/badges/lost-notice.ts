import { z } from 'zod';
import { emailAddress, instant, line } from '../define/index.ts';

/** How the finder of a lost pet reaches its owner; shown to anyone who scans the badge. */
export const lostNotice = z.strictObject({
  phone: line(40).nullable(),
  email: emailAddress.nullable(),
  note: line(200).nullable(),
});

/** Null while the pet is not lost. */
export const lostState = z.strictObject({ notice: lostNotice.extend({ since: instant }).nullable() });
