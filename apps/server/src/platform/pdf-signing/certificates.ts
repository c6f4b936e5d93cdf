import { randomBytes, webcrypto } from 'node:crypto';
import { BitString, Integer, OctetString, Utf8String } from 'asn1js';
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  Extension,
  ExtKeyUsage,
  type RelativeDistinguishedNames,
} from 'pkijs';
import { engine, rsa } from './engine.ts';

/** What signs documents: public certificates, and a private key for this server only. */
export interface SigningIdentity {
  readonly authorityPem: string;
  readonly signerPem: string;
  /** PKCS #8. */
  readonly privateKey: Uint8Array;
}

const commonName = '2.5.4.3';
const validYears = 20;
/** keyCertSign and cRLSign; digitalSignature and nonRepudiation. */
const authorityUse = 0x06;
const signerUse = 0xc0;
/** Signing documents (RFC 9336), and email, which some readers require. */
const purposes = ['1.3.6.1.5.5.7.3.36', '1.3.6.1.5.5.7.3.4'];

function name(to: RelativeDistinguishedNames, text: string): void {
  const value = new Utf8String({ value: text });
  to.typesAndValues.push(new AttributeTypeAndValue({ type: commonName, value }));
}

function extension(id: string, critical: boolean, value: { toBER(): ArrayBuffer }): Extension {
  return new Extension({ extnID: id, critical, extnValue: value.toBER() });
}

async function startCertificate(subject: string, issuer: string, now: Date): Promise<Certificate> {
  const certificate = new Certificate();
  certificate.version = 2;
  const serial = randomBytes(16);
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  certificate.serialNumber = new Integer({ valueHex: Uint8Array.from(serial).buffer });
  name(certificate.subject, subject);
  name(certificate.issuer, issuer);
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + validYears);
  certificate.notBefore.value = now;
  certificate.notAfter.value = end;
  // UTCTime ends with the year 2049 (RFC 5280).
  certificate.notAfter.type = end.getUTCFullYear() < 2050 ? 0 : 1;
  return certificate;
}

const keyUsage = (bits: number) => {
  const value = new BitString({
    valueHex: new Uint8Array([bits]).buffer,
    unusedBits: bits === authorityUse ? 1 : 6,
  });
  return extension('2.5.29.15', true, value);
};

/**
 * Creates an authority that issues one certificate. Its own key is discarded afterwards, so a second one can never be
 * issued.
 */
export async function makeSigningIdentity(title: string, now: Date): Promise<SigningIdentity> {
  const [authorityKeys, signerKeys] = await Promise.all([
    webcrypto.subtle.generateKey(rsa, true, ['sign', 'verify']),
    webcrypto.subtle.generateKey(rsa, true, ['sign', 'verify']),
  ]);
  const authorityName = `${title} authority ${randomBytes(4).toString('hex')}`;
  const authority = await startCertificate(authorityName, authorityName, now);
  authority.extensions = [
    extension('2.5.29.19', true, new BasicConstraints({ cA: true, pathLenConstraint: 0 }).toSchema()),
    keyUsage(authorityUse),
  ];
  const signer = await startCertificate(`${title} signatures`, authorityName, now);
  const usage = new ExtKeyUsage({ keyPurposes: purposes });
  signer.extensions = [keyUsage(signerUse), extension('2.5.29.37', false, usage.toSchema())];
  for (const [certificate, keys] of [
    [authority, authorityKeys],
    [signer, signerKeys],
  ] as const) {
    await certificate.subjectPublicKeyInfo.importKey(keys.publicKey as never, engine);
    const keyId = await webcrypto.subtle.digest(
      'SHA-1',
      certificate.subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView,
    );
    certificate.extensions?.push(extension('2.5.29.14', false, new OctetString({ valueHex: keyId })));
    await certificate.sign(authorityKeys.privateKey as never, 'SHA-256', engine);
  }
  const exported = await webcrypto.subtle.exportKey('pkcs8', signerKeys.privateKey);
  return {
    authorityPem: pemOf(authority),
    signerPem: pemOf(signer),
    privateKey: new Uint8Array(exported),
  };
}

function pemOf(certificate: Certificate): string {
  const base64 = Buffer.from(certificate.toSchema().toBER(false)).toString('base64');
  return `-----BEGIN CERTIFICATE-----\n${base64.replaceAll(/(.{64})/g, '$1\n').trimEnd()}\n-----END CERTIFICATE-----\n`;
}

/** Every certificate of a PEM file, in order. */
export function certificatesOf(pem: string): Certificate[] {
  return pem
    .split(/-----[A-Z ]+-----/)
    .map((part) => part.replaceAll(/\s/g, ''))
    .filter((base64) => base64 !== '')
    .map((base64) => Certificate.fromBER(Uint8Array.from(Buffer.from(base64, 'base64'))));
}
