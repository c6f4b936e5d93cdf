import { calendarDateIn, defaultServices, type MemberRole, type Rule, slugFrom } from '@clearpaw/domain';
import { businessTable } from '../../schema/business.ts';
import { memberTable } from '../../schema/member.ts';
import { requirementVersionTable } from '../../schema/requirement.ts';
import { type BuiltAccount, buildBusinessAccount } from './build-account.ts';
import type { BuilderServices } from './builder-services.ts';

export type BuiltBusiness = typeof businessTable.$inferSelect;

export interface BusinessOverrides extends Partial<Omit<BuiltBusiness, 'id' | 'billingUid'>> {
  /** The owner, whose plan applies to the business. */
  readonly owner?: BuiltAccount;
}

/** A business with its owner as a member; if no owner is given, a new one with a plan is created. */
export async function buildBusiness(
  services: BuilderServices,
  overrides: BusinessOverrides = {},
): Promise<BuiltBusiness> {
  const { owner = await buildBusinessAccount(services), ...facts } = overrides;
  const [now, id] = [services.clock.now(), services.newId()];
  const { name = 'Corner Place', kind = 'daycare' } = facts;
  const row: BuiltBusiness = {
    slug: `${slugFrom(name)}-${id.slice(-12)}`,
    // Tests use "today" in UTC; in another time zone that day may have passed.
    timeZone: 'UTC',
    services: [...defaultServices(kind)],
    selfCheckIn: 'off',
    acceptPaper: true,
    clinicTrust: 'any',
    description: null,
    phone: null,
    address: null,
    hours: null,
    coverPhotoPath: null,
    coverVersion: null,
    contactRequired: false,
    demo: false,
    createdAt: now,
    updatedAt: now,
    ...facts,
    id,
    name,
    kind,
    billingUid: owner.uid,
  };
  await services.store.db.insert(businessTable).values(row);
  await buildMember(services, { business: row, account: owner, role: 'owner' });
  return row;
}

export interface MemberOverrides {
  readonly business?: BuiltBusiness;
  readonly account?: BuiltAccount;
  readonly role?: MemberRole;
}

/** A member of a business; staff by default. */
export async function buildMember(
  services: BuilderServices,
  overrides: MemberOverrides = {},
): Promise<BuiltAccount> {
  const owned = overrides.business ?? (await buildBusiness(services));
  const builtOwner = overrides.account ?? (await buildBusinessAccount(services, { plan: 'free' }));
  const role = overrides.role ?? 'staff';
  const joinedAt = services.clock.now();
  await services.store.db
    .insert(memberTable)
    .values({ businessId: owned.id, uid: builtOwner.uid, role, joinedAt });
  return builtOwner;
}

export interface RequirementsOverrides {
  readonly business: BuiltBusiness;
  readonly rules: readonly Rule[];
  readonly version?: number;
  readonly publishedAt?: Date;
}

/** Published rules of a business, in effect from the day of publication. */
export async function buildRequirements(
  services: BuilderServices,
  overrides: RequirementsOverrides,
): Promise<void> {
  const publishedAt = overrides.publishedAt ?? services.clock.now();
  await services.store.db.insert(requirementVersionTable).values({
    businessId: overrides.business.id,
    version: overrides.version ?? 1,
    rules: [...overrides.rules],
    effectiveFrom: calendarDateIn(publishedAt.getTime(), overrides.business.timeZone),
    publishedAt,
    publishedBy: overrides.business.billingUid,
  });
}
