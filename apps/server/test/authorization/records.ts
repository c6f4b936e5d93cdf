import { randomUUID } from 'node:crypto';
import type { CareFacts, HealthKind } from '@clearpaw/domain';
import { tokenHashOf } from '../../src/features/invitations/issue-invitation.ts';
import type { PetRow } from '../../src/features/pets/index.ts';
import { alertTable } from '../../src/schema/alert.ts';
import { invitationTable } from '../../src/schema/invitation.ts';
import {
  type BuiltBusiness,
  buildApiKey,
  buildBadge,
  buildCareRecord,
  buildCheckIn,
  buildConnection,
  buildDocument,
  buildMember,
  buildPet,
  buildVaccination,
  buildVisit,
  buildWebhook,
} from '../../src/seed/builders/index.ts';
import type { TestPerson, TestServer } from '../test-server.ts';
import { askClinic } from './ask-clinic.ts';
import { askQuestion, type EnteredQuestion } from './ask-question.ts';
import { type EnteredApp, enterApp, removeApp } from './enter-app.ts';
import { logFeeding, recordSlip } from './enter-care.ts';
import { enterGuest } from './enter-guest.ts';
import { enterImport } from './enter-import.ts';

/** One of everything that an input can name. */
export interface Records extends EnteredApp, EnteredQuestion {
  readonly petId: string;
  readonly badge: string;
  readonly vaccinationId: string;
  readonly documentId: string;
  readonly testId: string;
  readonly treatmentId: string;
  readonly exemptionId: string;
  readonly declarationId: string;
  readonly evaluationId: string;
  readonly medicationId: string;
  readonly allergyId: string;
  readonly conditionId: string;
  readonly weightId: string;
  readonly vetVisitId: string;
  readonly careRecordId: string;
  readonly checkInId: string;
  readonly visitId: string;
  readonly incidentId: string;
  readonly careEntryId: string;
  readonly importId: string;
  /** A pet without an account, known to the business. */
  readonly guestId: string;
  /** The guest's owner. */
  readonly customerId: string;
  readonly alertId: string;
  readonly waiverId: string;
  readonly sealed: string;
  readonly invitationId: string;
  readonly token: string;
  /** Offers the pet to a new owner. */
  readonly offerToken: string;
  /** A clinic that was asked about the pet. */
  readonly clinicId: string;
  readonly confirmationId: string;
  readonly confirmToken: string;
  /** A link that shows the pet's record to anyone who has it. */
  readonly shareLinkId: string;
  /** An API key of the business. */
  readonly keyId: string;
  readonly webhookId: string;
  readonly deliveryId: string;
  readonly uid: string;
}

/** Where the records belong, and to whom. */
export interface Home {
  readonly business: BuiltBusiness;
  readonly runs: TestPerson;
  readonly keeper: TestPerson;
  /** The pet's previous owner, who transferred it to the current one. */
  readonly formerly?: TestPerson;
}

const today = new Date().toISOString().slice(0, 10);

