import type { Mail } from '../../apps/server/src/platform/mail/mail.ts';
import { readOutbox } from '../../apps/server/src/platform/mail/outbox-folder.ts';
import type { TestServer } from '../../apps/server/test/index.ts';

/** The emails that were sent, once no more come. */
export async function readMails({ services }: TestServer): Promise<readonly Mail[]> {
  const { dataDir } = services.config;
  let mails = await readOutbox(dataDir);
  for (let before = -1, left = 20; before !== mails.length && left > 0; left -= 1) {
    before = mails.length;
    await new Promise((wake) => setTimeout(wake, 1_500));
    mails = await readOutbox(dataDir);
  }
  return mails;
}
