import { contract, type FunctionName } from '@clearpaw/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { careReads, careWrites } from '../../test/care-inputs.ts';
import { clinicReads, clinicWrites } from '../../test/clinic-inputs.ts';
import { countRows, type TestPerson, useServer } from '../../test/index.ts';
import { carerFunctions, managerFunctions, ownerFunctions } from '../../test/manager-functions.ts';
import { programReads, programWrites } from '../../test/program-inputs.ts';
import { ruleWrites } from '../../test/rule-inputs.ts';
import type { BuiltBusiness } from '../seed/builders/index.ts';
import {
  buildApiKey,
  buildAppGrant,
  buildBadge,
  buildBusiness,
  buildCheckIn,
  buildConnection,
  buildMember,
} from '../seed/builders/index.ts';

const server = await useServer();
const unknownId = '01900000-0000-7000-8000-000000000000';

interface MembershipFixture {
  readonly business: BuiltBusiness;
  readonly owner: TestPerson;
  readonly badge: string;
  readonly petId: string;
  readonly checkInId: string;
  readonly keyId: string;
  readonly appId: string;
  /** A pet that is connected to the business. */
  readonly connectedId: string;
  /** Connected with scope `records`. */
  readonly sharedPetId: string;
  /** The owner of the connected pet, as a customer. */
  readonly customerId: string;
  /** A pet that has visited. */
  readonly visitorId: string;
}
let open: MembershipFixture;
let free: MembershipFixture;
let lapsed: MembershipFixture;

async function buildFixture(plan: 'business' | 'free' | 'lapsed'): Promise<MembershipFixture> {
  const { services } = server;
  const owner = await server.businessPerson({ plan });
  const business = await buildBusiness(services, { owner });
  const badge = await buildBadge(services);
  const checkIn = await buildCheckIn(services, { business });
  const connectedId = (await buildConnection(services, { business })).petId;
  const shared = await buildConnection(services, { business, scope: 'records' });
  const customers = 'select c.id from customer c join pet p on p.owner_id = c.uid where p.id = $1';
  const { rows } = await services.store.pool.query<{ id: string }>(customers, [connectedId]);
  return {
    business,
    owner,
    badge: badge.code,
    petId: badge.petId,
    checkInId: checkIn.id,
    keyId: (await buildApiKey(services, { business })).id,
    appId: (await buildAppGrant(services, { business })).appId,
    sharedPetId: shared.petId,
    visitorId: checkIn.petId,
    connectedId,
    customerId: rows[0]?.id ?? '',
  };
}

beforeAll(async () => {
  [open, free, lapsed] = await Promise.all([
    buildFixture('business'),
    buildFixture('free'),
    buildFixture('lapsed'),
  ]);
});

