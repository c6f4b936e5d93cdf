import { type ReviewableKind, reviewableKinds } from '@clearpaw/domain';
import { expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import {
  type BuiltBusiness,
  buildBusiness,
  buildConnection,
  buildPet,
  buildRequirements,
} from '../../seed/builders/index.ts';
import { reviewableRecords } from './testing/reviewable-records.ts';

const server = await useServer();
const { services } = server;

interface Yard {
  readonly owner: TestPerson;
  readonly business: BuiltBusiness;
}

/** A business that counts only its own reviews, or any. */
async function openYard(kind: ReviewableKind, reviewedBy: 'us' | undefined): Promise<Yard> {
  const owner = await server.businessPerson();
  const business = await buildBusiness(services, { owner });
  const any = reviewableRecords[kind].requirement('reviewed');
  const requirement = (reviewedBy ? { ...any, reviewedBy } : any) as typeof any;
  await buildRequirements(services, { business, rules: [{ id: 'r', level: 'required', requirement }] });
  return { owner, business };
}

/**
 * One record with a document, readable by a business that counts only its own reviews, and by another that counts any.
 */
async function buildFixture(kind: ReviewableKind) {
  const maya = await server.owner();
  const pet = await buildPet(services, { owner: maya });
  const [strict, open] = [await openYard(kind, 'us'), await openYard(kind, undefined)];
  for (const { business } of [strict, open]) {
    await buildConnection(services, { pet, business, scope: 'records' });
  }
  const recordId = await reviewableRecords[kind].add(server, maya, pet);
  const status = async ({ business }: Yard) =>
    (await server.call(maya, 'getCompliance', { petId: pet.id, businessId: business.id })).checks[0]?.status;
  const decide = ({ owner, business }: Yard, decision: 'verify' | 'reject') =>
    server.call(owner, 'reviewRecord', { businessId: business.id, kind, recordId, decision });
  const waits = async ({ owner, business }: Yard) =>
    (await server.call(owner, 'listReviewQueue', { businessId: business.id })).items.length;
  return { maya, pet, recordId, strict, open, status, decide, waits };
}

const satisfied = (kind: ReviewableKind) => (kind === 'exemption' ? 'exempt' : 'met');

test.each(reviewableKinds)(
  "%s: a review elsewhere counts elsewhere, the business's own counts here",
  async (kind) => {
    const { maya, recordId, strict, open, status, decide, waits } = await buildFixture(kind);
    expect([await status(strict), await status(open)]).toEqual(['pending', 'pending']);
    await decide(open, 'verify');
    expect([await status(strict), await status(open)]).toEqual(['pending', satisfied(kind)]);
    expect([await waits(strict), await waits(open)]).toEqual([1, 0]);
    await decide(strict, 'verify');
    expect([await status(strict), await waits(strict)]).toEqual([satisfied(kind), 0]);
    await reviewableRecords[kind].correct(server, maya, recordId);
    expect([await status(strict), await waits(strict)]).toEqual(['pending', 1]);
  },
);

test.each(reviewableKinds)('%s: what this business rejected does not count here', async (kind) => {
  const { strict, open, status, decide, waits } = await buildFixture(kind);
  await decide(open, 'verify');
  await decide(strict, 'reject');
  expect([await status(strict), await waits(strict)]).toEqual(['missing', 0]);
  expect(await status(open)).toBe(satisfied(kind));
});

test('the own review stays when the business that had verified the record before is deleted', async () => {
  const { strict, open, status, decide } = await buildFixture('vaccination');
  await decide(open, 'verify');
  await decide(strict, 'verify');
  await services.store.pool.query('delete from business where id = $1', [open.business.id]);
  expect(await status(strict)).toBe('met');
});

test('with scope verdict the owner can ask for the missing review', async () => {
  const { maya, pet, recordId, strict, open, status, decide } = await buildFixture('vaccination');
  const here = { petId: pet.id, businessId: strict.business.id };
  await server.call(maya, 'connectPet', { ...here, scope: 'verdict' });
  await decide(open, 'verify');
  const { checks } = await server.call(maya, 'getCompliance', here);
  expect(checks[0]).toMatchObject({
    status: 'unverified',
    message: 'Rabies: not proven yet. Needs a document that this business has checked.',
  });
  await server.call(maya, 'requestReview', { businessId: here.businessId, kind: 'vaccination', recordId });
  expect(await status(strict)).toBe('pending');
  await decide(strict, 'verify');
  expect(await status(strict)).toBe('met');
});

test('what the team typed from the certificate of a guest is reviewed here', async () => {
  const { owner, business } = await openYard('vaccination', 'us');
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const dose = { vaccine: 'rabies-1y', administeredOn: day(-20), expiresOn: day(300) } as const;
  const guest = { petName: 'Momo', species: 'dog', ownerEmail: 'own-review@guest.test' } as const;
  const { petId } = await server.call(owner, 'createGuest', {
    ...{ businessId: business.id, ...guest, vaccinations: [dose] },
  });
  const { checks } = await server.call(owner, 'getCompliance', { petId, businessId: business.id });
  expect(checks[0]?.status).toBe('met');
});

test('`reviewedBy` is accepted only with a required review', async () => {
  const { owner, business } = await openYard('vaccination', undefined);
  const publish = (evidence: 'document' | 'reviewed') =>
    server.call(owner, 'publishRequirements', {
      businessId: business.id,
      rules: [
        {
          ...{ id: 'r', level: 'required' },
          requirement: { kind: 'vaccination', targets: ['rabies'], evidence, reviewedBy: 'us' },
        },
      ],
    });
  await expect(publish('document')).rejects.toMatchObject({ refused: { status: 'INVALID_ARGUMENT' } });
  const published = await publish('reviewed');
  expect(published.rules[0]?.requirement).toMatchObject({ reviewedBy: 'us' });
});
