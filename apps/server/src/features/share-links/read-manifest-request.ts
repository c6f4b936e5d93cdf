import { z } from 'zod';

/** The specification's own names; what a program sends besides is ignored. */
const manifestRequest = z.object({
  recipient: z.string().trim().min(1).max(200),
  passcode: z.string().max(200).optional(),
  embeddedLengthMax: z.int().min(0).optional(),
});

export type ManifestRequest = z.output<typeof manifestRequest>;

/** Null for a body that is no request. */
export function readManifestRequest(body: string): ManifestRequest | null {
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    return null;
  }
  const read = manifestRequest.safeParse(sent);
  if (!read.success) return null;
  // Untrusted text that the owner reads, and that PostgreSQL has to take.
  const recipient = read.data.recipient.replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ').trim();
  return { ...read.data, recipient: recipient || 'Not named' };
}
