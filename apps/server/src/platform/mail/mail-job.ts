import { defineJob } from '../jobs/index.ts';
import type { Mail, MailTransport } from './mail.ts';

/** Eleven tries, later and later: about nine hours of a mail server that is down. */
const retries = 11;

/** Delivers one message. */
export const sendMail = defineJob<Mail, { readonly mail: { readonly transport: MailTransport } }>({
  name: 'send-mail',
  retries,
  run: ({ mail }, message) => mail.transport.deliver(message),
});
