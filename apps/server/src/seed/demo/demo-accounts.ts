import { like } from 'drizzle-orm';
import { userTable } from '../../platform/auth/index.ts';
import type { BuiltBusiness } from '../builders/index.ts';
import {
  type BuilderServices,
  type BuiltAccount,
  buildBusinessAccount,
  buildContact,
  buildMember,
  buildOwner,
} from '../builders/index.ts';

/** Hashes a password in the format that sign-in checks. */
export type HashPassword = (password: string) => Promise<string>;

const addresses = '@demo.test';
const yearMs = 365 * 24 * 60 * 60 * 1000;

/**
 * Whether the demo data was ever written. Accounts serve as the marker, because they are written together with
 * everything else.
 */
export async function isSeeded({ store }: BuilderServices): Promise<boolean> {
  const found = await store.db
    .select({ id: userTable.id })
    .from(userTable)
    .where(like(userTable.email, `%${addresses}`))
    .limit(1);
  return found.length > 0;
}

export interface DemoPeople {
  readonly maya: BuiltAccount;
  readonly theo: BuiltAccount;
  readonly free: BuiltAccount;
}

/** The three people who can sign in. */
export async function buildDemoPeople(
  services: BuilderServices,
  hashPassword: HashPassword,
): Promise<DemoPeople> {
  const [ownerHash, businessHash] = await Promise.all(['demo-owner', 'demo-business'].map(hashPassword));
  const now = services.clock.now().getTime();
  const maya = await buildOwner(services, {
    email: `owner${addresses}`,
    displayName: 'Maya Okafor',
    ...(ownerHash ? { passwordHash: ownerHash } : {}),
  });
  await buildContact(services, {
    owner: maya,
    name: 'Maya Okafor',
    phone: demoPhone(0),
    emergency: { name: 'Ben Okafor', phone: demoPhone(98) },
    pickups: [{ name: 'Ben Okafor', phone: demoPhone(98) }],
  });
  const businessPassword = businessHash ? { passwordHash: businessHash } : {};
  const theo = await buildBusinessAccount(services, {
    email: `business${addresses}`,
    displayName: 'Theo Lindqvist',
    planEndsAt: new Date(now + yearMs),
    ...businessPassword,
  });
  const free = await buildBusinessAccount(services, {
    email: `free${addresses}`,
    displayName: 'Sam Rivera',
    plan: 'free',
    ...businessPassword,
  });
  return { maya, theo, free };
}

/** An owner in the background with pets, who cannot sign in. The number makes their phone number unique. */
export async function buildNeighbour(
  services: BuilderServices,
  displayName: string,
  number: number,
): Promise<BuiltAccount> {
  const name = displayName.toLowerCase().replace(/[^a-z]+/g, '.');
  const owner = await buildOwner(services, { email: `${name}${addresses}`, displayName });
  await buildContact(services, { owner, name: displayName, phone: demoPhone(number) });
  return owner;
}

/** Numbers from 555-0100 to 555-0199 are not assigned in North America. */
const demoPhone = (number: number): string => `+1 207 555 ${String(100 + number).padStart(4, '0')}`;

/** The daycare's manager and one staff member; they cannot sign in. */
export async function buildTeam(
  services: BuilderServices,
  business: BuiltBusiness,
): Promise<readonly BuiltAccount[]> {
  const ana = await buildBusinessAccount(services, {
    email: `ana${addresses}`,
    displayName: 'Ana Duarte',
    plan: 'free',
  });
  const lena = await buildBusinessAccount(services, {
    email: `lena${addresses}`,
    displayName: 'Lena Novak',
    plan: 'free',
  });
  await buildMember(services, { business, account: ana, role: 'manager' });
  await buildMember(services, { business, account: lena, role: 'staff' });
  return [ana, lena];
}
