import { coOwnerTable } from '../../src/schema/co-owner.ts';
import { type BuiltBusiness, buildBusiness, buildMember } from '../../src/seed/builders/index.ts';
import type { TestPerson, TestServer } from '../test-server.ts';
import { guessed } from './guessed.ts';
import { buildRecords, type Records, removeRecords } from './records.ts';
import type { CallerRole } from './roles.ts';

/**
 * Which thing is asked for: the scene's own, someone else's, one of a pet that its owner deleted and may still restore,
 * one that is gone, or one that never was.
 */
export const kinds = ['own', 'foreign', 'hidden', 'deleted', 'guessed'] as const;
export type Kind = (typeof kinds)[number];

/** One world for the whole grid: everyone who may knock, and one of everything, four times. */
export interface Fixture {
  readonly people: Readonly<Record<CallerRole, TestPerson | null>>;
  readonly records: Readonly<Record<Kind, Records>>;
  readonly businesses: Readonly<Record<Kind, Pick<BuiltBusiness, 'id' | 'slug'>>>;
  /** What the free account opened before anyone asked for a plan. */
  readonly freeBusiness: BuiltBusiness;
  /** Another set like the scene's own, for who takes one away. */
  readonly spare: () => Promise<Records>;
}

export async function buildFixture(server: TestServer): Promise<Fixture> {
  const { services } = server;
  const keepers = await Promise.all(Array.from({ length: 6 }, () => server.owner()));
  const [owner, otherOwner, coOwner, reader, outsider, formerOwner] = keepers as [
    TestPerson,
    TestPerson,
    TestPerson,
    TestPerson,
    TestPerson,
    TestPerson,
  ];
  const [businessOwner, otherBusiness, elsewhere] = await Promise.all([
    server.businessPerson(),
    server.businessPerson(),
    server.businessPerson(),
  ]);
  const free = () => server.businessPerson({ plan: 'free' });
  const [staff, manager, removedMember, freeTier] = await Promise.all([free(), free(), free(), free()]);
  const business = await buildBusiness(services, {
    owner: businessOwner,
    selfCheckIn: 'auto',
    kind: 'clinic',
  });
  const other = await buildBusiness(services, { owner: elsewhere, selfCheckIn: 'auto', kind: 'clinic' });
  const closed = await buildBusiness(services, { owner: businessOwner });
  await buildBusiness(services, { owner: otherBusiness });
  const freeBusiness = await buildBusiness(services, { owner: freeTier });
  await buildMember(services, { business, account: staff });
  await buildMember(services, { business, account: manager, role: 'manager' });
  await buildMember(services, { business, account: removedMember, role: 'manager' });
  await server.call(businessOwner, 'removeMember', { businessId: business.id, uid: removedMember.uid });
  const home = { business, runs: businessOwner, keeper: owner };
  const to = (invited: string) => ({ invited, offeredTo: otherOwner.email });
  const own = await buildRecords(server, { ...home, formerly: formerOwner }, to(otherBusiness.email));
  const foreign = await buildRecords(
    server,
    { business: other, runs: elsewhere, keeper: outsider },
    { invited: 'elsewhere@example.test', offeredTo: 'elsewhere@example.test' },
  );
  const deleted = await buildRecords(server, home, to('deleted@example.test'));
  const removed = await buildRecords(server, home, to('hidden@example.test'));
  const shareWithCarers = async ({ petId }: Records) => {
    await share(server, petId, coOwner, 'full');
    await share(server, petId, reader, 'read');
  };
  await Promise.all([own, removed, deleted].map(shareWithCarers));
  await server.call(owner, 'deletePet', { petId: removed.petId });
  await removeRecords(server, deleted);
  await services.store.pool.query('delete from business where id = $1', [closed.id]);
  const people = {
    owner,
    otherOwner,
    formerOwner,
    coOwner,
    reader,
    staff,
    manager,
    businessOwner,
    otherBusiness,
  };
  return {
    people: { anonymous: null, ...people, removedMember, freeTier },
    records: { own, foreign, hidden: hiddenBy(removed, deleted), deleted, guessed },
    businesses: {
      own: business,
      foreign: other,
      hidden: closed,
      deleted: closed,
      guessed: { id: guessed.petId, slug: 'no-such-place' },
    },
    freeBusiness,
    spare: async () => {
      const records = await buildRecords(server, home, to('spare@example.test'));
      await shareWithCarers(records);
      return records;
    },
  };
}

/**
 * Everything that depends on a pet is deleted with it; records of the business stay, and are tested as deleted ones.
 */
function hiddenBy(removed: Records, gone: Records): Records {
  const { petId, vaccinationId, documentId, offerToken, confirmationId, confirmToken, shareLinkId } = removed;
  const { testId, treatmentId, exemptionId, declarationId, evaluationId, careRecordId } = removed;
  const { medicationId, allergyId, conditionId, weightId, vetVisitId } = removed;
  return {
    ...gone,
    ...{
      petId,
      vaccinationId,
      documentId,
      offerToken,
      careRecordId,
      confirmationId,
      confirmToken,
      shareLinkId,
    },
    ...{ testId, treatmentId, exemptionId, declarationId, evaluationId },
    ...{ medicationId, allergyId, conditionId, weightId, vetVisitId },
  };
}

async function share(
  { services }: TestServer,
  petId: string,
  { uid }: TestPerson,
  access: 'full' | 'read',
): Promise<void> {
  await services.store.db.insert(coOwnerTable).values({ petId, uid, access, since: services.clock.now() });
}
