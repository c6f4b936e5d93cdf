import type { Browser } from 'playwright-core';
import { callAs, createAccount } from './account.ts';
import { entitle } from './entitle.ts';
import { expectReadyForOffline } from './offline-store.ts';
import { photographBadge } from './owner-steps.ts';
import { type BrowserPerson, openPage, phone } from './person.ts';

/**
 * An owner of Otto, or a pet with another name, with a valid rabies dose, and a picture of the pet's printed badge.
 * Everything but the badge is created by function calls, because the forms have tests of their own.
 */
export async function openOwnerWithBadge(
  browser: Browser,
  name: string,
  petName = 'Otto',
): Promise<{ person: BrowserPerson; badge: Buffer }> {
  const person = await openPage(browser, phone);
  await createAccount(person, `${name}-owner@story.test`, 'owner');
  const { request } = person.page.context();
  const { id: petId } = (await callAs(request, 'createPet', { name: petName, species: 'dog' })) as {
    id: string;
  };
  const administeredOn = new Date(Date.now() - 60 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  await callAs(request, 'recordVaccination', { petId, vaccine: 'rabies-1y', administeredOn });
  await person.page.goto(`/pets/${petId}`);
  return { person, badge: await photographBadge(person, petName) };
}

/** A business that requires rabies; its scanner is open, has read Otto's badge, and is ready for offline use. */
export async function openSelfCheckInFor(
  staff: BrowserPerson,
  name: string,
  businessName: string,
): Promise<void> {
  const { page } = staff;
  const email = `${name}-business@story.test`;
  await createAccount(staff, email, 'business');
  await entitle(email);
  const { request } = page.context();
  const business = { name: businessName, kind: 'daycare', timeZone: 'UTC' };
  const { id: businessId } = (await callAs(request, 'createBusiness', business)) as { id: string };
  const requirement = { kind: 'vaccination', targets: ['rabies'] };
  const rules = [{ id: 'rabies', level: 'required', requirement }];
  await callAs(request, 'publishRequirements', { businessId, rules });
  await page.goto('/business/scan');
  await page.getByRole('heading', { level: 1, name: 'Good to go' }).waitFor();
  await expectReadyForOffline(page);
}
