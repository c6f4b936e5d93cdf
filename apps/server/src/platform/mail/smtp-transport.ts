import { createTransport } from 'nodemailer';
import type { SmtpAccess } from '../config/index.ts';
import type { Mail, MailTransport } from './mail.ts';

/** A mail server that says nothing for this long counts as down; the job tries again later. */
const patienceMs = 15_000;

/** One pooled connection to the configured mail server. */
export function smtpTransport(access: SmtpAccess, publicUrl: string): MailTransport {
  const { hostname } = new URL(publicUrl);
  const transport = createTransport({
    url: access.url,
    pool: true,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  return {
    async deliver(mail: Mail) {
      const { id, to, subject, text, html, headers, createdAt } = mail;
      const messageId = `<${id}@${hostname}>`;
      const optional = { ...(html !== undefined && { html }), ...(headers && { headers }) };
      await transport.sendMail({
        from: access.from,
        to,
        subject,
        text,
        messageId,
        date: createdAt,
        ...optional,
      });
    },
    close: () => transport.close(),
  };
}
