/** Mail: queued in the transaction of its cause, delivered once after the commit. */

export { renderEmail } from './email-content.ts';
export { forgetMails, sendMail } from './mail-job.ts';
export { takeAlertMails, takeConfirmation, takeInvitation, takeNotice } from './mail-limits.ts';
export { inLanguage, type NoteEmail, noteEmail } from './note-email.ts';
export { type MailService, openMail } from './open-mail.ts';
export { outboxRoutes } from './outbox-routes.ts';
export { probeMail } from './probe-mail.ts';
