import { hashOfWaiver } from '../../features/waivers/index.ts';
import { waiverTable, waiverVersionTable } from '../../schema/waiver.ts';
import type { BuilderServices, BuiltBusiness } from '../builders/index.ts';

const body = `## What we promise

We watch every dog by name, match play groups by size and temper, and call you before anything else if something
happens.

## What we ask of you

- Tell us about illness, medicine or a change of temper before you come.
- Keep vaccinations current; the badge shows us.
- Pick up by closing time, or call.

## If something happens

Dogs play with teeth and paws, and now and then a scratch comes home. You agree that we may take your pet to **Harbor
Street Animal Hospital** when it cannot wait, and that you carry the cost of care that is not our fault.`;

/** The waiver that the daycare requires once a year; nobody has signed it yet. */
export async function buildDemoWaiver(
  services: BuilderServices,
  { id: businessId, ...business }: BuiltBusiness,
) {
  const publishedAt = business.updatedAt;
  const first = { version: 1, materialVersion: 1, sha256: hashOfWaiver(body) };
  const id = services.newId();
  await services.store.db.insert(waiverTable).values({
    id,
    businessId,
    title: 'Daycare and boarding agreement',
    services: ['daycare', 'boarding'],
    validMonths: 12,
    updatedAt: publishedAt,
    ...first,
  });
  await services.store.db
    .insert(waiverVersionTable)
    .values({ waiverId: id, body, material: true, publishedAt, publishedBy: business.billingUid, ...first });
}
