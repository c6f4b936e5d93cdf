import { businessConnectPlan } from '@clearpaw/domain';
import { examine, openDatabaseBeside } from '../../apps/server/src/bootstrap/doctor/index.ts';
import { openBilling } from '../../apps/server/src/bootstrap/open-billing.ts';
import { createSealer, findAuthSecrets } from '../../apps/server/src/platform/auth/index.ts';
import { BackupRefused } from '../../apps/server/src/platform/backup/index.ts';
import { systemClock } from '../../apps/server/src/platform/clock/index.ts';
import { readConfig } from '../../apps/server/src/platform/config/index.ts';
import { openObjects } from '../../apps/server/src/platform/objects/index.ts';
import { createLog } from '../../apps/server/src/platform/telemetry/index.ts';
import { adoptDatabase } from './adopt-database.ts';
import { type BackupServices, backUp, drill, restore } from './back-up.ts';
import {
  type CommandOutcome,
  compare,
  grant,
  importDirectory,
  jobCommands,
  revoke,
  revokeBadgeKey,
  rotateBadgeKeys,
  show,
} from './commands.ts';
import { reseal } from './seal-again.ts';
import { verifyTrails } from './verify-audit-logs.ts';

export const usage: CommandOutcome = {
  lines: [
    'npm run admin -- doctor                               checks everything a server needs, and says what to do',
    'npm run admin -- grant <email> [--until YYYY-MM-DD]   gives Business Connect, until a day or without end',
    'npm run admin -- revoke <email>                       takes back what was given',
    'npm run admin -- show <email>                         shows what an account has, and why',
    'npm run admin -- jobs [--retry]                       lists what failed for good, or tries all of it again',
    'npm run admin -- adopt                                uses a restored or copied database from now on',
    'npm run admin -- audit verify                         walks every audit trail',
    'npm run admin -- reconcile [--repair]                 compares Stripe with what is kept here',
    'npm run admin -- clinics import <csv>                 adds clinics to the directory: name, domain or email, location',
    'npm run admin -- backup <file>                        writes everything into one encrypted file (BACKUP_KEY)',
    'npm run admin -- restore <file> [--replace]           puts a backup back, after checking all of it',
    'npm run admin -- backup-drill [file]                  restores the newest backup on trial, and removes it again',
    'npm run admin -- reseal                               seals what is stored with a new AUTH_SECRET, so that the old one can go',
    'npm run admin -- badge-keys rotate [--now]            makes the next key that signs badges; --now if one leaked',
    'npm run admin -- badge-keys revoke <kid>              takes back a key that leaked: its badges are refused',
  ],
  good: false,
};

type Command = (services: BackupServices) => Promise<CommandOutcome>;

/** The command for the arguments; null if there is none. */
export function parseCommand(args: readonly string[]): Command | null {
  const [name, first, option, value] = args;
  if (name === 'adopt' && args.length === 1) return adoptDatabase;
  if (name === 'reseal' && args.length === 1) return reseal;
  if (name === 'backup' && first !== undefined && args.length === 2) {
    return (services) => backUp(services, first);
  }
  if (name === 'backup-drill' && args.length <= 2) return (services) => drill(services, first);
  if (name === 'restore' && first !== undefined && (option === undefined || option === '--replace')) {
    if (args.length <= 3) return (services) => restore(services, first, option === '--replace');
  }
  if (name === 'audit' && first === 'verify' && args.length === 2) return verifyTrails;
  if (name === 'badge-keys' && first === 'rotate' && args.length <= 3) {
    if (option === undefined || option === '--now') {
      return (services) => rotateBadgeKeys(services, option === '--now');
    }
  }
  if (name === 'badge-keys' && first === 'revoke' && option !== undefined && args.length === 3) {
    return (services) => revokeBadgeKey(services, option);
  }
  if (name === 'clinics' && first === 'import' && option !== undefined && args.length === 3) {
    return (services) => importDirectory(services, option);
  }
  const email = first?.includes('@') ? first : undefined;
  if (name === 'reconcile' && (first === undefined || first === '--repair') && args.length <= 2) {
    return (services) => compare(services, first === '--repair');
  }
  if (name === 'jobs' && (first === undefined || first === '--retry') && args.length <= 2) {
    return (services) => jobCommands(services, first === '--retry');
  }
  if (email === undefined) return null;
  if (name === 'grant' && option === undefined) return (services) => grant(services, email, null);
  const until = name === 'grant' && option === '--until' && args.length === 4 ? parseDay(value) : null;
  if (until) return (services) => grant(services, email, until);
  if (args.length !== 2) return null;
  if (name === 'revoke') return (services) => revoke(services, email);
  return name === 'show' ? (services) => show(services, email) : null;
}

function parseDay(text = ''): Date | null {
  const day = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? day : null;
}

/** Runs a command with the settings a server would have, beside that server. */
export async function runAdmin(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<CommandOutcome> {
  if (args[0] === 'doctor' && args.length === 1) return doctor(environment);
  const command = parseCommand(args);
  if (!command) return usage;
  const config = readConfig(environment);
  const log = createLog('warn');
  const { store, close } = await openDatabaseBeside(config, log);
  try {
    const secrets = await findAuthSecrets(config);
    const price = { id: 'price_business_connect', amount: businessConnectPlan.priceMinor, currency: 'usd' };
    const { billing } = await openBilling({
      ...{ config, store, clock: systemClock, log, price },
      authSecret: secrets[0],
    });
    const sealer = createSealer(...secrets);
    const { objects, close: closeObjects } = await openObjects({ config, store, clock: systemClock, log });
    try {
      return await command({ config, store, clock: systemClock, log, billing, sealer, objects, secrets });
    } catch (problem) {
      if (!(problem instanceof BackupRefused)) throw problem;
      return { lines: [problem.message], good: false };
    } finally {
      closeObjects();
    }
  } finally {
    await close();
  }
}

/** Opens everything it examines itself: what cannot be opened is part of the result. */
async function doctor(environment: Readonly<Record<string, string | undefined>>): Promise<CommandOutcome> {
  const findings = await examine(environment);
  return {
    lines: findings.map(({ level, name, detail }) => `${level.padEnd(4)} ${name}: ${detail}`),
    good: findings.every(({ level }) => level !== 'fail'),
  };
}
