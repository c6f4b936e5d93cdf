import { productName } from '@clearpaw/domain';
import { eq } from 'drizzle-orm';
import { type AuthHouse, user } from '../../platform/auth/index.ts';
import type { Services } from '../../platform/http/index.ts';

/** What is written to somebody about the ways into their account. Each message says what to do if it was not them. */
export function accountMails({
  config,
  store,
  mail,
}: Pick<Services, 'config' | 'store' | 'mail'>): AuthHouse['mails'] {
  const send = async (to: string, subject: string, lines: readonly string[]): Promise<void> => {
    const text = `${lines.join('\n\n')}\n\n${productName}\n`;
    await store.transaction((tx) => mail.send(tx, { to, subject, text }));
  };
  return {
    async sendReset({ user: person, token }) {
      await send(person.email, `Choose a new ${productName} password`, [
        'Somebody, hopefully you, asked for a new password. Choose it here:',
        `${config.publicUrl}/reset-password?token=${encodeURIComponent(token)}`,
        'The link works once and for one hour. If it was not you, nothing has changed and there is nothing to do.',
      ]);
    },
    async sayPasswordChanged({ user: person }) {
      await send(person.email, `Your ${productName} password was changed`, [
        'Your password was changed just now, and every device was signed out.',
        `If it was not you, choose another one at once: ${config.publicUrl}/forgot-password`,
      ]);
    },
    /** To the new address the link that confirms it; to the old one a word that somebody asked. */
    async sendNewAddress({ user: person, url }) {
      const [known] = await store.db.select({ email: user.email }).from(user).where(eq(user.id, person.id));
      await send(person.email, `Confirm your address for ${productName}`, [
        'Confirm that this is your address, and it becomes the one you sign in with:',
        url,
        'The link works for one hour. If you did not ask for it, there is nothing to do.',
      ]);
      if (!known || known.email === person.email) return;
      await send(known.email, `Your ${productName} address is about to change`, [
        'Somebody, hopefully you, asked to sign in with another address. It changes once the new one is confirmed.',
        `If it was not you, choose another password now: ${config.publicUrl}/forgot-password`,
      ]);
    },
  };
}
