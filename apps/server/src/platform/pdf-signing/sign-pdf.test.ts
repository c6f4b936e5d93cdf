import { PDFDocument } from 'pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { findPdfFault, makeSigningIdentity, type SigningIdentity, samplePdf, signPdf } from './index.ts';

const now = new Date('2026-11-22T10:00:00Z');
const details = { name: 'Maya Okafor', reason: 'Play agreement', signedAt: now };

let identity: SigningIdentity;
let pdf: Buffer;
beforeAll(async () => {
  identity = await makeSigningIdentity('Clearpaw waivers', now);
  pdf = await signPdf(await samplePdf(), identity, details);
});

describe('a signed PDF', () => {
  it('is verified with only the certificate of the authority', async () => {
    expect(await findPdfFault(pdf, identity.authorityPem)).toBeNull();
    expect(pdf.toString('latin1')).toContain('/SubFilter /ETSI.CAdES.detached');
    expect((await PDFDocument.load(pdf)).getPageCount()).toBe(1);
  });

  it('is refused under another authority, and without a signature', async () => {
    const other = await makeSigningIdentity('Clearpaw waivers', now);
    expect(await findPdfFault(pdf, other.authorityPem)).not.toBeNull();
    expect(await findPdfFault(Buffer.from(await samplePdf()), identity.authorityPem)).toBe('not_signed');
  });

  it('is refused if any signed byte is changed or removed, or anything is added', {
    timeout: 120_000,
  }, async () => {
    // Between the two signed ranges is the signature itself; our own check page compares the hash of the whole file.
    const range = /\/ByteRange \[0 (\d+) (\d+) /.exec(pdf.toString('latin1')) ?? [];
    const signed = [...pdf.keys()].filter((at) => at < Number(range[1]) || at >= Number(range[2]));
    expect(signed.length).toBeGreaterThan(1000);
    for (let count = 0; count < 1000; count++) {
      const at = signed[Math.floor((count * signed.length) / 1000)] ?? 0;
      const changed = Buffer.from(pdf);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(await findPdfFault(changed, identity.authorityPem), `byte ${at}`).not.toBeNull();
    }
    expect(await findPdfFault(pdf.subarray(0, -1), identity.authorityPem)).toBe('not_whole');
    expect(await findPdfFault(Buffer.concat([pdf, Buffer.from('%')]), identity.authorityPem)).toBe(
      'not_whole',
    );
  });
});
