import { createHash, webcrypto, X509Certificate } from 'node:crypto';
import { unzipSync } from 'fflate';
import { Certificate, ContentInfo, CryptoEngine, SignedData } from 'pkijs';

const engine = new CryptoEngine({ name: 'reader', crypto: webcrypto as never });

type Files = Readonly<Record<string, Uint8Array>>;

/** The files of a pass. */
export const filesIn = (pass: Uint8Array): Files => unzipSync(pass);

/** Why a phone would refuse a pass; null if it accepts it. Trusts only the given root. */
export async function passFault(files: Files, rootPem: string) {
  const { 'manifest.json': manifest, signature, ...others } = files;
  if (!manifest || !signature) return 'incomplete';
  if (!(await isSigned(manifest, signature, rootPem))) return 'signature';
  const named = JSON.parse(Buffer.from(manifest).toString()) as Record<string, string>;
  if (Object.keys(named).sort().join() !== Object.keys(others).sort().join()) return 'other_files';
  const isChanged = ([name, bytes]: [string, Uint8Array]) =>
    createHash('sha1').update(bytes).digest('hex') !== named[name];
  return Object.entries(others).some(isChanged) ? 'file_changed' : null;
}

/** Checks the first signer, whose certificate leads to the root through the included ones. */
async function isSigned(manifest: Uint8Array, signature: Uint8Array, rootPem: string): Promise<boolean> {
  try {
    const content = ContentInfo.fromBER(Uint8Array.from(signature));
    const signed = new SignedData({ schema: content.content });
    const data = Uint8Array.from(manifest).buffer;
    const checked = await signed.verify({ signer: 0, data, extendedMode: true }, engine);
    const certificates = (signed.certificates ?? []).filter((each) => each instanceof Certificate);
    const chain = certificates.map((each) => new X509Certificate(Buffer.from(each.toSchema().toBER(false))));
    const signer = chain.find((each) => each.serialNumber === serialOf(checked.signerCertificate));
    return checked.signatureVerified === true && leadsTo(new X509Certificate(rootPem), signer, chain);
  } catch {
    return false;
  }
}

function serialOf(certificate: Certificate | null | undefined): string {
  return Buffer.from(certificate?.serialNumber.valueBlock.valueHexView ?? [])
    .toString('hex')
    .toUpperCase();
}

function leadsTo(
  root: X509Certificate,
  from: X509Certificate | undefined,
  through: readonly X509Certificate[],
): boolean {
  if (!from) return false;
  if (isIssuedBy(root, from)) return true;
  const others = through.filter((each) => each !== from);
  return others.some((issuer) => isIssuedBy(issuer, from) && leadsTo(root, issuer, others));
}

const isIssuedBy = (issuer: X509Certificate, certificate: X509Certificate): boolean =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
