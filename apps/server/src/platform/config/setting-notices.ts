import { plainConnectionNotices } from './plain-connections.ts';
import type { Config } from './read-config.ts';
import { hasExpired } from './read-wallets.ts';

const everyAddress: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Lines for the operator about settings that are valid, but probably not intended. */
export function settingNotices(config: Config, now = new Date()): readonly string[] {
  const { production, smtp, publicUrl, host, dataDir } = config;
  return [
    production &&
      !smtp &&
      `SMTP_URL is not set: mails, such as links to a new password, are written to ${dataDir}/outbox and are not delivered.`,
    production &&
      publicUrl.startsWith('http:') &&
      'PUBLIC_URL begins with http: passwords and cookies travel unencrypted. Put HTTPS in front and set PUBLIC_URL to the https address.',
    !production &&
      everyAddress.has(host) &&
      `HOST is ${host} outside production: everyone on this network reaches a server with its development tools. Set NODE_ENV=production, or HOST=127.0.0.1.`,
    certificateNotice(config, now),
    tlsNotice(config, now),
    ...(production ? plainConnectionNotices(config) : []),
  ].filter((line) => line !== false);
}

const tlsNoticeMs = 7 * 24 * 60 * 60 * 1000;

function tlsNotice({ tls }: Config, now: Date): string | false {
  if (!tls || now.getTime() + tlsNoticeMs < tls.validUntil.getTime()) return false;
  const [verb, result] =
    now >= tls.validUntil
      ? ['expired', 'the proxy refuses this server']
      : ['expires', 'after that the proxy refuses this server'];
  const day = tls.validUntil.toISOString().slice(0, 10);
  return `TLS_CERT ${verb} on ${day}: ${result}. Set a new one and start again.`;
}

const noticeMs = 30 * 24 * 60 * 60 * 1000;

function certificateNotice({ appleWallet }: Config, now: Date): string | false {
  if (!appleWallet) return false;
  const day = appleWallet.validUntil.toISOString().slice(0, 10);
  const renew = 'Make a new certificate for the pass type ID at developer.apple.com';
  if (hasExpired(appleWallet, now))
    return `APPLE_PASS_CERT, or the certificate that issued it, expired on ${day}: badges cannot be added to Apple Wallet. ${renew}.`;
  if (hasExpired(appleWallet, new Date(now.getTime() + noticeMs)))
    return `APPLE_PASS_CERT, or the certificate that issued it, expires on ${day}: after that, badges cannot be added to Apple Wallet. ${renew}.`;
  return false;
}
