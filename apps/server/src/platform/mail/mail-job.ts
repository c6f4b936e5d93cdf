import type { Clock } from '../clock/index.ts';
import type { Store } from '../database/index.ts';
import { defineJob } from '../jobs/index.ts';
import { deleteOldDeliveries, takeOnce } from './delivered.ts';
import type { Mail, MailTransport } from './mail.ts';

/** Eleven attempts with growing pauses: enough for a mail server that is down for about nine hours. */
const retries = 11;

interface Parts {
  readonly store: Store;
  readonly clock: Clock;
  readonly mail: { readonly transport: MailTransport };
}

/** Sends one message, unless a mail server accepted it before its job was interrupted. */
export const sendMail = defineJob<Mail, Parts>({
  name: 'send-mail',
  actsOutside: true,
  retries,
  run: ({ store, clock, mail }, message) =>
    takeOnce(store, message.id, clock.now(), (onLastByte) => mail.transport.deliver(message, onLastByte)),
});

/** Every night. */
export const forgetMails = defineJob<object, Parts>({
  name: 'forget-mails',
  cron: '17 3 * * *',
  run: ({ store, clock }) => deleteOldDeliveries(store, clock.now()),
});
