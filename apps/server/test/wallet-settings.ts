import { generateKeyPairSync, KeyObject, randomBytes, webcrypto } from 'node:crypto';
import {
  Set as AsnSet,
  BitString,
  Integer,
  Null,
  ObjectIdentifier,
  OctetString,
  Sequence,
  Utf8String,
} from 'asn1js';
import {
  BasicConstraints,
  Certificate,
  CryptoEngine,
  Extension,
  ExtKeyUsage,
  GeneralName,
  GeneralNames,
} from 'pkijs';

/**
 * Encodes the algorithm as certificates do (RFC 3279), followed by a NULL; node-forge would add that and invalidate the
 * signature.
 */
class CertificateEngine extends CryptoEngine {
  override async getSignatureParameters(...input: Parameters<CryptoEngine['getSignatureParameters']>) {
    const found = await super.getSignatureParameters(...input);
    found.signatureAlgorithm.algorithmParams = new Null();
    return found;
  }
}

const engine = new CertificateEngine({ name: 'test', crypto: webcrypto as never });
const rsa = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
} as const;
const oids = { CN: '2.5.4.3', OU: '2.5.4.11', UID: '0.9.2342.19200300.100.1.1' } as const;
const day = 24 * 60 * 60 * 1000;

type Name = Partial<Record<keyof typeof oids, string>>;
type Keys = Awaited<ReturnType<typeof makeKeys>>;

interface Issued {
  readonly certificate: Certificate;
  readonly name: Name;
  readonly keys: Keys;
}

interface AppleOptions {
  readonly validUntil?: Date;
  readonly passphrase?: string;
}

const makeKeys = () => webcrypto.subtle.generateKey(rsa, true, ['sign', 'verify']);

async function issue(
  name: Name,
  by: Issued | null,
  end: Date,
  extensions = authorityExtensions(),
): Promise<Issued> {
  const keys = await makeKeys();
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new Integer({ valueHex: Uint8Array.from([0x40, ...randomBytes(15)]).buffer });
  certificate.subject.valueBeforeDecode = nameOf(name);
  certificate.issuer.valueBeforeDecode = nameOf(by?.name ?? name);
  certificate.notBefore.value = new Date(Math.min(Date.now() - day, end.getTime() - 400 * day));
  certificate.notAfter.value = end;
  certificate.extensions = extensions;
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey as never, engine);
  await certificate.sign((by ?? { keys }).keys.privateKey as never, 'SHA-256', engine);
  return { certificate, name, keys };
}

function authorityExtensions(): Extension[] {
  return [
    extension('2.5.29.19', new BasicConstraints({ cA: true }).toSchema()),
    extension('2.5.29.15', new BitString({ valueHex: new Uint8Array([6]).buffer, unusedBits: 1 })),
  ];
}

const usedFor = (purpose: string) =>
  extension('2.5.29.37', new ExtKeyUsage({ keyPurposes: [purpose] }).toSchema());

/** One set for each part, as in Apple's names; pkijs alone would put all into one. */
function nameOf(name: Name): ArrayBuffer {
  const sets = Object.entries(name).map(([part, text]) => {
    const type = new ObjectIdentifier({ value: oids[part as keyof typeof oids] });
    return new AsnSet({ value: [new Sequence({ value: [type, new Utf8String({ value: text })] })] });
  });
  return new Sequence({ value: sets }).toBER();
}

function extension(extnID: string, value: { toBER(): ArrayBuffer }): Extension {
  return new Extension({
    extnID,
    critical: !['2.5.29.37', '2.5.29.17'].includes(extnID),
    extnValue: value.toBER(),
  });
}

function pemOf({ certificate }: Issued): string {
  const base64 = Buffer.from(certificate.toSchema().toBER(false)).toString('base64');
  return `-----BEGIN CERTIFICATE-----\n${base64.replaceAll(/(.{64})/g, '$1\n').trimEnd()}\n-----END CERTIFICATE-----\n`;
}

/** Settings for Apple Wallet with test certificates: root, intermediate and the certificate of a pass type ID. */
export async function appleWalletSettings({
  validUntil = new Date(Date.now() + 365 * day),
  passphrase,
}: AppleOptions = {}) {
  const decade = new Date(Date.now() + 3650 * day);
  const root = await issue({ CN: 'Test Root' }, null, decade);
  const authority = await issue({ CN: 'Test WWDR', OU: 'G4' }, root, decade);
  const subject = {
    UID: 'pass.example.clearpaw',
    CN: 'Pass Type ID: pass.example.clearpaw',
    OU: 'TEAM123456',
  };
  // Apple's extension for certificates that sign passes.
  const signer = await issue(subject, authority, validUntil, [usedFor('1.2.840.113635.100.4.14')]);
  const key = KeyObject.from(signer.keys.privateKey as never);
  const lock = passphrase === undefined ? {} : { cipher: 'aes-256-cbc', passphrase };
  return {
    rootPem: pemOf(root),
    environment: {
      APPLE_PASS_TYPE_ID: subject.UID,
      APPLE_TEAM_ID: subject.OU,
      APPLE_PASS_CERT: pemOf(signer),
      APPLE_PASS_KEY: key.export({ type: 'pkcs8', format: 'pem', ...lock }) as string,
      APPLE_WWDR_CERT: pemOf(authority),
    },
  };
}

/** Settings for Google Wallet, with the key that verifies its signatures. */
export function googleWalletSettings({
  email = 'passes@clearpaw-test.iam.gserviceaccount.com',
  modulusLength = 2048,
} = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength });
  const account = { client_email: email, private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }) };
  return {
    publicKey,
    environment: {
      GOOGLE_WALLET_ISSUER_ID: '3388000000022222222',
      GOOGLE_WALLET_SERVICE_ACCOUNT: JSON.stringify(account),
    },
  };
}

/** A certificate for a server at an IPv4 address, its key, and the authority that a client has to trust. */
export async function tlsSettings({
  address = '127.0.0.1',
  validUntil = new Date(Date.now() + 90 * day),
} = {}) {
  const authority = await issue({ CN: 'Test Servers' }, null, new Date(Date.now() + 3650 * day));
  const valueHex = Uint8Array.from(address.split('.').map(Number)).buffer;
  const names = [new GeneralName({ type: 7, value: new OctetString({ valueHex }) })];
  const server = await issue({ CN: 'clearpaw' }, authority, validUntil, [
    usedFor('1.3.6.1.5.5.7.3.1'),
    extension('2.5.29.17', new GeneralNames({ names }).toSchema()),
  ]);
  const key = KeyObject.from(server.keys.privateKey as never);
  return {
    authorityPem: pemOf(authority),
    environment: {
      TLS_CERT: pemOf(server) + pemOf(authority),
      TLS_KEY: key.export({ type: 'pkcs8', format: 'pem' }) as string,
    },
  };
}
