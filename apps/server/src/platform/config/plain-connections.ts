import type { Config } from './read-config.ts';

/** A connection that a setting describes, if it may go to another machine without encryption. */
interface PlainConnection {
  readonly setting: string;
  readonly host: string;
  /** How to encrypt it. */
  readonly remedy: string;
}

/**
 * Lines about settings that lead to another machine, or take from one, in plain text. A name without a dot counts as a container of this
 * machine, as in compose.yaml: only the operator knows where it runs.
 */
export function plainConnectionNotices(config: Config): readonly string[] {
  const found = [
    ...[config.databaseUrl, config.databaseDirectUrl].map((url, index) =>
      plainDatabase(index === 0 ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL', url),
    ),
    plainMail(config.smtp?.url),
    plainScanner(config.clamdUrl),
    plainHttp('STORAGE_URL', bucketEndpoint(config.storageUrl)),
    plainHttp('APP_CHECK_JWKS_URL', config.appCheckJwksUrl),
    plainHttp('OTEL_EXPORTER_OTLP_ENDPOINT', config.traces.endpoint),
    plainHttp('STRIPE_API_URL', config.stripe?.apiUrl),
  ];
  const lines = found
    .filter((one) => one !== null)
    .filter(({ host }) => isOtherMachine(host))
    .map(
      ({ setting, host, remedy }) =>
        `${setting} leads to ${host} without encryption: anyone on that network can read what is sent. ${remedy}`,
    );
  return [...lines, ...plainListening(config)];
}

const everyAddress: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/**
 * An address of one network takes what a proxy on another machine sends. All addresses count as a container's: there,
 * only the operator knows who reaches them.
 */
function plainListening({ host, tls }: Config): readonly string[] {
  if (tls || everyAddress.has(host) || !isOtherMachine(host)) return [];
  return [
    `HOST is ${host}, and what a proxy sends there is not encrypted: anyone on that network can read it. Set TLS_CERT and TLS_KEY.`,
  ];
}

function isOtherMachine(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (name === '' || name === '::1' || /^127\./.test(name) || name.endsWith('.localhost')) return false;
  return name.includes('.') || name.includes(':');
}

/** As node-postgres reads it: TLS is used only where the address says so. */
function plainDatabase(setting: string, address: string | undefined): PlainConnection | null {
  if (address === undefined) return null;
  const { hostname, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  const mode = searchParams.get('sslmode');
  const names = ['sslcert', 'sslkey', 'sslrootcert'];
  const encrypts =
    mode === null
      ? ['true', '1'].includes(searchParams.get('ssl') ?? '') || names.some((name) => searchParams.has(name))
      : mode !== 'disable';
  if (encrypts || host.startsWith('/')) return null;
  return { setting, host, remedy: 'Add sslmode=verify-full to the address.' };
}

/** By smtp:// mail is encrypted if the server offers it, and anyone in between can remove the offer. */
function plainMail(address: string | undefined): PlainConnection | null {
  if (address === undefined) return null;
  const { protocol, hostname, searchParams } = new URL(address);
  if (protocol === 'smtps:') return null;
  const insists = searchParams.get('requireTLS') === 'true' && searchParams.get('ignoreTLS') !== 'true';
  if (insists || searchParams.get('secure') === 'true') return null;
  return {
    setting: 'SMTP_URL',
    host: hostname,
    remedy: 'Use smtps://, or add requireTLS=true to the address.',
  };
}

function plainScanner(address: string | undefined): PlainConnection | null {
  if (address === undefined) return null;
  const remedy = 'clamd has no encryption of its own: run it on this machine, or use a tunnel.';
  return { setting: 'CLAMD_URL', host: hostOf(address), remedy };
}

/** `tcp://` is no scheme for which addresses are normalized, but their host is read the same way. */
function hostOf(address: string): string {
  return new URL(address.replace(/^tcp:/, 'http:')).hostname;
}

function bucketEndpoint(storageUrl: string): string | undefined {
  if (!storageUrl.startsWith('s3:')) return undefined;
  return new URL(storageUrl).searchParams.get('endpoint') ?? undefined;
}

function plainHttp(setting: string, address: string | undefined): PlainConnection | null {
  if (!address?.startsWith('http:')) return null;
  return { setting, host: new URL(address).hostname, remedy: 'Use an https address.' };
}
