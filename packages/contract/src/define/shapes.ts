import { isCalendarDate, isPlainText } from '@clearpaw/domain';
import { z } from 'zod';

/** No fields: `{}`. */
export const empty = z.strictObject({});

/** A UUID; ours are version 7. */
export const id = z
  .uuid('Expected an id (a UUID).')
  .meta({ examples: ['019a9c3e-7d10-7000-8000-5f2b8c1d4e6a'] });

/** PostgreSQL has no year 0, and a stay that begins after 8999 could end in a five-digit year. */
const hasUsualYear = (text: string): boolean => !/^(0000|9)/.test(text);

/** ISO 8601 in UTC, `…Z`. */
export const instant = z.iso
  .datetime('Expected an instant such as 2026-11-21T09:30:00Z.')
  .refine(hasUsualYear, 'Expected an instant in the years 1 to 8999.')
  .meta({ examples: ['2026-11-21T09:30:00Z'] });

/** A real day `YYYY-MM-DD` without zone. */
export const calendarDate = z
  .string()
  .refine(
    (text): boolean => isCalendarDate(text) && hasUsualYear(text),
    'Expected a calendar date such as 2026-11-21.',
  )
  .meta({ format: 'date', examples: ['2026-11-21'] });

/** A date that must not be in the future; the server compares it with today in UTC+14, where each date begins first. */
export const pastDate = calendarDate;

/** A short machine name chosen by people: rule ids, services, kinds of tests. */
export const code = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/, 'Expected 1 to 40 lower-case letters, digits or hyphens.')
  .meta({ examples: ['daycare'] });

/** Text without a zero byte or half of a surrogate pair, which PostgreSQL does not store. */
function text() {
  return z.string().refine((value) => !/\0|\p{Cs}/u.test(value), 'Expected text without broken characters.');
}

/** One line of text: trimmed, never blank, without invisible characters. */
export function line(maxLength: number) {
  return text()
    .trim()
    .min(1, 'Expected some text.')
    .max(maxLength, `Expected at most ${maxLength} characters.`)
    .refine(isPlainText, 'Expected one line of visible characters.');
}

/** Longer text; may be empty. */
export function note(maxLength: number) {
  return text().trim().max(maxLength, `Expected at most ${maxLength} characters.`);
}

/** Compared without regard to case, as mail servers do in practice. */
export const emailAddress = z
  .email('Expected an email address.')
  .max(254)
  .toLowerCase()
  .meta({ examples: ['maya@example.com'] });

/** Chosen by the client: one key per write that it may have to repeat. */
export const idempotencyKey = text()
  .min(1)
  .max(200)
  .meta({
    description: 'The same key again changes nothing more and is answered as the first time.',
    examples: ['arrival-2026-11-21-biscuit'],
  });

/** Where the page of a list begins, and how many items it has. */
export const paging = {
  cursor: z
    .string()
    .max(500)
    .optional()
    .meta({ description: '`nextCursor` of the page before; left out for the first page.' }),
  limit: z.int().min(1).max(100).default(50),
};

export function listOf<T extends z.ZodType>(item: T) {
  return z.strictObject({ items: z.array(item), nextCursor: z.string().nullable() });
}
