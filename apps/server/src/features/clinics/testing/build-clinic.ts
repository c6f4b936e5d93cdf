import { mailsTo, type TestPerson, type TestServer } from '../../../../test/index.ts';
import { buildAsked } from '../../confirmations/testing/build-asked.ts';
import { importClinics } from '../import-clinics.ts';

/** A free account with a clinic, and a pet at a business that requires a rabies dose confirmed by a clinic. */
export async function buildClinic(server: TestServer, { connected = true } = {}) {
  const asked = await buildAsked(server);
  const { maya, petId, email, domain } = asked;
  const vet = await server.businessPerson({ plan: 'free' });
  const clinic = await openClinic(server, vet);
  const businessId = clinic.id;
  const connect = (scope: 'care' | 'records' | 'verdict') =>
    server.call(maya, 'connectPet', { petId, businessId, scope });
  if (connected) await connect('care');
  const dose = { petId, businessId, vaccine: 'rabies-1y', administeredOn: '2026-03-01' };
  const record = (more: object = {}) => server.call(vet, 'recordVaccination', { ...dose, ...more });
  const list = () => importClinics(server.services, `name,domain\nLakeside,${domain}`);
  const prove = () => proveClinic(server, vet, businessId, email);
  return { ...asked, vet, clinic, businessId, connect, given: dose, record, list, prove };
}

/** A clinic as anyone can create it, without the plan. */
export function openClinic(server: TestServer, person: TestPerson) {
  return server.call(person, 'createBusiness', { name: 'Lakeside', kind: 'clinic', timeZone: 'UTC' });
}

/** Proves that the person reads the email of this address. */
export async function proveClinic(server: TestServer, person: TestPerson, businessId: string, email: string) {
  await server.call(person, 'proveClinicEmail', { businessId, email });
  const code = await codeTo(server, email);
  return server.call(person, 'confirmClinicEmail', { businessId, code });
}

/** The newest code that was emailed to an address. */
export async function codeTo(server: TestServer, email: string): Promise<string> {
  const [newest] = await mailsTo(server, email);
  return /^(\d{8})$/m.exec(newest?.text ?? '')?.[1] ?? '';
}
