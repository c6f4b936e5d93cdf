import type { OutputOf, shareLinks } from '@clearpaw/contract';
import { shareContents, sharedPasscodeAttempts } from '@clearpaw/domain';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { petTable } from '../../schema/pet.ts';
import { shareLinkTable } from '../../schema/share-link.ts';
import { ownPet } from '../pets/index.ts';
import { addressHashOf, newLinkSecrets, passcodeMacsOf, sealSecrets, writeLink } from './link-secrets.ts';
import type { StoredShareLink } from './stored-share-link.ts';

type Input = z.output<typeof shareLinks.createShareLink.input>;

/** More than anyone needs; it stops a program that creates links in a loop. */
const maxOpenLinks = 50;

/** Creates a link. Nothing is copied: its content is put together when it is opened. */
export async function createShareLink(
  call: Call,
  input: Input,
): Promise<OutputOf<typeof shareLinks.createShareLink>> {
  const { services, now } = call;
  const pet = await ownPet(call, input.petId);
  if (pet.state !== 'active') {
    throw refuse.precondition('pet_not_active', 'This pet is not active, so its record is not shared.');
  }
  const secrets = newLinkSecrets();
  const row = rowOf(call, input, addressHashOf(secrets.address), sealSecrets(services, secrets));
  if (row.expiresAt && row.expiresAt <= now) {
    throw refuse.invalid([
      { path: 'expiresAt', message: 'Choose a time in the future.', reason: 'time_in_past' },
    ]);
  }
  await services.store.transaction(async (tx) => {
    await refuseTooMany(tx, pet.id, now);
    await tx.db.insert(shareLinkTable).values(row);
  });
  return { id: row.id, ...writeLink(services, row, secrets) };
}

function rowOf(call: Call, input: Input, addressHash: string, sealed: string): StoredShareLink {
  const id = call.services.newId();
  const { petId, passcode, expiresAt, label, contents } = input;
  return {
    ...{ id, petId, createdBy: call.uid, label: label ?? null, addressHash, sealed },
    contents: shareContents.filter((content) => contents.includes(content)),
    passcodeMac: passcode === undefined ? null : passcodeMacsOf(call.services, id, passcode)[0],
    attemptsLeft: passcode === undefined ? null : sharedPasscodeAttempts,
    createdAt: call.now,
    expiresAt: expiresAt === undefined ? null : new Date(expiresAt),
    ...{ endedAt: null, opened: 0, lastOpenedAt: null },
  };
}

/** Locks the pet's row, so that links created at the same time are counted one after the other. */
async function refuseTooMany({ db }: Tx, petId: string, now: Date): Promise<void> {
  await db.execute(sql`select 1 from ${petTable} where ${petTable.id} = ${petId} for no key update`);
  const { expiresAt, endedAt, attemptsLeft } = shareLinkTable;
  const works = and(
    ...[eq(shareLinkTable.petId, petId), isNull(endedAt)],
    ...[or(isNull(expiresAt), gt(expiresAt, now)), or(isNull(attemptsLeft), gt(attemptsLeft, 0))],
  );
  const open = await db.$count(shareLinkTable, works);
  if (open < maxOpenLinks) return;
  const message = `A pet can have up to ${maxOpenLinks} working share links. End one you no longer use.`;
  throw refuse.precondition('too_many_links', message);
}