/** Everything about one pet that is connected to one business with scope `records`. */
export async function buildRecords(
  server: TestServer,
  home: Home,
  { invited, offeredTo }: { readonly invited: string; readonly offeredTo: string },
): Promise<Records> {
  const { services } = server;
  const { business, keeper, formerly = keeper } = home;
  const pet = await buildPet(services, { owner: formerly });
  const [dose, paper] = [await buildVaccination(services, { pet }), await buildDocument(services, { pet })];
  if (home.formerly) await handOver(server, pet.id, home.formerly, keeper);
  await buildConnection(services, { pet, business, scope: 'records' });
  const offerToken = await offerPet(server, { petId: pet.id, by: keeper, to: offeredTo });
  const visit = await buildVisit(services, { pet, business });
  const incidentId = await recordSlip(server, home, pet.id);
  const [badge, checkIn, care, waiver, invitation, colleague, alertId] = await Promise.all([
    home.formerly ? currentBadge(server, pet.id) : buildBadge(services, { pet }),
    buildCheckIn(services, { pet, business, departedAt: services.clock.now() }),
    buildCare(server, pet, business.id),
    buildSigned(server, home, pet.id),
    invite(server, home, invited),
    buildMember(services, { business }),
    notifyCarer(server, keeper.uid, pet.id),
  ]);
  return {
    petId: pet.id,
    ...(await enterGuest(server, home, pet.id)),
    badge: badge.code,
    vaccinationId: dose.id,
    documentId: paper.id,
    ...care,
    checkInId: checkIn.id,
    visitId: visit.id,
    incidentId,
    careEntryId: await logFeeding(server, home, pet.id),
    importId: await enterImport(server, home),
    alertId,
    ...waiver,
    ...(await askQuestion(server, home)),
    ...invitation,
    offerToken,
    ...(await askClinic(server, home, pet.id, care.testId)),
    shareLinkId: (await server.call(keeper, 'createShareLink', { petId: pet.id, contents: ['records'] })).id,
    keyId: (await buildApiKey(services, { business })).id,
    ...(await buildWebhook(services, { business })),
    ...(await enterApp(server, business)),
    uid: colleague.uid,
  };
}

/** One record of each kind other than vaccinations. */
export async function buildCare({ services }: TestServer, pet: PetRow, businessId: string) {
  const [test, treatment, exemption, declaration, evaluation] = await Promise.all([
    buildCareRecord(services, {
      pet,
      kind: 'test',
      facts: { test: 'fecal', target: null, takenOn: today, result: 'negative' },
    }),
    buildCareRecord(services, { pet, kind: 'treatment', facts: { treatment: 'flea', givenOn: today } }),
    buildCareRecord(services, {
      pet,
      kind: 'exemption',
      facts: { target: 'rabies', from: today, until: today },
    }),
    buildCareRecord(services, {
      pet,
      kind: 'declaration',
      facts: { code: 'well', on: today, answer: 'yes' },
    }),
    buildCareRecord(services, {
      pet,
      kind: 'evaluation',
      facts: { on: today, passed: true },
      businessId,
    }),
  ]);
  return {
    testId: test.id,
    treatmentId: treatment.id,
    exemptionId: exemption.id,
    declarationId: declaration.id,
    evaluationId: evaluation.id,
    careRecordId: test.id,
    ...(await buildHealth({ services }, pet)),
  };
}

/** One health record of each kind that an owner can add. */
async function buildHealth({ services }: Pick<TestServer, 'services'>, pet: PetRow) {
  const facts = {
    medication: {
      ...{ name: 'Apoquel', dose: '16 mg', schedule: null, startedOn: today, endedOn: null },
      ...{ prescriber: null, duringVisits: true },
    },
    allergy: { substance: 'Chicken', reaction: null, severity: 'mild' },
    condition: { name: 'Hip dysplasia', diagnosedOn: null, resolvedOn: null },
    weight: { on: today, kg: 27.4 },
    vetVisit: { on: today, clinic: null, reason: 'Annual exam', notes: null },
  } as const;
  const build = async <Kind extends HealthKind>(kind: Kind) =>
    (await buildCareRecord(services, { pet, kind, facts: facts[kind] as CareFacts[Kind] })).id;
  return {
    medicationId: await build('medication'),
    allergyId: await build('allergy'),
    conditionId: await build('condition'),
    weightId: await build('weight'),
    vetVisitId: await build('vetVisit'),
  };
}

/** A waiver of the business, and the document in which its owner's signature was sealed. */
async function buildSigned(server: TestServer, { business, runs, keeper }: Home, petId: string) {
  const text = { businessId: business.id, title: 'Play', body: 'Dogs play.' };
  const { id: waiverId } = await server.call(runs, 'createWaiver', text);
  const { sha256 } = await server.call(keeper, 'signWaiver', signing(waiverId, petId));
  return { waiverId, sealed: sha256 };
}

