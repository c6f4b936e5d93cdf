import type { UserType } from '@clearpaw/domain';
import { accountTable, userTable } from '../../platform/auth/index.ts';
import { entitlementTable } from '../../schema/entitlement.ts';
import { profileTable } from '../../schema/profile.ts';
import type { BuilderServices } from './builder-services.ts';

export interface BuiltAccount {
  readonly uid: string;
  readonly email: string;
}

export interface AccountOverrides {
  readonly email?: string;
  readonly displayName?: string;
  /** Null for someone who has not chosen a type yet. */
  readonly userType?: UserType | null;
  /** In the password library's format; without it the account cannot sign in. */
  readonly passwordHash?: string;
  readonly since?: Date;
}

/** A person with an account. */
export async function buildAccount(
  services: BuilderServices,
  overrides: AccountOverrides = {},
): Promise<BuiltAccount> {
  const { db } = services.store;
  const uid = services.newId();
  const email = overrides.email ?? `${uid}@example.test`;
  const since = overrides.since ?? services.clock.now();
  const times = { createdAt: since, updatedAt: since };
  await db
    .insert(userTable)
    .values({ id: uid, name: '', email, emailVerified: false, image: null, ...times });
  if (overrides.userType !== null) {
    const { userType = 'owner', displayName = null } = overrides;
    await db.insert(profileTable).values({ uid, userType, displayName, ...times });
  }
  if (overrides.passwordHash !== undefined) {
    const how = { accountId: uid, providerId: 'credential', userId: uid, password: overrides.passwordHash };
    await db.insert(accountTable).values({ id: services.newId(), ...how, ...times });
  }
  return { uid, email };
}

/** A pet owner. */
export function buildOwner(
  services: BuilderServices,
  overrides: AccountOverrides = {},
): Promise<BuiltAccount> {
  return buildAccount(services, { ...overrides, userType: 'owner' });
}

export interface BusinessAccountOverrides extends AccountOverrides {
  /** `lapsed` had a plan that has ended. */
  readonly plan?: 'business' | 'lapsed' | 'free';
  readonly planEndsAt?: Date;
}

/** A business account; with a plan by default. */
export async function buildBusinessAccount(
  services: BuilderServices,
  overrides: BusinessAccountOverrides = {},
): Promise<BuiltAccount> {
  const made = await buildAccount(services, { ...overrides, userType: 'business' });
  const { plan = 'business' } = overrides;
  if (plan === 'free') return made;
  const now = services.clock.now();
  await services.store.db.insert(entitlementTable).values({
    uid: made.uid,
    businessConnect: plan === 'business',
    tier: 'business',
    source: 'manual',
    currentPeriodEnd: overrides.planEndsAt ?? aMonthFrom(now, plan),
    updatedAt: now,
  });
  return made;
}

function aMonthFrom(now: Date, plan: 'business' | 'lapsed'): Date {
  const month = 30 * 24 * 60 * 60 * 1000;
  return new Date(now.getTime() + (plan === 'business' ? month : -month));
}
