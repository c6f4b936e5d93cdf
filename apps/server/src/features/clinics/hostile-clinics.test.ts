import { describe, expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { buildMember } from '../../seed/builders/index.ts';
import { buildClinic, codeTo, openClinic, proveClinic } from './testing/build-clinic.ts';

let nowMs = Date.UTC(2026, 10, 22, 12);
const server = await useServer({}, { clock: { now: () => new Date(nowMs) } });
const { services } = server;

describe('an owner with a clinic of their own cannot prove anything about their own pet', () => {
  test('as its owner, who works there', async () => {
    const { maya, clinic, given, vet, check } = await buildClinic(server);
    await buildMember(services, { business: { ...clinic } as never, account: maya });
    const refused = await server.refusal(vet, 'recordVaccination', given);
    expect(refused.details?.reason).toBe('pet_of_team');
    expect(await check()).toMatchObject({ reason: 'unverified' });
  });
  test('as a co-owner, whichever account enters the record', async () => {
    const { vet, petId, given, check } = await buildClinic(server);
    const since = new Date(nowMs);
    await services.store.db.insert(coOwnerTable).values({ petId, uid: vet.uid, access: 'read', since });
    expect((await server.refusal(vet, 'recordVaccination', given)).details?.reason).toBe('pet_of_team');
    expect(await check()).toMatchObject({ reason: 'unverified' });
  });
  test('with a second account: it counts as a document does', async () => {
    const { maya, petId, check, domain } = await buildClinic(server);
    const second = await server.businessPerson({ plan: 'free' });
    const { id: businessId } = await openClinic(server, second);
    await server.call(maya, 'connectPet', { petId, businessId, scope: 'care' });
    await proveClinic(server, second, businessId, `maya@own-${domain}`);
    const given = { petId, businessId, vaccine: 'rabies-1y', administeredOn: '2026-03-01' };
    expect(await server.call(second, 'recordVaccination', given)).toMatchObject({ evidence: 'document' });
    expect(await check()).toMatchObject({ reason: 'unverified' });
  });
  test('with their own address as the clinic’s', async () => {
    const { vet, maya, businessId, given } = await buildClinic(server);
    await proveClinic(server, vet, businessId, maya.email);
    expect((await server.refusal(vet, 'recordVaccination', given)).details?.reason).toBe('pet_of_team');
  });
});

describe('the identity of a known clinic cannot be claimed', () => {
  test('by its name alone', async () => {
    const { record, list, check } = await buildClinic(server);
    await list();
    expect(await record()).toMatchObject({ evidence: 'document' });
    expect(await check()).toMatchObject({ reason: 'unverified' });
  });
  test('by a guessed code: five wrong ones end it', async () => {
    const { vet, businessId, email, list } = await buildClinic(server);
    await list();
    await server.call(vet, 'proveClinicEmail', { businessId, email });
    const right = await codeTo(server, email);
    const wrong = right === '00000000' ? '00000001' : '00000000';
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await server.refusal(vet, 'confirmClinicEmail', { businessId, code: wrong })).status).toBe(
        'INVALID_ARGUMENT',
      );
    }
    const late = await server.refusal(vet, 'confirmClinicEmail', { businessId, code: right });
    expect(late.status).toBe('INVALID_ARGUMENT');
    expect(await server.call(vet, 'getClinicAccount', { businessId })).toMatchObject({ email: null });
  });
  test('by a code that has expired, was replaced, or belongs to another clinic', async () => {
    const { vet, businessId, email, list } = await buildClinic(server);
    await list();
    const ask = async () => {
      await server.call(vet, 'proveClinicEmail', { businessId, email });
      return codeTo(server, email);
    };
    const refuses = async (code: string) =>
      expect((await server.refusal(vet, 'confirmClinicEmail', { businessId, code })).status).toBe(
        'INVALID_ARGUMENT',
      );
    const first = await ask();
    nowMs += 31 * 60 * 1000;
    await refuses(first);
    const replaced = await ask();
    const newest = await ask();
    if (replaced !== newest) await refuses(replaced);
    const other = await buildClinic(server);
    await server.call(other.vet, 'proveClinicEmail', { businessId: other.businessId, email: other.email });
    const theirs = await codeTo(server, other.email);
    if (theirs !== newest) await refuses(theirs);
    expect(await server.call(vet, 'getClinicAccount', { businessId })).toMatchObject({ email: null });
  });
});

describe('requests to a clinic', () => {
  test('are not shown to anyone who only shares its domain, unless it is in the directory', async () => {
    const { vet, businessId, domain, request } = await buildClinic(server);
    await proveClinic(server, vet, businessId, `someone-else@${domain}`);
    await request();
    expect((await server.call(vet, 'listClinicRequests', { businessId })).items).toEqual([]);
  });
  test('about a pet of someone who works there cannot be opened', async () => {
    const { vet, maya, clinic, businessId, request, prove, shown } = await buildClinic(server);
    await prove();
    const { confirmationId } = await request();
    await buildMember(services, { business: { ...clinic } as never, account: maya });
    const input = { businessId, confirmationId };
    expect((await server.refusal(vet, 'openClinicRequest', input)).status).toBe('NOT_FOUND');
    expect(await shown()).toMatchObject({ evidence: 'owner' });
  });
});

test('a record entered after the owner revoked the permission is refused', async () => {
  const { vet, maya, petId, businessId, given } = await buildClinic(server);
  await server.call(maya, 'disconnectPet', { petId, businessId });
  expect((await server.refusal(vet, 'recordVaccination', given)).status).toBe('NOT_FOUND');
  expect((await server.refusal(vet, 'listVaccinations', { petId })).status).toBe('NOT_FOUND');
});
