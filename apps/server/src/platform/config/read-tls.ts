import { createPrivateKey, X509Certificate } from 'node:crypto';
import { StartRefused } from './start-refused.ts';
import { type Variables, whatItTakes } from './variables.ts';

/** With it the server itself takes HTTPS, and nothing else. Both texts are PEM. */
export interface Tls {
  /** The server's certificate first, then those that issued it. */
  readonly certificate: string;
  readonly key: string;
  readonly validUntil: Date;
}

/** One without the other is an error, and so is a key of another certificate. An expired certificate is not. */
export function readTls(v: Variables): Tls | undefined {
  const { TLS_CERT, TLS_KEY } = v;
  if (TLS_CERT === undefined && TLS_KEY === undefined) return undefined;
  if (TLS_CERT === undefined) throw missing('TLS_CERT');
  if (TLS_KEY === undefined) throw missing('TLS_KEY');
  const [certificate, key] = [TLS_CERT, TLS_KEY].map((pem) => pem.replaceAll('\\n', '\n').trim()) as [
    string,
    string,
  ];
  const first = usable('TLS_CERT', () => new X509Certificate(certificate));
  const fits = usable('TLS_KEY', () => first.checkPrivateKey(createPrivateKey(key)));
  if (!fits) throw unusable('TLS_KEY');
  return { certificate, key, validUntil: first.validToDate };
}

type Name = 'TLS_CERT' | 'TLS_KEY';

/** The error itself is not repeated: it may contain the key. */
function usable<Value>(name: Name, read: () => Value): Value {
  try {
    return read();
  } catch {
    throw unusable(name);
  }
}

const missing = (name: Name) => new StartRefused(`${name} is missing: it takes ${whatItTakes(name)}.`);
const unusable = (name: Name) => new StartRefused(`${name} is not usable: it takes ${whatItTakes(name)}.`);
