/** Mail: entered with its cause, delivered after the commit, once. */

/** What mails look like: text, and HTML that stands on its own. */
export { renderEmail } from './email-content.ts';
export type { MailDraft } from './mail.ts';
export { forgetMails, sendMail } from './mail-job.ts';
/** How many mails one person may cause, and one mailbox gets. */
export { takeAlertMail, takeConfirmation, takeInvitation, takeNotice } from './mail-limits.ts';
export { inLanguage, type Note, noteEmail } from './note-email.ts';
export { type MailService, openMail } from './open-mail.ts';
export { outboxRoutes } from './outbox-routes.ts';
/** Whether the mail server can be used. */
export { probeMail } from './probe-mail.ts';
