/** Mail: entered with its cause, delivered after the commit, once. */

export type { Mail, MailDraft, MailTransport } from './mail.ts';
export { sendMail } from './mail-job.ts';
export { type MailService, openMail } from './open-mail.ts';
export { outboxRoutes } from './outbox-routes.ts';
