import { sealAgain } from '../../apps/server/src/bootstrap/seal-again.ts';
import type { BackupServices } from './back-up.ts';
import type { CommandOutcome } from './commands.ts';

/** Seals what is stored with the new AUTH_SECRET, so that the old one can go. */
export async function reseal(services: BackupServices): Promise<CommandOutcome> {
  if (services.secrets.length === 1) {
    const how = 'To replace it, set the new and the old one with a comma between: docs/guides/operate.md';
    return { lines: [`AUTH_SECRET has one secret, so there is nothing to do. ${how}`], good: false };
  }
  const { values, signatures, passcodes, lastEndsAt } = await sealAgain(services);
  const end = lastEndsAt
    ? `the last one ends at ${lastEndsAt.toISOString()}`
    : 'some do not end by themselves';
  return {
    lines: [
      `Written again with the first secret: ${values} of the stored secrets, ${signatures} of the signatures.`,
      passcodes === 0
        ? 'No share link has a passcode.'
        : `${passcodes} share links have a passcode, ${end}: one that is not opened before the old secret goes stops opening.`,
      'Keep the old secret for seven days, so that people who visit in that time stay signed in. Then leave it out.',
    ],
    good: true,
  };
}
