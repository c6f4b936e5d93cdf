import { coOwnerTable } from '../../src/schema/co-owner.ts';
import { type BusinessRow, buildBusiness, buildMember } from '../../src/seed/builders/index.ts';
import type { Person, TestServer } from '../test-server.ts';
import type { Role } from './roles.ts';
import { buildThings, guessed, removeThings, type Things } from './things.ts';

/** Which thing is asked for: the scene's own, somebody else's, one that was deleted, or one that never was. */
export const kinds = ['own', 'foreign', 'deleted', 'guessed'] as const;
export type Kind = (typeof kinds)[number];

/** One world for the whole grid: everybody who may knock, and one of everything, four times. */
export interface Scene {
  readonly people: Readonly<Record<Role, Person | null>>;
  readonly things: Readonly<Record<Kind, Things>>;
  readonly places: Readonly<Record<Kind, Pick<BusinessRow, 'id' | 'slug'>>>;
  /** What the free account opened before anybody asked for a plan. */
  readonly freePlace: BusinessRow;
  /** Another set like the scene's own, for who takes one away. */
  readonly spare: () => Promise<Things>;
}

export async function buildScene(server: TestServer): Promise<Scene> {
  const { services } = server;
  const keepers = await Promise.all(Array.from({ length: 5 }, () => server.owner()));
  const [owner, otherOwner, coOwner, reader, stranger] = keepers as [Person, Person, Person, Person, Person];
  const [businessOwner, otherBusiness, elsewhere] = await Promise.all([
    server.businessPerson(),
    server.businessPerson(),
    server.businessPerson(),
  ]);
  const free = () => server.businessPerson({ plan: 'free' });
  const [staff, manager, removedMember, freeTier] = await Promise.all([free(), free(), free(), free()]);
  const business = await buildBusiness(services, { owner: businessOwner, selfCheckIn: 'auto' });
  const other = await buildBusiness(services, { owner: elsewhere, selfCheckIn: 'auto' });
  const closed = await buildBusiness(services, { owner: businessOwner });
  await buildBusiness(services, { owner: otherBusiness });
  const freePlace = await buildBusiness(services, { owner: freeTier });
  await buildMember(services, { business, account: staff });
  await buildMember(services, { business, account: manager, role: 'manager' });
  await buildMember(services, { business, account: removedMember, role: 'manager' });
  await server.call(businessOwner, 'removeMember', { businessId: business.id, uid: removedMember.uid });
  const home = { business, runs: businessOwner, keeper: owner };
  const own = await buildThings(server, home, otherBusiness.email);
  const foreign = await buildThings(
    server,
    { business: other, runs: elsewhere, keeper: stranger },
    'nobody@example.test',
  );
  const deleted = await buildThings(server, home, 'deleted@example.test');
  const shareWithFamily = async ({ petId }: Things) => {
    await share(server, petId, coOwner, 'full');
    await share(server, petId, reader, 'read');
  };
  await Promise.all([own, deleted].map(shareWithFamily));
  await removeThings(server, deleted);
  await services.store.pool.query('delete from business where id = $1', [closed.id]);
  const people = { owner, otherOwner, coOwner, reader, staff, manager, businessOwner, otherBusiness };
  return {
    people: { anonymous: null, ...people, removedMember, freeTier },
    things: { own, foreign, deleted, guessed },
    places: {
      own: business,
      foreign: other,
      deleted: closed,
      guessed: { id: guessed.petId, slug: 'no-such-place' },
    },
    freePlace,
    spare: async () => {
      const things = await buildThings(server, home, 'spare@example.test');
      await shareWithFamily(things);
      return things;
    },
  };
}

async function share(
  { services }: TestServer,
  petId: string,
  { uid }: Person,
  access: 'full' | 'read',
): Promise<void> {
  await services.store.db.insert(coOwnerTable).values({ petId, uid, access, since: services.clock.now() });
}
