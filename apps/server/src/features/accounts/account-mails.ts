import { productName } from '@clearpaw/domain';
import type { AuthHooks } from '../../platform/auth/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';

interface Person {
  readonly email: string;
}

/** The mails of the ways into an account that only its own jobs write. */
interface JobMails {
  sendReset(tx: Tx, person: Person, token: string): Promise<void>;
  sayGuessed(tx: Tx, person: Person): Promise<void>;
}

/** A new password does not disconnect programs that the person, or an intruder, allowed something. */
function appsLine(names: readonly string[], publicUrl: string): string[] {
  if (names.length === 0) return [];
  const list = names.map((name) => `- ${name}`).join('\n');
  return [
    `These connected apps still have access:\n${list}`,
    `If you do not know one of them, disconnect it under Settings, or under Business settings, Developers: ${publicUrl}/settings`,
  ];
}

/** Emails about an account's credentials. Each message says what to do if it was not them. */
export function accountMails({
  config,
  mail,
}: Pick<Services, 'config' | 'mail'>): AuthHooks['mails'] & JobMails {
  const send = async (tx: Tx, to: string, subject: string, lines: readonly string[]): Promise<void> => {
    await mail.send(tx, { to, subject, text: `${lines.join('\n\n')}\n\n${productName}\n` });
  };
  const forgotten = `${config.publicUrl}/forgot-password`;
  return {
    sendReset: (tx, person, token) =>
      send(tx, person.email, `Choose a new ${productName} password`, [
        'Someone, hopefully you, asked for a new password. Choose it here:',
        `${config.publicUrl}/reset-password?token=${encodeURIComponent(token)}`,
        'The link works once, for one hour, and any earlier link no longer works. If it was not you, nothing has changed and you do not need to do anything.',
      ]),
    sayPasswordChanged: (tx, person, connectedApps) =>
      send(tx, person.email, `Your ${productName} password was changed`, [
        'Your password was changed just now, and all other devices were signed out.',
        ...appsLine(connectedApps, config.publicUrl),
        `If it was not you, choose a new password now: ${forgotten}`,
      ]),
    sendNewAddress: (tx, { to }, url) =>
      send(tx, to, `Confirm your address for ${productName}`, [
        'Confirm that this is your address, and you will sign in with it from then on:',
        url,
        'Open the link in a browser where you are signed in. It works once, for one hour. If you did not ask for it, you can ignore this email.',
      ]),
    sayAddressAsked: (tx, { from }) =>
      send(tx, from, `Your ${productName} address is about to change`, [
        'Someone, hopefully you, asked to sign in with another address. It changes once the new address is confirmed.',
        `If it was not you, choose a new password now: ${forgotten}`,
      ]),
    sayAddressChanged: (tx, { from }, token) =>
      send(tx, from, `Your ${productName} address has changed`, [
        'Your account now uses another email address, and this one no longer signs you in.',
        'If it was not you, take your account back within 7 days. This signs everyone out and asks you for a new password:',
        `${config.publicUrl}/restore-email?token=${encodeURIComponent(token)}`,
      ]),
    sayGuessed: (tx, person) =>
      send(tx, person.email, `Someone may be guessing your ${productName} password`, [
        'Many wrong passwords were tried on your account, so signing in from new devices is slowed down for now. Devices you have used before work as usual.',
        `If it was you, choose a new password: ${forgotten}`,
        'If it was not you, you do not need to do anything. Two-step login or a passkey, under Settings, protects you even if someone learns your password.',
      ]),
  };
}
