import { alertKinds, isTimeZoneName } from '@clearpaw/domain';
import { z } from 'zod';
import { id, instant } from '../define/index.ts';

/** One alert of one person; the ids name its subject. */
export const alert = z.strictObject({
  id,
  kind: z.enum(alertKinds),
  petId: id.nullable(),
  businessId: id.nullable(),
  /** The document that waits to be reviewed, if the alert is about one. */
  documentId: id.nullable(),
  /** The waiver that is to be signed, if the alert is about one. */
  waiverId: id.nullable(),
  title: z.string(),
  body: z.string(),
  createdAt: instant,
  readAt: instant.nullable(),
});

const channels = z.strictObject({ inApp: z.boolean(), email: z.boolean(), push: z.boolean() });

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Expected a time such as 21:30.');

/** Local times; the hours pass midnight if `from` is later than `to`. Null means no quiet hours. */
const quietHours = z.strictObject({ from: clockTime, to: clockTime }).nullable();

const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZoneName, 'Expected the name of a time zone, such as Europe/Berlin.');

const kind = z.enum(alertKinds);

/** A person's notification preferences; every alert kind is present. */
export const alertPreferences = z.strictObject({ kinds: z.record(kind, channels), quietHours, timeZone });

/** The changes; kinds that are not named stay as they are. */
export const alertPreferenceChanges = z.strictObject({
  kinds: z.partialRecord(kind, channels).optional(),
  quietHours: quietHours.optional(),
  timeZone: timeZone.optional(),
});

/** The subscription that the browser's push service gave this device. */
export const pushDevice = z.strictObject({
  endpoint: z.url({ protocol: /^https$/ }).max(1_000),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{80,100}={0,2}$/, 'Expected a key of 65 bytes in base64url.'),
    auth: z.string().regex(/^[A-Za-z0-9_-]{20,30}={0,2}$/, 'Expected a secret of 16 bytes in base64url.'),
  }),
});
