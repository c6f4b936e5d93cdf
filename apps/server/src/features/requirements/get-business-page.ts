import type { OutputOf, requirements } from '@clearpaw/contract';
import { calendarDateIn } from '@clearpaw/domain';
import { eq } from 'drizzle-orm';
import type { Call, Services } from '../../platform/http/index.ts';
import { businessTable } from '../../schema/business.ts';
import { coverOf } from '../businesses/index.ts';
import { presentRequirements } from './requirement-presenter.ts';
import { rulesInForce } from './rules-in-force.ts';

type BusinessPage = NonNullable<OutputOf<typeof requirements.getBusinessPage>>;

/** An address that no business has is a normal result here, not a failure. */
export async function getBusinessPage(
  { services }: Call,
  { slug }: { slug: string },
): Promise<BusinessPage | null> {
  return (await findBusinessPage(services, slug))?.page ?? null;
}

/**
 * Name, services, requirements and what the business publishes about itself, for anyone. No id, no capacity, nothing
 * about people or pets.
 */
export async function findBusinessPage(
  { store, clock }: Services,
  slug: string,
): Promise<{ readonly page: BusinessPage; readonly coverVersion: string | null } | null> {
  const [business] = await store.db.select().from(businessTable).where(eq(businessTable.slug, slug));
  if (!business) return null;
  const today = calendarDateIn(clock.now().getTime(), business.timeZone);
  const { rules, publishedAt } = presentRequirements(await rulesInForce(store.db, business.id, today));
  const { name, kind, selfCheckIn, timeZone, description, phone, address, hours, coverVersion } = business;
  const page = {
    ...{ slug, name, kind, selfCheckIn, timeZone, description, phone, address, hours },
    services: business.services.map((service) => ({ code: service.code, name: service.name })),
    cover: coverOf(business),
    contactRequired: business.contactRequired,
    rules,
    publishedAt,
  };
  return { page, coverVersion };
}
