import { Transform, type TransformCallback } from 'node:stream';
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
    // By itself the pool sends a message again whose connection was closed, even if the mail server has it.
    maxRequeues: 0,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
  });
  transport.use('stream', ({ data, message }, done) => {
    message.processFunc((whole) => passErrors(whole, new LastByte((data as Announced).onLastByte)));
    done();
  });
  return {
    async deliver(mail: Mail, onLastByte: () => Promise<void>) {
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
  readonly onLastByte: () => Promise<void>;
}

function passErrors(whole: NodeJS.ReadableStream, next: LastByte): LastByte {
  whole.once('error', (problem) => next.destroy(problem));
  return whole.pipe(next);
}

/**
 * Passes a message through. What reports its last byte is done before the mail server sees the final dot, without which
 * it does not take the message.
 */
class LastByte extends Transform {
  readonly #onLastByte: () => Promise<void>;

  constructor(onLastByte: () => Promise<void>) {
    super();
    this.#onLastByte = onLastByte;
  }

  override _transform(bytes: Buffer, _: BufferEncoding, done: TransformCallback): void {
    done(null, bytes);
  }

  override _flush(done: TransformCallback): void {
    this.#onLastByte().then(() => done(), done);
  }
}
