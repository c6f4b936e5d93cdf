import type { Evidence } from '@clearpaw/domain';
import { mailsTo, type TestPerson, type TestServer } from '../../../../test/index.ts';
import {
  buildBusiness,
  buildConnection,
  buildPet,
  buildRequirements,
  buildVaccination,
} from '../../../seed/builders/index.ts';

let clinics = 0;

/** A pet with a rabies dose, a business that requires proof of it, and a clinic that can be asked. */
export async function buildAsked(server: TestServer, { evidence = 'clinic' as Evidence } = {}) {
  const { services } = server;
  clinics += 1;
  const domain = `clinic-${clinics}-${services.newId().slice(-6)}.example`;
  const email = `records@${domain}`;
  const [maya, theo] = [await server.owner(), await server.businessPerson()];
  const pet = await buildPet(services, { owner: maya, name: 'Biscuit', microchip: '985112004417863' });
  const dose = await buildVaccination(services, { pet, lotNumber: '18844A' });
  const business = await buildBusiness(services, { owner: theo });
  const requirement = { kind: 'vaccination', targets: ['rabies'], evidence } as const;
  await buildRequirements(services, { business, rules: [{ id: 'rabies', level: 'required', requirement }] });
  await buildConnection(services, { pet, business, scope: 'records' });
  const petId = pet.id;
  const record = { kind: 'vaccination' as const, recordId: dose.id };
  const request = (more: object = {}) =>
    server.call(maya, 'requestConfirmation', {
      ...{ petId, clinicName: 'Lakeside', clinicEmail: email, records: [record] },
      ...more,
    });
  const tokens = () => tokensTo(server, email);
  const answer = (token: string, more: object = {}) => ({
    token,
    signer: { name: 'Dr. Ortiz', licenceNumber: 'ME 7731' },
    answers: [{ ...record, decision: 'confirm' as const }],
    ...more,
  });
  const shown = async (person: TestPerson = maya) => {
    const { items } = await server.call(person, 'listVaccinations', { petId });
    const found = items.find(({ id }) => id === dose.id);
    if (!found) throw new Error('The dose is gone.');
    return found;
  };
  const check = async () =>
    (await server.call(maya, 'getCompliance', { petId, businessId: business.id })).checks[0];
  const setting = { maya, theo, pet, petId, dose, business, record, domain, email };
  return { ...setting, request, tokens, answer, shown, check };
}

/** The tokens of the links emailed to an address, newest first. */
export async function tokensTo(server: TestServer, email: string): Promise<readonly string[]> {
  const mails = await mailsTo(server, email);
  return mails.flatMap(({ text }) => /\/confirm\/([\w-]+)/.exec(text ?? '')?.[1] ?? []);
}
