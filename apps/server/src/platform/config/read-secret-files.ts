import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { StartRefused } from './start-refused.ts';
import type { Variables } from './variables.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that are secret, or whose address contains a password. */
export const secretSettings: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'AUTH_SECRET',
  'BACKUP_KEY',
  'SMTP_URL',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'TLS_CERT',
  'TLS_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'APPLE_PASS_CERT',
  'APPLE_PASS_KEY',
  'APPLE_PASS_KEY_PASSPHRASE',
  'APPLE_WWDR_CERT',
  'GOOGLE_WALLET_SERVICE_ACCOUNT',
] satisfies (keyof Variables & string)[]);

/**
 * The same settings, with the content of a file in place of each secret that is `file:` and a path. Spaces and line
 * breaks around the content are dropped. Throws `StartRefused` where a file cannot be read or is empty.
 */
export function readSecretFiles(environment: Environment): Environment {
  const read = Object.entries(environment).map(([name, value]) => {
    if (!secretSettings.has(name) || !value?.startsWith('file:')) return [name, value];
    return [name, contentOf(name, value)];
  });
  return Object.fromEntries(read);
}

/** Neither path nor content is repeated: the value may be a secret that only looks like a path. */
function contentOf(name: string, value: string): string {
  let content: string;
  try {
    content = readFileSync(pathIn(value), 'utf8').trim();
  } catch (problem) {
    const { code = 'for an unknown reason' } = problem as NodeJS.ErrnoException;
    throw new StartRefused(`${name} is not usable: the file that it names cannot be read (${code}).`);
  }
  if (content === '') throw new StartRefused(`${name} is not usable: the file that it names is empty.`);
  return content;
}

function pathIn(value: string): string {
  return value.startsWith('file://') ? fileURLToPath(value) : value.slice('file:'.length);
}
