import { z } from 'zod';

/** The field names of the specification; other fields are ignored. */
const manifestRequest = z.object({
  recipient: z.string().trim().min(1).max(200),
  passcode: z.string().max(200).optional(),
  embeddedLengthMax: z.int().min(0).optional(),
});

export type ManifestRequest = z.output<typeof manifestRequest>;

/** Null if the body is not a request. */
export function readManifestRequest(body: string): ManifestRequest | null {
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    return null;
  }
  const read = manifestRequest.safeParse(sent);
  if (!read.success) return null;
  // Untrusted text that the owner reads and PostgreSQL stores.
  const recipient = read.data.recipient.replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ').trim();
  return { ...read.data, recipient: recipient || 'Not named' };
}
