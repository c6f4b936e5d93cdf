import type { Clock } from '../clock/index.ts';
import type { Config } from '../config/index.ts';
import type { Tx } from '../database/index.ts';
import type { JobQueue } from '../jobs/index.ts';
import type { MailDraft, MailTransport } from './mail.ts';
import { sendMail } from './mail-job.ts';
import { outboxFolder } from './outbox-folder.ts';

export interface MailParts {
  readonly config: Config;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly newId: () => string;
}

export interface MailService {
  readonly transport: MailTransport;
  /** Queues a message in the transaction of its cause; returns its id. It is sent after the commit. */
  send(tx: Tx, draft: MailDraft): Promise<string>;
  /** The same for several messages, in one statement. */
  sendAll(tx: Tx, drafts: readonly MailDraft[]): Promise<void>;
}

/** Mail by SMTP_URL, else into the outbox folder below DATA_DIR. */
export async function openMail({ config, jobs, clock, newId }: MailParts): Promise<MailService> {
  const mailOf = (draft: MailDraft) => ({ ...draft, id: newId(), createdAt: clock.now().toISOString() });
  return {
    transport: await openTransport(config),
    async send(tx, draft) {
      const mail = mailOf(draft);
      await jobs.enqueue(tx, sendMail, mail);
      return mail.id;
    },
    sendAll: (tx, drafts) => jobs.enqueueAll(tx, sendMail, drafts.map(mailOf)),
  };
}

async function openTransport({ smtp, publicUrl, dataDir }: Config): Promise<MailTransport> {
  if (!smtp) return outboxFolder(dataDir);
  const { smtpTransport } = await import('./smtp-transport.ts');
  return smtpTransport(smtp, publicUrl);
}
