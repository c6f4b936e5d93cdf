import type { SmtpAccess } from '../config/index.ts';

const waitMs = 5_000;

/** Logs in to the mail server and sends nothing; throws its refusal. */
export async function probeMail({ url }: SmtpAccess): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
