import { describe, expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { buildClinic, openClinic } from './testing/build-clinic.ts';

const server = await useServer();

describe('a clinic without the plan', () => {
  test('records for a pet connected with scope care; everything else requires the plan', async () => {
    const { vet, businessId, record, petId } = await buildClinic(server);
    expect(await record()).toMatchObject({ confirmation: { clinicName: 'Lakeside' } });
    const { items } = await server.call(vet, 'listPatients', { businessId });
    expect(items).toMatchObject([{ petId, petName: 'Biscuit' }]);
    expect((await server.call(vet, 'listVaccinations', { petId })).items).toHaveLength(2);
    for (const name of ['listConnections', 'listMembers', 'listCheckIns', 'listClinics'] as const) {
      const refused = await server.refusal(vet, name, { businessId });
      expect(refused.details?.reason).toBe('upgrade_required');
    }
    const renamed = { businessId, name: 'Lakeside Animal Hospital' };
    expect((await server.refusal(vet, 'updateBusiness', renamed)).details?.reason).toBe('upgrade_required');
  });
  test('is one per account; a second one and any other business require the plan', async () => {
    const vet = await server.businessPerson({ plan: 'free' });
    await openClinic(server, vet);
    for (const kind of ['clinic', 'daycare']) {
      const input = { name: 'Another', kind, timeZone: 'UTC' };
      const refused = await server.refusal(vet, 'createBusiness', input);
      expect(refused.details?.reason).toBe('upgrade_required');
    }
  });
  test('of two concurrent attempts to create one, one is refused', async () => {
    const vet = await server.businessPerson({ plan: 'free' });
    const both = await Promise.allSettled([openClinic(server, vet), openClinic(server, vet)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

test('only a clinic can be allowed to add records', async () => {
  const { maya, petId, business } = await buildClinic(server, { connected: false });
  const input = { petId, businessId: business.id, scope: 'care' };
  expect(await server.refusal(maya, 'connectPet', input)).toMatchObject({ status: 'INVALID_ARGUMENT' });
});

test.each(['records', 'verdict'] as const)('scope %s is no permission to record', async (scope) => {
  const { vet, businessId, connect, given } = await buildClinic(server);
  await connect(scope);
  expect((await server.refusal(vet, 'recordVaccination', given)).status).toBe('NOT_FOUND');
  expect((await server.call(vet, 'listPatients', { businessId })).items).toEqual([]);
});

test('every kind of record can be entered; each shows who entered it', async () => {
  const { vet, maya, petId, businessId } = await buildClinic(server);
  const of = { petId, businessId };
  const on = '2026-03-01';
  const shown = [
    await server.call(vet, 'recordTest', { ...of, test: 'fecal', takenOn: on, result: 'negative' }),
    await server.call(vet, 'recordTreatment', { ...of, treatment: 'flea', givenOn: on }),
    await server.call(vet, 'recordExemption', { ...of, target: 'rabies', from: on, until: '2026-09-01' }),
    await server.call(vet, 'recordMedication', { ...of, name: 'Apoquel', dose: '16 mg', startedOn: on }),
    await server.call(vet, 'recordAllergy', { ...of, substance: 'Chicken', severity: 'mild' }),
    await server.call(vet, 'recordCondition', { ...of, name: 'Hip dysplasia' }),
    await server.call(vet, 'recordWeight', { ...of, on, kg: 27.4 }),
    await server.call(vet, 'recordVetVisit', { ...of, on, reason: 'Annual exam' }),
  ];
  for (const one of shown) expect(one).toMatchObject({ confirmation: { clinicName: 'Lakeside' } });
  const { items } = await server.call(maya, 'listTests', { petId });
  expect(items).toMatchObject([{ evidence: 'document', confirmation: { clinicName: 'Lakeside' } }]);
});

describe('what a clinic enters counts', () => {
  test('as a document until the clinic is identified', async () => {
    const { record, prove, list, check, maya, petId } = await buildClinic(server);
    expect(await record()).toMatchObject({ evidence: 'document' });
    expect(await check()).toMatchObject({ reason: 'unverified' });
    expect(await prove()).toMatchObject({ isKnown: false });
    expect(await check()).toMatchObject({ reason: 'unverified' });
    await list();
    expect(await check()).toMatchObject({ status: 'met' });
    const { items } = await server.call(maya, 'listVaccinations', { petId });
    expect(items.find(({ confirmation }) => confirmation)).toMatchObject({ evidence: 'clinic' });
  });
  test('as a clinic’s at once if the clinic is known', async () => {
    const { record, prove, list, check } = await buildClinic(server);
    await list();
    expect(await prove()).toMatchObject({ isKnown: true, askedEmail: null });
    expect(await record()).toMatchObject({ evidence: 'clinic' });
    expect(await check()).toMatchObject({ status: 'met' });
  });
  test('as a clinic’s at a business that trusts it, and for nothing where it is blocked', async () => {
    const { record, theo, business, check } = await buildClinic(server);
    const { confirmation } = await record();
    const trust = (decision: 'trusted' | 'blocked') =>
      server.call(theo, 'setClinicTrust', {
        ...{ businessId: business.id, clinicId: confirmation?.clinicId ?? '', trust: decision },
      });
    await trust('trusted');
    expect(await check()).toMatchObject({ status: 'met' });
    await trust('blocked');
    expect(await check()).toMatchObject({ reason: 'unverified' });
  });
  test('until the owner changes it', async () => {
    const { record, prove, list, check, maya } = await buildClinic(server);
    await list();
    await prove();
    const { id: vaccinationId } = await record();
    await server.call(maya, 'correctVaccination', { vaccinationId, lotNumber: 'mine' });
    expect(await check()).toMatchObject({ reason: 'unverified' });
  });
  test('even after the connection and the clinic itself are deleted', async () => {
    const { record, prove, list, check, maya, petId, businessId } = await buildClinic(server);
    await list();
    await prove();
    await record();
    await server.call(maya, 'disconnectPet', { petId, businessId });
    await server.services.store.pool.query('delete from business where id = $1', [businessId]);
    expect(await check()).toMatchObject({ status: 'met' });
  });
});

test('the same request sent twice enters one record', async () => {
  const { record, maya, petId } = await buildClinic(server);
  const [first, second] = [
    await record({ idempotencyKey: 'once' }),
    await record({ idempotencyKey: 'once' }),
  ];
  expect(second).toEqual(first);
  expect((await server.call(maya, 'listVaccinations', { petId })).items).toHaveLength(2);
});

test('the clinic answers requests from its own pages', async () => {
  const { vet, businessId, request, prove, answer, shown } = await buildClinic(server);
  await prove();
  await request();
  const [waiting] = (await server.call(vet, 'listClinicRequests', { businessId })).items;
  expect(waiting).toMatchObject({ petName: 'Biscuit', records: 1 });
  const { confirmationId = '' } = waiting ?? {};
  const { token } = await server.call(vet, 'openClinicRequest', { businessId, confirmationId });
  await server.call(vet, 'answerConfirmation', answer(token));
  expect(await shown()).toMatchObject({ confirmation: { signerName: 'Dr. Ortiz' } });
  expect((await server.call(vet, 'listClinicRequests', { businessId })).items).toEqual([]);
});
