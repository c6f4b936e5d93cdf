import { shareContents, shareLinkStates } from '@clearpaw/domain';
import { z } from 'zod';
import { id, instant, line } from '../define/index.ts';

const shortestPasscode = 4;

/** What the creator of a link decides. `records` includes the vaccinations. */
export const shareLinkFields = {
  contents: z
    .array(z.enum(shareContents))
    .min(1)
    .max(shareContents.length)
    .refine((list) => new Set(list).size === list.length, 'Name each kind of contents once.'),
  passcode: line(64)
    .refine((text) => text.length >= shortestPasscode, `Expected at least ${shortestPasscode} characters.`)
    .optional(),
  /** If left out, the link works until it is revoked. */
  expiresAt: instant.optional(),
  label: line(80).optional(),
};

/** A link as shown to the pet's carers. */
export const shareLink = z.strictObject({
  id,
  petId: id,
  label: z.string().nullable(),
  contents: z.array(z.enum(shareContents)),
  hasPasscode: z.boolean(),
  /** How many more wrong passcodes are allowed; null if the link has no passcode. */
  attemptsLeft: z.int().nullable(),
  state: z.enum(shareLinkStates),
  createdAt: instant,
  createdBy: z.string().nullable(),
  expiresAt: instant.nullable(),
  endedAt: instant.nullable(),
  opened: z.int(),
  lastOpenedAt: instant.nullable(),
  /** The last ten uses. `recipient` is the name that the opening program gave. */
  uses: z.array(z.strictObject({ at: instant, recipient: z.string() })),
  /** The web page with the key behind `#`; null once the link has ended, and for those who may only read the pet. */
  url: z.string().nullable(),
});
