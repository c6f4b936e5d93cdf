import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { findPdfFault } from '../../platform/pdf-signing/index.ts';
import { buildBusiness, buildPet } from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;

const authority = async () => {
  const response = await fetch(`${server.url}/.well-known/waiver-ca.pem`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('pem');
  return response.text();
};

test('anyone can verify a signed waiver with the published certificate, but not with a changed byte', async () => {
  const [theo, maya] = [await server.businessPerson(), await server.owner()];
  const business = await buildBusiness(services, { owner: theo });
  const pet = await buildPet(services, { owner: maya, name: 'Mochi' });
  const waiver = await server.call(theo, 'createWaiver', {
    businessId: business.id,
    title: 'Play agreement',
    body: 'Dogs play here.',
  });
  const { sha256 } = await server.call(maya, 'signWaiver', {
    waiverId: waiver.id,
    version: 1,
    petIds: [pet.id],
    signerName: 'Maya Okafor',
    signature: { kind: 'typed', text: 'Maya Okafor' },
    idempotencyKey: crypto.randomUUID(),
  });
  const { base64 } = await server.call(maya, 'getSignedWaiver', { sha256 });
  const pdf = Buffer.from(base64, 'base64');
  const pem = await authority();
  expect(await findPdfFault(pdf, pem)).toBeNull();
  const changed = Buffer.from(pdf);
  changed[1000] = (changed[1000] ?? 0) ^ 1;
  expect(await findPdfFault(changed, pem)).not.toBeNull();
});

test('the certificate stays the same from one request to the next', async () => {
  const [first, second] = await Promise.all([authority(), authority()]);
  expect(second).toBe(first);
});
