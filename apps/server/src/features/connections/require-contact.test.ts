import { describe, expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { buildBusiness, buildPet } from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
const emergency = { name: 'Grace', phone: '+1 555 010 0171' };
const details = { name: 'Maya', phone: '+1 555 010 0199', emergency, pickups: [] };

async function asked() {
  const [maya, theo] = [await server.owner(), await server.businessPerson()];
  const business = await buildBusiness(services, { owner: theo });
  await server.call(theo, 'updateBusiness', { businessId: business.id, contactRequired: true });
  const pet = await buildPet(services, { owner: maya });
  const at = { petId: pet.id, businessId: business.id };
  const connect = { ...at, scope: 'verdict', shareContact: true } as const;
  return { maya, business, at, connect };
}

describe('a business that requires contact details', () => {
  test('says so on the page that owners find', async () => {
    const { maya, business } = await asked();
    const page = await server.call(maya, 'getBusinessPage', { slug: business.slug });
    expect(page?.contactRequired).toBe(true);
  });

  test.each([
    ['nothing is entered', null, true],
    ['no phone number is entered', { ...details, phone: null }, true],
    ['no emergency contact is entered', { ...details, emergency: null }, true],
    ['they are not shared', details, false],
  ])('refuses a connection where %s', async (_, entered, shareContact) => {
    const { maya, at, connect } = await asked();
    if (entered) await server.call(maya, 'setContact', entered);
    const refused = await server.refusal(maya, 'connectPet', { ...connect, shareContact });
    expect(refused).toMatchObject({ status: 'FAILED_PRECONDITION', details: { reason: 'contact_required' } });
    expect((await server.call(maya, 'listPetConnections', { petId: at.petId })).items).toEqual([]);
  });

  test('connects once they are shared; the owner can always share less afterwards', async () => {
    const { maya, at, connect } = await asked();
    await server.call(maya, 'setContact', details);
    expect(await server.call(maya, 'connectPet', connect)).toMatchObject({ contactShared: true });
    const hidden = await server.call(maya, 'setContactSharing', { ...at, share: false });
    expect(hidden).toMatchObject({ contactShared: false, emailShared: false });
    const wider = { ...at, scope: 'records' } as const;
    expect(await server.call(maya, 'connectPet', wider)).toMatchObject({ scope: 'records' });
  });
});