type Make = (fixture: MembershipFixture, businessId: string) => unknown;
const key = () => ({ idempotencyKey: crypto.randomUUID() });
const span = { from: '2026-03-01', to: '2026-03-02' };
const only: Make = (_, businessId) => ({ businessId });
const guest = { petName: 'Rex', species: 'dog', ownerEmail: 'guest@example.test' };
const writes: Partial<Record<FunctionName, Make>> = {
  ...programWrites,
  savePetNote: (fixture, businessId) => ({ businessId, petId: fixture.petId, note: '', flags: [] }),
  remindOwners: (fixture, businessId) => ({ businessId, petIds: [fixture.connectedId], preview: true }),
  recordIncident: ({ connectedId }, businessId) => ({
    ...{ businessId, petIds: [connectedId], kind: 'other', occurredAt: '2026-03-01T12:00:00Z' },
    ...{ description: 'Slipped.', notifyOwners: false },
  }),
  ...careWrites,
  previewDueReminder: (_, businessId) => ({ businessId, withinDays: 30 }),
  sendDueReminder: (_, businessId) => ({ businessId, withinDays: 30 }),
  watchDueReminder: only,
  previewImport: (_, businessId) => ({ businessId, storagePath: 'users/none/files/customers.csv' }),
  runImport: (_, businessId) => ({
    ...{ businessId, storagePath: 'users/none/files/customers.csv', skipProblems: true, invite: false },
    mapping: { headerRow: 1, columns: [], dateOrder: null, species: null },
  }),
  inviteOwner: (_, businessId) => ({ businessId, email: 'nobody@invited.test' }),
  createWaiver: (_, businessId) => ({ businessId, title: 'Play', body: 'Dogs play.' }),
  reviewVaccination: (fixture, businessId) => ({
    businessId,
    vaccinationId: fixture.petId,
    decision: 'verify',
  }),
  reviewRecord: (fixture, businessId) => ({
    ...{ businessId, kind: 'vaccination', recordId: fixture.petId },
    decision: 'verify',
  }),
  inviteMember: (_, businessId) => ({ businessId, email: 'ann@example.test', role: 'staff' }),
  withdrawInvitation: (fixture, businessId) => ({ businessId, invitationId: fixture.petId }),
  changeMemberRole: (fixture, businessId) => ({ businessId, uid: fixture.petId, role: 'staff' }),
  removeMember: (fixture, businessId) => ({ businessId, uid: fixture.petId }),
  transferOwnership: (fixture, businessId) => ({ businessId, uid: fixture.petId }),
  setClinicTrust: (fixture, businessId) => ({ businessId, clinicId: fixture.petId, trust: 'trusted' }),
  ...clinicWrites,
  updateBusiness: (_, businessId) => ({ businessId, name: 'New name' }),
  ...ruleWrites,
  recordEvaluation: ({ connectedId: petId }, businessId) => ({
    businessId,
    petId,
    on: '2026-01-05',
    passed: true,
  }),
  scanBadge: (fixture, businessId) => ({ businessId, badge: fixture.badge }),
  checkIn: (fixture, businessId) => ({
    businessId,
    petId: fixture.petId,
    badge: fixture.badge,
    method: 'badge',
    decision: 'deny',
    idempotencyKey: crypto.randomUUID(),
  }),
  undoCheckIn: ({ checkInId }, businessId) => ({ businessId, checkInId, ...key() }),
  undoCheckOut: ({ checkInId }, businessId) => ({ businessId, checkInId, ...key() }),
  decideArrival: ({ checkInId }, businessId) => ({ businessId, checkInId, decision: 'deny' }),
  createCustomer: (_, businessId) => ({ businessId, name: 'Ann' }),
  updateCustomer: (fixture, businessId) => ({ businessId, customerId: fixture.petId, name: 'Ann' }),
  createGuest: (_, businessId) => ({ businessId, ...guest }),
  readGuestCertificate: (_, businessId) => ({ businessId, storagePath: 'users/none/a.pdf', species: 'dog' }),
  updateGuest: ({ connectedId }, businessId) => ({ businessId, petId: connectedId, ...guest }),
  notifyOverlaps: ({ visitorId: petId }, businessId) => ({ businessId, petId, ...span, ...key() }),
  checkOut: ({ checkInId }, businessId) => ({ businessId, checkInId, idempotencyKey: crypto.randomUUID() }),
};
const reads: Partial<Record<FunctionName, Make>> = {
  getBusinessSummary: (_, businessId) => ({ businessId, ...span }),
  getAsOfReport: (_, businessId) => ({ businessId, at: '2026-03-01T12:00:00Z' }),
  findOverlaps: ({ visitorId }, businessId) => ({ businessId, petId: visitorId, ...span }),
  listConnections: only,
  listConnectionDetails: ({ connectedId }, businessId) => ({ businessId, petIds: [connectedId] }),
  listPetsAtOtherLocations: only,
  listIncidents: only,
  exportBusiness: only,
  listImports: only,
  getDueReport: (_, businessId) => ({ businessId, withinDays: 30 }),
  ...programReads,
  ...careReads,
  listCustomers: only,
  getCustomer: ({ customerId }, businessId) => ({ businessId, customerId }),
  listVisits: (_, businessId) => ({ businessId, ...span }),
  watchVisits: only,
  listCheckIns: only,
  watchCheckIns: only,
  printPoster: only,
  watchConnections: only,
  listMembers: only,
  getConnectedPet: (fixture, businessId) => ({ businessId, petId: fixture.connectedId }),
  listReviewQueue: only,
  listRejectedDoses: only,
  listWaivers: only,
  listClinics: only,
  listInvitations: only,
  listAuditEntries: only,
  verifyAuditTrail: only,
  listRequirementVersions: only,
  getRecheckProgress: only,
};
const all = Object.entries({ ...writes, ...reads, ...clinicReads }) as [FunctionName, Make][];

/** The call is refused and has changed nothing. */
async function refuses(caller: TestPerson, name: FunctionName, input: unknown) {
  const before = await countRows(server.services.store);
  const refused = await server.refusal(caller, name, input);
  expect(await countRows(server.services.store)).toEqual(before);
  return [refused.status, refused.details?.reason];
}

