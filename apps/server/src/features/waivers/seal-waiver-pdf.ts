import { createHash } from 'node:crypto';
import type { Language } from '@clearpaw/protocol';
import { signedWaiverMessages } from './messages.gen.ts';
import { waiverIdentity } from './waiver-identity.ts';
import type { WaiverPdf } from './waiver-pdf.ts';

/** The document, signed so that any PDF reader can verify it, and its hash; from here on no byte of it may change. */
export async function sealWaiverPdf(
  services: Parameters<typeof waiverIdentity>[0],
  sealed: WaiverPdf,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<{ pdf: Buffer; sha256: string }> {
  const { renderWaiverPdf } = await import('./render-waiver-pdf.ts');
  const { spokenIn } = await import('../../platform/tagged-pdf/index.ts');
  const { signPdf } = await import('../../platform/pdf-signing/index.ts');
  const wording = spokenIn(language, signedWaiverMessages);
  const [drawn, identity] = await Promise.all([
    renderWaiverPdf(sealed, wording),
    waiverIdentity(services, now),
  ]);
  const { signerName, waiver } = sealed;
  const pdf = await signPdf(drawn, identity, { name: signerName, reason: waiver.title, signedAt: now });
  return { pdf, sha256: hashOfBytes(pdf) };
}

export function hashOfBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
