import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { SmtpAccess } from '../config/index.ts';
import { UnrecoverableError } from '../jobs/index.ts';
import { isFinal, type SmtpProblem } from './is-final.ts';
import type { Mail, MailTransport } from './mail.ts';

/** A mail server that is silent for this long counts as down; the job tries again later. */
const patienceMs = 15_000;

/** One pooled connection to the configured mail server. */
export function smtpTransport(access: SmtpAccess, publicUrl: string, waitMs = patienceMs): MailTransport {
  const { hostname } = new URL(publicUrl);
  const transport = createTransport({
    url: access.url,
    pool: true,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
  });
  transport.use('stream', ({ data, message }, done) => {
    message.processFunc((whole) => whole.pipe(new LastByte((data as Announced).onLastByte)));
    done();
  });
  return {
    async deliver(mail: Mail, onLastByte: () => void) {
      const { id, to, subject, text, html, headers, createdAt } = mail;
      const messageId = `<${id}@${hostname}>`;
      const optional = { ...(html !== undefined && { html }), ...(headers && { headers }) };
      const envelope = {
        from: access.from,
        to,
        subject,
        text,
        messageId,
        date: createdAt,
        onLastByte,
        ...optional,
      };
      await transport.sendMail(envelope).catch((problem: Error & SmtpProblem) => {
        throw isFinal(problem) ? new UnrecoverableError(problem.message) : problem;
      });
    },
    close: () => transport.close(),
  };
}

interface Announced {
  readonly onLastByte: () => void;
}

/**
 * Passes a message through to the stream that adds the final dot. It ends once the system has accepted all bytes; then
 * it reports the last byte.
 */
class LastByte extends PassThrough {
  readonly #onLastByte: () => void;

  constructor(onLastByte: () => void) {
    super();
    this.#onLastByte = onLastByte;
  }

  override pipe<Next extends NodeJS.WritableStream>(next: Next, options?: { end?: boolean }): Next {
    next.once('end', this.#onLastByte);
    return super.pipe(next, options);
  }
}