describe('a function of a business refuses in this order, and changes nothing', () => {
  test.each(all)('%s: an unknown business', async (name, make) => {
    const owner = await server.owner();
    expect(await refuses(owner, name, make(open, unknownId))).toEqual(['NOT_FOUND', undefined]);
  });
  test.each(all)('%s: an account of the other kind, even if it is a member', async (name, make) => {
    const owner = await server.owner();
    await buildMember(server.services, { business: open.business, account: owner, role: 'owner' });
    const refused = await refuses(owner, name, make(open, open.business.id));
    expect(refused).toEqual(['PERMISSION_DENIED', 'wrong_role']);
  });
  test.each(all)('%s: no member, whatever the plan of either side', async (name, make) => {
    const outsider = await server.businessPerson({ plan: 'free' });
    for (const fixture of [open, free]) {
      const refused = await refuses(outsider, name, make(fixture, fixture.business.id));
      expect(refused).toEqual(['PERMISSION_DENIED', 'not_member']);
    }
  });
  test.each(all)('%s: a member of a free business, whatever the member’s own plan', async (name, make) => {
    const staff = await server.businessPerson();
    await buildMember(server.services, { business: free.business, account: staff });
    for (const member of [free.owner, staff]) {
      const refused = await refuses(member, name, make(free, free.business.id));
      expect(refused).toEqual(['PERMISSION_DENIED', 'upgrade_required']);
    }
  });
  test.each(managerFunctions)('%s: staff', async (name) => {
    const staff = await server.businessPerson({ plan: 'free' });
    await buildMember(server.services, { business: open.business, account: staff });
    const make = writes[name] ?? reads[name];
    const refused = await refuses(staff, name, make?.(open, open.business.id));
    expect(refused).toEqual(['PERMISSION_DENIED', 'insufficient_role']);
  });
});

/** Functions that a business's pages call and that need no membership, or are authorized by a pet's connection. */
const moreReads: Partial<Record<FunctionName, Make>> = {
  listMyBusinesses: () => ({}),
  getBusiness: only,
  getRequirements: only,
  getCompliance: (fixture, businessId) => ({ petId: fixture.sharedPetId, businessId }),
  getPet: (fixture) => ({ petId: fixture.sharedPetId }),
  listVaccinations: (fixture) => ({ petId: fixture.sharedPetId }),
};

describe('a business whose plan has ended', () => {
  test('every function about a business is in one of these tables', () => {
    const aboutBusinesses = (Object.keys(contract) as FunctionName[]).filter((name) =>
      JSON.stringify(z.toJSONSchema(contract[name].input, { io: 'input', unrepresentable: 'any' })).includes(
        '"businessId"',
      ),
    );
    const names = Object.keys({ ...writes, ...reads, ...moreReads, ...clinicReads });
    // deleteApp takes the app away: tested in features/apps.
    const tables = new Set(names.concat(carerFunctions, 'deleteApp'));
    expect(aboutBusinesses.filter((name) => !tables.has(name))).toEqual([]);
  });
  test.each(Object.entries(writes) as [FunctionName, Make][])('cannot %s', async (name, make) => {
    const refused = await refuses(lapsed.owner, name, make(lapsed, lapsed.business.id));
    expect(refused).toEqual(['PERMISSION_DENIED', 'upgrade_required']);
  });
  test('creates no second business', async () => {
    const input = { name: 'New Place', kind: 'cafe', timeZone: 'Europe/Berlin' };
    const refused = await refuses(lapsed.owner, 'createBusiness', input);
    expect(refused).toEqual(['PERMISSION_DENIED', 'upgrade_required']);
  });
  const readable = Object.entries({ ...reads, ...moreReads }) as [FunctionName, Make][];
  test.each(readable)('can still call %s', async (name, make) => {
    const manager = await server.businessPerson({ plan: 'free' });
    const role = ownerFunctions.includes(name) ? 'owner' : 'manager';
    await buildMember(server.services, { business: lapsed.business, account: manager, role });
    for (const reader of [lapsed.owner, manager]) {
      const read = await server.call(reader, name, make(lapsed, lapsed.business.id) as never);
      // A business with a plan gets an answer of the same shape: nothing is left out.
      const full = await server.call(open.owner, name, make(open, open.business.id) as never);
      expect(Object.keys(read as object)).toEqual(Object.keys(full as object));
    }
  });
});

test('a free business account creates no business and is told about the plan', async () => {
  const caller = await server.businessPerson({ plan: 'free' });
  const input = { name: 'New Place', kind: 'cafe', timeZone: 'Europe/Berlin' };
  expect(await refuses(caller, 'createBusiness', input)).toEqual(['PERMISSION_DENIED', 'upgrade_required']);
});

test.each([
  ['createPet', { name: 'Rex', species: 'dog' }],
  ['listPets', {}],
] as const)('%s is for owners: a business and someone undecided are refused', async (name, input) => {
  for (const caller of [await server.businessPerson(), await server.newcomer()]) {
    expect(await refuses(caller, name, input)).toEqual(['PERMISSION_DENIED', 'wrong_role']);
  }
});

test.each([
  ['createBusiness', { name: 'Place', kind: 'cafe', timeZone: 'Europe/Berlin' }],
  ['listMyBusinesses', {}],
] as const)('%s is for businesses: an owner and someone undecided are refused', async (name, input) => {
  for (const caller of [await server.owner(), await server.newcomer()]) {
    expect(await refuses(caller, name, input)).toEqual(['PERMISSION_DENIED', 'wrong_role']);
  }
});
