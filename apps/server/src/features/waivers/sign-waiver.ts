import type { OutputOf, waivers } from '@clearpaw/contract';
import { addMonths, calendarDateIn } from '@clearpaw/domain';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { readMoment } from '../../platform/clock/index.ts';
import { idempotentAfterDecision, type Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { businessTable } from '../../schema/business.ts';
import { topicOf } from '../../schema/event-topics.ts';
import { sealedWaiverTable, waiverSignatureTable } from '../../schema/waiver.ts';
import { languageOf } from '../accounts/index.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import type { PetRow } from '../pets/index.ts';
import { petChanged } from '../rechecks/index.ts';
import { findSignedPets } from './find-signed-pets.ts';
import { signableWaiver } from './find-waiver.ts';
import { contentOf } from './get-waiver-to-sign.ts';
import { readDrawing } from './read-drawing.ts';
import { readMinors } from './read-minors.ts';
import { sealWaiverPdf } from './seal-waiver-pdf.ts';
import type { WaiverPdf } from './waiver-pdf.ts';
import { presentSignature, type SignatureRow, type WaiverRow } from './waiver-presenter.ts';

type Input = z.output<typeof waivers.signWaiver.input>;
type Signed = OutputOf<typeof waivers.signWaiver>;

interface Found {
  readonly waiver: WaiverRow;
  readonly pets: readonly PetRow[];
  readonly asMember: boolean;
  readonly signedAt: Date;
}

interface Decided {
  readonly rows: readonly SignatureRow[];
  readonly pdf: Buffer;
  readonly asMember: boolean;
}

/**
 * Signs for one or several pets at once, and stores a signed document with what was read, by whom, when and from where.
 */
export async function signWaiver(call: AuditedCall, input: Input): Promise<Signed> {
  const { waiver, asMember } = await signableWaiver(call, input.waiverId);
  const signedAt = whenSigned(input.signedAt, call.now, asMember, waiver);
  const pets = await findSignedPets(call, waiver.businessId, input.petIds, asMember);
  const { idempotencyKey: key, ...fields } = input;
  const attempt = { uid: call.uid, key, input: [call.name, fields], now: call.now };
  const decide = () => prepare(call, input, { waiver, pets, asMember, signedAt });
  return idempotentAfterDecision(call.services.store, attempt, decide, (tx, decided) =>
    save(tx, call, decided),
  );
}

/** A device's clock may differ a little from ours. */
const toleranceMs = 5 * 60 * 1000;

/**
 * Only a business's own device can sign without a network; for everyone else the time of the call counts. A text cannot
 * be signed before it was published.
 */
function whenSigned(said: string | undefined, now: Date, asMember: boolean, waiver: WaiverRow): Date {
  const path = 'signedAt';
  if (said !== undefined && !asMember) {
    const message = 'Only a business’s device may state when a signature was made.';
    throw refuse.malformed([{ path, message }]);
  }
  const signedAt = readMoment(said, now, path);
  if (signedAt.getTime() + toleranceMs >= waiver.updatedAt.getTime()) return signedAt;
  const message = 'This version was not published yet at that moment; check the clock of the device.';
  throw refuse.invalid([{ path, message, reason: 'signed_before_published' }]);
}

async function prepare(call: Call, input: Input, found: Found): Promise<Decided> {
  const { waiver, pets, asMember, signedAt } = found;
  refuseOtherVersion(waiver, input.version);
  const named = eq(businessTable.id, waiver.businessId);
  const [business] = await call.services.store.db.select().from(businessTable).where(named);
  if (!business) throw refuse.notFound('waiver');
  const day = calendarDateIn(signedAt.getTime(), business.timeZone);
  const minors = readMinors(waiver, input.minors ?? [], day);
  const sealed: WaiverPdf = {
    businessName: business.name,
    waiver,
    ...(await contentOf(call, waiver)),
    petNames: pets.map((pet) => pet.name),
    signerName: input.signerName,
    minors,
    signature: await readDrawing(input.signature),
    signedAt,
    statedAt: input.signedAt === undefined ? null : call.now,
    origin: call.origin,
  };
  const language = await languageOf(call.services.store.db, call.uid);
  const { pdf, sha256 } = await sealWaiverPdf(call.services, sealed, { language, now: call.now });
  const rows = pets.map((pet) => ({
    id: call.services.newId(),
    waiverId: waiver.id,
    businessId: business.id,
    version: waiver.version,
    materialVersion: waiver.materialVersion,
    petId: pet.id,
    petName: pet.name,
    signedBy: call.uid,
    signerName: input.signerName,
    minors: minors.map(({ name }) => name),
    minorDetails: minors.some(({ bornOn }) => bornOn !== null) ? [...minors] : null,
    signedAt,
    expiresOn: waiver.validMonths === null ? null : addMonths(day, waiver.validMonths),
    sha256,
  }));
  return { rows, pdf, asMember };
}

/** Only the current text, which the signer has read, can be signed. */
function refuseOtherVersion(waiver: WaiverRow, version: number): void {
  if (version === waiver.version) return;
  if (version > waiver.version) {
    throw refuse.malformed([{ path: 'version', message: `The latest version is ${waiver.version}.` }]);
  }
  const message = `Version ${waiver.version} was published meanwhile; read it before you sign.`;
  throw refuse('ABORTED', message, { reason: 'changed_meanwhile', version: waiver.version });
}

async function save(tx: Tx, call: AuditedCall, { rows, pdf, asMember }: Decided): Promise<Signed> {
  const [first] = rows;
  if (!first) throw new Error('The input names at least one pet.');
  const { sha256, waiverId, businessId } = first;
  await tx.db.insert(sealedWaiverTable).values({ sha256, waiverId, bytes: pdf });
  await tx.db.insert(waiverSignatureTable).values([...rows]);
  for (const row of rows) {
    await petChanged(tx, row.petId, call.now);
    const subject = { kind: 'signature', id: row.id } as const;
    await appendEntry(tx.db, call, { businessId, by: asMember ? 'member' : 'owner', subject });
  }
  const petIds = rows.map(({ petId }) => petId);
  const payload = { type: 'waiver.signed', waiverId, version: first.version, petIds } as const;
  tx.publish({ topic: topicOf('programEvents', businessId), payload });
  return { signatures: rows.map(presentSignature), sha256 };
}