/** What it takes to sign for one pet. */
export function signing(waiverId: string, petId: string) {
  return {
    waiverId,
    version: 1,
    petIds: [petId],
    signerName: 'Ann',
    signature: { kind: 'typed' as const, text: 'Ann' },
    idempotencyKey: randomUUID(),
  };
}

async function notifyCarer({ services }: TestServer, uid: string, petId: string): Promise<string> {
  const id = services.newId();
  const messages = { kind: 'checked_in' as const, title: 'Rex is there', body: 'Since this morning.' };
  await services.store.db
    .insert(alertTable)
    .values({ id, uid, petId, ...messages, inApp: true, createdAt: services.clock.now() });
  return id;
}

/** An open invitation to one address, and the token that normally only the email contains. */
async function invite({ services }: TestServer, { business, runs }: Home, email: string) {
  const token = randomUUID();
  const now = services.clock.now();
  const row = {
    id: services.newId(),
    tokenHash: tokenHashOf(token),
    email,
    businessId: business.id,
    role: 'staff' as const,
    invitedBy: runs.uid,
    createdAt: now,
    expiresAt: new Date(now.getTime() + 86_400_000),
  };
  await services.store.db.insert(invitationTable).values(row);
  return { invitationId: row.id, token };
}

interface OfferedPet {
  readonly petId: string;
  readonly by: TestPerson;
  readonly to: string;
}

/** Offers a pet to one address; returns the token that normally only the email contains. */
async function offerPet({ services }: TestServer, { petId, by, to }: OfferedPet): Promise<string> {
  const token = randomUUID();
  const now = services.clock.now();
  const row = {
    ...{ id: services.newId(), tokenHash: tokenHashOf(token), email: to, petId },
    ...{ keep: 'nothing' as const, invitedBy: by.uid, createdAt: now },
    expiresAt: new Date(now.getTime() + 86_400_000),
  };
  await services.store.db.insert(invitationTable).values(row);
  return token;
}

/** A pet that was transferred from another owner. */
async function handOver(server: TestServer, petId: string, from: TestPerson, to: TestPerson): Promise<void> {
  const token = await offerPet(server, { petId, by: from, to: to.email });
  await server.call(to, 'acceptTransfer', { token });
}

async function currentBadge({ services }: TestServer, petId: string): Promise<{ code: string }> {
  const { rows } = await services.store.pool.query<{ code: string }>(
    'select code from badge where pet_id = $1 and revoked_at is null',
    [petId],
  );
  return { code: rows[0]?.code ?? '' };
}

/** Removes the records as if they had been deleted by someone permitted to do so. */
export async function removeRecords(server: TestServer, gone: Records): Promise<void> {
  const { pool } = server.services.store;
  await removeApp(server, gone);
  await pool.query('delete from sealed_waiver where sha256 = $1', [gone.sealed]);
  await pool.query('delete from customer where id = $1', [gone.customerId]);
  await pool.query('delete from intake_question where id = $1', [gone.questionId]);
  await pool.query('delete from waiver where id = $1', [gone.waiverId]);
  await pool.query('delete from invitation where id = $1', [gone.invitationId]);
  await pool.query('delete from check_in where id = $1', [gone.checkInId]);
  await pool.query('delete from visit where id = $1', [gone.visitId]);
  await pool.query('delete from incident where id = $1', [gone.incidentId]);
  await pool.query('delete from care_log where id = $1', [gone.careEntryId]);
  await pool.query('delete from import where id = $1', [gone.importId]);
  await pool.query('delete from member where uid = $1', [gone.uid]);
  await pool.query('delete from document where id = $1', [gone.documentId]);
  await pool.query('delete from pet where id = any($1)', [[gone.petId, gone.guestId]]);
  await pool.query('delete from api_key where id = $1', [gone.keyId]);
  await pool.query('delete from webhook where id = $1', [gone.webhookId]);
  await pool.query('delete from clinic where id = $1', [gone.clinicId]);
}
