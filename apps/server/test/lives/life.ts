import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { tokenHashOf } from '../../src/features/invitations/index.ts';
import { invitationTable } from '../../src/schema/invitation.ts';
import type { TestPerson, TestServer } from '../test-server.ts';
import { isCleared, type LivedDose, livedProofs, restate } from './life-model.ts';
import type { Neighborhood } from './neighborhood.ts';

/**
 * The history of one pet: each step is sent to the server and applied to the model that the verdicts are compared with.
 */
export interface Life {
  readonly server: TestServer;
  readonly around: Neighborhood;
  readonly petId: string;
  /** Included in every text entered about the pet. */
  readonly mark: string;
  readonly doses: LivedDose[];
  readonly random: () => number;
  owner: TestPerson;
}

const step = {
  record: async (life: Life) => {
    const { server, owner } = life;
    const dose = doseOf(life);
    const { id } = await server.call(owner, 'recordVaccination', dose.fields);
    remember(life, id, dose.current, null);
  },
  clinicRecords: async (life: Life) => {
    const confirmed = life.random() < 0.6 ? 'known' : 'unknown';
    const { vet, businessId } = life.around[confirmed];
    const dose = doseOf(life);
    const { id } = await life.server.call(vet, 'recordVaccination', { ...dose.fields, businessId });
    remember(life, id, dose.current, confirmed);
  },
  clinicConfirms: async (life: Life) => {
    const dose = pick(life);
    if (!dose) return;
    const { server, owner, petId, mark } = life;
    const { vet, businessId, email } = life.around.known;
    const record = { kind: 'vaccination' as const, recordId: dose.id };
    const asked = { petId, clinicName: mark, clinicEmail: email, records: [record] };
    const { confirmationId } = await server.call(owner, 'requestConfirmation', asked);
    const { token } = await server.call(vet, 'openClinicRequest', { businessId, confirmationId });
    const decision = life.random() < 0.7 ? ('confirm' as const) : ('decline' as const);
    const answers = [{ ...record, decision }];
    await server.call(null, 'answerConfirmation', { token, signer: { name: mark }, answers });
    if (decision === 'confirm') dose.confirmed = 'known';
  },
  correct: async (life: Life) => {
    const dose = pick(life);
    if (!dose) return;
    const changes = { lotNumber: `${life.mark} ${randomUUID().slice(0, 8)}` };
    await life.server.call(life.owner, 'correctVaccination', { vaccinationId: dose.id, ...changes });
    restate(dose);
  },
  withdraw: async (life: Life) => {
    const dose = pick(life);
    if (!dose) return;
    await life.server.call(life.owner, 'withdrawVaccination', { vaccinationId: dose.id });
    dose.withdrawn = true;
  },
  verify: (life: Life) => review(life, 'verify'),
  reject: (life: Life) => review(life, 'reject'),
  deleteAndRestore: async (life: Life) => {
    const { server, owner, petId, around } = life;
    await server.call(owner, 'deletePet', { petId });
    for (const { business, runs } of around.businesses) {
      const input = { businessId: business.id, petId };
      expect((await server.refusal(runs, 'getConnectedPet', input)).status).toBe('NOT_FOUND');
    }
    expect((await server.refusal(owner, 'getPet', { petId })).status).toBe('NOT_FOUND');
    await server.call(owner, 'restorePet', { petId });
    await connectEverywhere(life);
  },
  transfer: async (life: Life) => {
    const { server, owner, petId } = life;
    const next = await server.owner();
    const token = await offer(server, petId, owner, next);
    await server.call(next, 'acceptTransfer', { token });
    expect((await server.refusal(owner, 'listVaccinations', { petId })).status).toBe('NOT_FOUND');
    for (const { vet, businessId } of [life.around.known, life.around.unknown]) {
      const given = { ...doseOf(life).fields, businessId };
      expect((await server.refusal(vet, 'recordVaccination', given)).status).toBe('NOT_FOUND');
    }
    life.owner = next;
    await connectEverywhere(life);
  },
} satisfies Record<string, (life: Life) => Promise<void>>;

const likely = [
  ...([
    'record',
    'record',
    'clinicRecords',
    'clinicConfirms',
    'clinicConfirms',
    'correct',
    'withdraw',
  ] as const),
  ...(['verify', 'verify', 'verify', 'reject', 'reject', 'deleteAndRestore', 'transfer'] as const),
];

