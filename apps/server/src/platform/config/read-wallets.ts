import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { StartRefused } from './start-refused.ts';
import { type Variables, whatItTakes } from './variables.ts';

/** The certificate and key that sign passes for Apple Wallet. All texts are PEM. */
export interface AppleWallet {
  readonly passTypeId: string;
  readonly teamId: string;
  readonly certificate: string;
  /** PKCS #1, not encrypted. */
  readonly key: string;
  /** The certificate authority; phones require it in the signature. */
  readonly authority: string;
  /** The earlier expiry of both certificates. */
  readonly validUntil: Date;
}

/** The account that signs passes for Google Wallet. */
export interface GoogleWallet {
  readonly issuerId: string;
  readonly clientEmail: string;
  readonly privateKey: KeyObject;
}

type Name = keyof Variables & string;

/** The longest pass for Google is 1,800 characters, of which a 4,096-bit signature takes 683. */
const googleKeyBits = { least: 2048, most: 4096 } as const;
const longestEmail = 128;

/**
 * Incomplete settings are an error, and so are values that do not belong together. An expired certificate is not an
 * error, because it was valid once.
 */
export function readAppleWallet(v: Variables): AppleWallet | undefined {
  const required = [
    'APPLE_PASS_TYPE_ID',
    'APPLE_TEAM_ID',
    'APPLE_PASS_CERT',
    'APPLE_PASS_KEY',
    'APPLE_WWDR_CERT',
  ] as const;
  if (!isWhole(v, required, ['APPLE_PASS_KEY_PASSPHRASE'])) return undefined;
  const certificate = certificateIn(v, 'APPLE_PASS_CERT');
  const authority = certificateIn(v, 'APPLE_WWDR_CERT');
  const key = keyIn(v);
  const { UID, OU } = certificate.toLegacyObject().subject as { UID?: string; OU?: string };
  requireUsable('APPLE_PASS_KEY', certificate.checkPrivateKey(key));
  requireUsable('APPLE_PASS_TYPE_ID', UID === v.APPLE_PASS_TYPE_ID);
  requireUsable('APPLE_TEAM_ID', OU === v.APPLE_TEAM_ID);
  requireUsable(
    'APPLE_WWDR_CERT',
    certificate.checkIssued(authority) && certificate.verify(authority.publicKey),
  );
  return {
    passTypeId: v.APPLE_PASS_TYPE_ID ?? '',
    teamId: v.APPLE_TEAM_ID ?? '',
    certificate: certificate.toString(),
    key: key.export({ type: 'pkcs1', format: 'pem' }) as string,
    authority: authority.toString(),
    validUntil: new Date(Math.min(certificate.validToDate.getTime(), authority.validToDate.getTime())),
  };
}

/** Whether phones would refuse a pass signed now. */
export function hasExpired({ validUntil }: AppleWallet, now: Date): boolean {
  return now >= validUntil;
}

export function readGoogleWallet(v: Variables): GoogleWallet | undefined {
  const name = 'GOOGLE_WALLET_SERVICE_ACCOUNT';
  if (!isWhole(v, ['GOOGLE_WALLET_ISSUER_ID', name])) return undefined;
  return usable(name, () => {
    const account = JSON.parse(textOf(v, name)) as { client_email: unknown; private_key: unknown };
    const { client_email: clientEmail, private_key: pem } = account;
    if (typeof clientEmail !== 'string' || !/^[^\s@]+@[^\s@]+$/.test(clientEmail)) throw new TypeError();
    if (typeof pem !== 'string' || clientEmail.length > longestEmail) throw new TypeError();
    const privateKey = createPrivateKey(pem);
    const { modulusLength = 0 } = privateKey.asymmetricKeyDetails ?? {};
    if (privateKey.asymmetricKeyType !== 'rsa') throw new TypeError();
    if (modulusLength < googleKeyBits.least || modulusLength > googleKeyBits.most) throw new TypeError();
    return { issuerId: v.GOOGLE_WALLET_ISSUER_ID ?? '', clientEmail, privateKey };
  });
}

function isWhole(v: Variables, required: readonly Name[], more: readonly Name[] = []): boolean {
  if ([...required, ...more].every((name) => v[name] === undefined)) return false;
  const missing = required.find((name) => v[name] === undefined);
  if (missing) throw new StartRefused(`${missing} is missing: it takes ${whatItTakes(missing)}.`);
  return true;
}

/** In variables of one line, `\n` stands for a line break. */
function textOf(v: Variables, name: Name): string {
  const value = String(v[name] ?? '');
  return value.startsWith('-----') ? value.replaceAll('\\n', '\n') : value;
}

function certificateIn(v: Variables, name: Name): X509Certificate {
  return usable(name, () => new X509Certificate(textOf(v, name)));
}

function keyIn(v: Variables): KeyObject {
  return usable('APPLE_PASS_KEY', () => {
    const passphrase = v.APPLE_PASS_KEY_PASSPHRASE;
    const key = createPrivateKey({ key: textOf(v, 'APPLE_PASS_KEY'), ...(passphrase && { passphrase }) });
    if (key.asymmetricKeyType !== 'rsa') throw new TypeError();
    return key;
  });
}

/** The error itself is not repeated: it may contain a secret. */
function usable<Value>(name: Name, read: () => Value): Value {
  try {
    return read();
  } catch {
    throw refusal(name);
  }
}

function requireUsable(name: Name, isUsable: boolean): void {
  if (!isUsable) throw refusal(name);
}

function refusal(name: Name): StartRefused {
  return new StartRefused(`${name} is not usable: it takes ${whatItTakes(name)}.`);
}
