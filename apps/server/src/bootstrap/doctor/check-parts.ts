import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { createStripe } from '../../platform/billing/index.ts';
import type { BackupSchedule, Config } from '../../platform/config/index.ts';
import { probeMail } from '../../platform/mail/index.ts';
import { openScanner } from '../../platform/objects/content/index.ts';
import type { Objects } from '../../platform/objects/index.ts';
import { backupNote, drillNote } from '../backups/index.ts';
import { type CheckResult, examined, fail, ok, warn } from './check-result.ts';

const warnBackupDays = 2;
const warnDrillDays = 100;

/** Checks the other services that the server uses besides the database. */
export async function checkParts(config: Config): Promise<readonly CheckResult[]> {
  const found = await Promise.all([
    examined('mail', 'Look at SMTP_URL.', () => checkMail(config)),
    examined('payments', 'Look at STRIPE_SECRET_KEY and STRIPE_PRICE_ID.', () => checkPayments(config)),
    examined('virus scanner', 'Start clamd, or look at CLAMD_URL: uploads are refused meanwhile.', () =>
      checkScanner(config),
    ),
    checkServer(config),
  ]);
  return found.flat();
}

async function checkMail({ smtp, dataDir }: Config): Promise<CheckResult> {
  if (!smtp) return ok('mail', `SMTP_URL is not set: mails are files below ${dataDir}/outbox.`);
  await probeMail(smtp);
  return ok('mail', 'The mail server takes our login.');
}

async function checkPayments({ stripe: access, production }: Config): Promise<CheckResult> {
  if (!access)
    return production
      ? warn('payments', 'STRIPE_SECRET_KEY is not set: no one can buy Business Connect.')
      : ok('payments', 'The sandbox is used: no money moves.');
  const stripe = await createStripe(access.secretKey, access.apiUrl);
  const { active, recurring } = await stripe.prices.retrieve(access.priceId, {}, { maxNetworkRetries: 0 });
  if (!active || !recurring)
    return fail(
      'payments',
      `The price ${access.priceId} is not an active subscription price. Choose another STRIPE_PRICE_ID.`,
    );
  return ok('payments', 'Stripe knows the key and the price.');
}

async function checkScanner({ clamdUrl, production }: Config): Promise<CheckResult> {
  const scan = openScanner(clamdUrl);
  if (!scan) {
    const detail = 'CLAMD_URL is not set: uploads are not scanned.';
    return production ? warn('virus scanner', detail) : ok('virus scanner', detail);
  }
  await scan(Readable.from([Buffer.from('a clean file')]));
  return ok('virus scanner', 'clamd answers.');
}

/** The server that these settings start, if it is running. */
async function checkServer({ host, port, tls }: Config): Promise<readonly CheckResult[]> {
  if (tls) return [await checkListening(host, port)];
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}/readyz`;
  const reply = await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  if (!reply) return [warn('server', `None answers at ${address}. Start it: npm start`)];
  if (reply.ok) return [ok('server', 'It is ready.')];
  return [fail('server', `It answers ${reply.status} at ${address}: its log says why.`)];
}

/** The certificate is for the name by which a proxy reaches the server, which is not known here: nothing is asked. */
function checkListening(host: string, port: number): Promise<CheckResult> {
  const address = `${host}:${port}`;
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 5_000 });
    const end = (result: CheckResult) => {
      socket.destroy();
      resolve(result);
    };
    const none = () => end(warn('server', `None listens on ${address}. Start it: npm start`));
    socket.once('connect', () => end(ok('server', `It listens on ${address}.`)));
    socket.once('error', none).once('timeout', none);
  });
}

/** Files: written and read again, and when they were last backed up. */
export async function checkFiles(
  { notes }: Pick<Objects, 'notes'>,
  { production, backups }: Config,
  now: Date,
): Promise<readonly CheckResult[]> {
  const remedy = 'Look at STORAGE_URL, and at the keys for it.';
  const files = await examined('files', remedy, async () => {
    const text = now.toISOString();
    await notes.write('doctor', text);
    if ((await notes.read('doctor')) !== text) throw new Error('What was written was not read again.');
    return ok('files', 'They can be written and read.');
  });
  if (!production && !backups) return files;
  return [
    ...files,
    ...(await examined('backup', remedy, async () => backupFinding(await notes.read(backupNote), now))),
    ...(backups ? await checkSchedule(notes, backups, now) : []),
  ];
}

/** `last` is the instant of the last backup, null if there was none. */
export function backupFinding(last: string | null, now: Date): CheckResult {
  const how = 'Set BACKUP_DIR, or make one each day: npm run admin -- backup <file>';
  if (last === null) return warn('backup', `None was made yet. ${how}`);
  const days = Math.floor((now.getTime() - Date.parse(last)) / 86_400_000);
  if (days >= warnBackupDays) return warn('backup', `The last one is ${days} days old. ${how}`);
  return ok('backup', `The last one was made at ${last}.`);
}

/** Where backups are made by themselves: whether they can be written, and whether one was restored lately. */
async function checkSchedule(
  notes: Objects['notes'],
  { folder }: BackupSchedule,
  now: Date,
): Promise<readonly CheckResult[]> {
  const found = [
    examined('backup folder', 'Look at BACKUP_DIR, and who may write there.', async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK);
      return ok('backup folder', 'It can be written.');
    }),
    examined('backup drill', 'Look at STORAGE_URL.', async () =>
      drillFinding(await notes.read(drillNote), now),
    ),
  ];
  return (await Promise.all(found)).flat();
}

/** `last` is the instant at which a backup was last restored on trial, null where none was. */
export function drillFinding(last: string | null, now: Date): CheckResult {
  const how = 'Restore one on trial: npm run admin -- backup-drill';
  if (last === null) return warn('backup drill', `No backup was restored yet. ${how}`);
  const days = Math.floor((now.getTime() - Date.parse(last)) / 86_400_000);
  if (days >= warnDrillDays) return warn('backup drill', `The last one was ${days} days ago. ${how}`);
  return ok('backup drill', `A backup was restored on trial at ${last}.`);
}