/** Performs a random step; returns its description. */
export async function live(life: Life): Promise<string> {
  const name = likely[Math.floor(life.random() * likely.length)] ?? 'record';
  await step[name](life);
  return name;
}

export async function connectEverywhere({ server, owner, petId, around }: Life): Promise<void> {
  for (const { business } of around.businesses) {
    await server.call(owner, 'connectPet', { petId, businessId: business.id, scope: 'records' });
  }
  for (const { businessId } of [around.known, around.unknown]) {
    await server.call(owner, 'connectPet', { petId, businessId, scope: 'care' });
  }
}

/** Compares every business's verdict, as shown to the owner and to the team, with the expected one. */
export async function compareVerdicts(life: Life): Promise<number> {
  const { server, owner, petId, around, doses } = life;
  for (const [index, { business, runs }] of around.businesses.entries()) {
    const proof = livedProofs[index] ?? 'owner';
    const at = { businessId: business.id, petId };
    const expected = isCleared(doses, proof, index);
    const ownersView = await server.call(owner, 'getCompliance', at);
    expect([proof, ownersView.verdict === 'compliant']).toEqual([proof, expected]);
    const teamsView = await server.call(runs, 'getConnectedPet', at);
    expect([proof, teamsView.verdict === 'compliant']).toEqual([proof, expected]);
    const { items } = await server.call(runs, 'listVaccinations', { petId, limit: 100 });
    const rejected = items.filter(({ state }) => state === 'rejected').map(({ id }) => id);
    const remembered = doses.filter((dose) => !dose.withdrawn && dose.rejectedBy.has(index));
    expect(rejected.sort()).toEqual(remembered.map(({ id }) => id).sort());
  }
  return around.businesses.length;
}

/** Half of the doses have long expired; the others are valid beyond the test. */
function doseOf({ petId, mark, random }: Life) {
  const current = random() < 0.7;
  const days = current ? ['2026-06-01', '2027-05-31'] : ['2024-06-01', '2025-05-31'];
  const [administeredOn = '', expiresOn = ''] = days;
  const facts = { vaccine: 'rabies-1y', administeredOn, expiresOn, lotNumber: mark, clinic: mark };
  return { current, fields: { petId, ...facts } };
}

function remember({ doses }: Life, id: string, current: boolean, confirmed: LivedDose['confirmed']): void {
  const fresh = { verifiedBy: new Set<number>(), rejectedBy: new Set<number>() };
  doses.push({ id, current, confirmed, withdrawn: false, ...fresh });
}

function pick({ doses, random }: Life): LivedDose | undefined {
  const active = doses.filter(({ withdrawn }) => !withdrawn);
  return active[Math.floor(random() * active.length)];
}

async function review(life: Life, decision: 'verify' | 'reject'): Promise<void> {
  const dose = pick(life);
  const { server, around, mark } = life;
  const index = Math.floor(life.random() * around.businesses.length);
  const place = around.businesses[index];
  if (!dose || !place) return;
  const input = { businessId: place.business.id, vaccinationId: dose.id, decision, note: mark };
  if (decision === 'verify' && dose.rejectedBy.has(index)) {
    const refused = await server.refusal(place.runs, 'reviewVaccination', input);
    expect(refused.details?.reason).toBe('rejected');
    return;
  }
  await server.call(place.runs, 'reviewVaccination', input);
  if (decision === 'verify') dose.verifiedBy.add(index);
  else {
    dose.verifiedBy.delete(index);
    dose.rejectedBy.add(index);
  }
}

/** Offers the pet to the next owner; returns the token that normally only the email contains. */
async function offer(
  { services }: TestServer,
  petId: string,
  by: TestPerson,
  to: TestPerson,
): Promise<string> {
  const [token, now] = [randomUUID(), services.clock.now()];
  const expiresAt = new Date(now.getTime() + 86_400_000);
  await services.store.db.insert(invitationTable).values({
    ...{ id: services.newId(), tokenHash: tokenHashOf(token), email: to.email, petId },
    ...{ keep: 'nothing' as const, invitedBy: by.uid, createdAt: now, expiresAt },
  });
  return token;
}
