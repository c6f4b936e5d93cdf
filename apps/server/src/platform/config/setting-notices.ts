import type { Config } from './read-config.ts';

const everyAddress: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Lines for the operator about settings that can be used, and probably should not be. */
export function settingNotices(config: Config): readonly string[] {
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
  ].filter((line) => line !== false);
}
