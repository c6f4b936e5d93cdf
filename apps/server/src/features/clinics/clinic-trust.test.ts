import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { buildMember } from '../../seed/builders/index.ts';
import { buildAsked } from '../confirmations/testing/build-asked.ts';
import { importClinics } from './import-clinics.ts';

const server = await useServer();
const { services } = server;

/** A business with a record that a clinic confirmed; `listed`: the clinic is in the directory. */
async function buildConfirmed(listed: boolean) {
  const asked = await buildAsked(server);
  const { theo, business, domain, request, tokens, answer } = asked;
  if (listed) await importClinics(services, `name,domain\nLakeside,${domain}`);
  await request();
  await server.call(null, 'answerConfirmation', answer((await tokens())[0] ?? ''));
  const clinics = async () => (await server.call(theo, 'listClinics', { businessId: business.id })).items;
  const [clinic] = await clinics();
  const trust = (decision: 'trusted' | 'blocked' | 'default') =>
    server.call(theo, 'setClinicTrust', {
      ...{ businessId: business.id, clinicId: clinic?.clinicId ?? '', trust: decision },
    });
  return { ...asked, clinic, clinics, trust };
}

test('an unknown clinic counts at businesses that trust it, and nowhere else', async () => {
  const { maya, theo, clinic, clinics, trust, check, shown, domain } = await buildConfirmed(false);
  const elsewhere = await buildAsked(server);
  expect(clinic).toMatchObject({ emailDomain: domain, isKnown: false, trust: 'default', records: 1 });
  expect(await check()).toMatchObject({ reason: 'unverified' });
  expect(await trust('trusted')).toMatchObject({ trust: 'trusted' });
  expect(await check()).toMatchObject({ status: 'met' });
  expect(await shown(theo)).toMatchObject({ evidence: 'clinic' });
  expect(await shown(maya)).toMatchObject({ evidence: 'document' });
  expect(
    (await server.call(elsewhere.theo, 'listClinics', { businessId: elsewhere.business.id })).items,
  ).toEqual([]);
  await trust('default');
  expect(await clinics()).toMatchObject([{ trust: 'default' }]);
  expect(await check()).toMatchObject({ reason: 'unverified' });
});

test('a blocked clinic counts for nothing at that business', async () => {
  const { maya, theo, trust, check, shown } = await buildConfirmed(true);
  expect(await check()).toMatchObject({ status: 'met' });
  await trust('blocked');
  expect(await check()).toMatchObject({ reason: 'unverified' });
  expect(await shown(theo)).toMatchObject({ evidence: 'owner' });
  expect(await shown(theo)).not.toHaveProperty('confirmation');
  expect(await shown(maya)).toMatchObject({ evidence: 'clinic' });
});

test('a business may count only the clinics of its own list', async () => {
  const { theo, business, trust, check } = await buildConfirmed(true);
  const update = (clinicTrust: 'any' | 'listed') =>
    server.call(theo, 'updateBusiness', { businessId: business.id, clinicTrust });
  expect(await update('listed')).toMatchObject({ clinicTrust: 'listed' });
  expect(await check()).toMatchObject({ reason: 'unverified' });
  await trust('trusted');
  expect(await check()).toMatchObject({ status: 'met' });
  await trust('default');
  await update('any');
  expect(await check()).toMatchObject({ status: 'met' });
});

test('staff see the clinics; only managers decide', async () => {
  const { business, clinic } = await buildConfirmed(true);
  const staff = await server.businessPerson({ plan: 'free' });
  await buildMember(services, { business, account: staff });
  expect((await server.call(staff, 'listClinics', { businessId: business.id })).items).toHaveLength(1);
  const input = { businessId: business.id, clinicId: clinic?.clinicId ?? '', trust: 'trusted' };
  expect((await server.refusal(staff, 'setClinicTrust', input)).details?.reason).toBe('insufficient_role');
});
