/**
 * Uses `pdfsig` (Debian: poppler-utils), an independent program, to verify a signed PDF and a thousand copies of it
 * with one byte flipped each. Not part of `npm test`, which needs npm packages only.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSigningIdentity, samplePdf, signPdf } from '../apps/server/src/platform/pdf-signing/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'pdfsig-'));
const path = join(folder, 'signed.pdf');

function isValid(pdf: Uint8Array): boolean {
  writeFileSync(path, pdf);
  const { stdout, error } = spawnSync('pdfsig', ['-nocert', path], { encoding: 'utf8' });
  if (error) throw new Error('pdfsig is not installed. On Debian: apt-get install poppler-utils');
  return stdout.includes('Signature is Valid.') && stdout.includes('Total document signed');
}

try {
  const now = new Date();
  const identity = await makeSigningIdentity('Clearpaw waivers', now);
  const details = { name: 'Maya Okafor', reason: 'Play agreement', signedAt: now };
  const pdf = await signPdf(await samplePdf(), identity, details);
  if (!isValid(pdf)) throw new Error('pdfsig does not accept the document as it was signed.');
  // Between the two signed ranges are the signature itself and the zeros after it.
  const text = pdf.toString('latin1');
  const [, length = '0', next = '0'] = /\/ByteRange \[0 (\d+) (\d+) /.exec(text) ?? [];
  const signed = [...pdf.keys()].filter((at) => at < Number(length) || at >= Number(next));
  const accepted: number[] = [];
  for (let count = 0; count < 1000; count++) {
    const at = signed[Math.floor((count * signed.length) / 1000)] ?? 0;
    const changed = Buffer.from(pdf);
    changed[at] = (changed[at] ?? 0) ^ 1;
    if (isValid(changed)) accepted.push(at);
  }
  console.log(`valid as signed; ${1000 - accepted.length} of 1000 changed copies refused`);
  if (accepted.length > 0) throw new Error(`Accepted with a byte flipped at ${accepted.join(', ')}.`);
} finally {
  rmSync(folder, { recursive: true });
}
