import { randomUUID } from 'node:crypto';
import type { Rule } from '@clearpaw/domain';
import { importClinics } from '../../src/features/clinics/index.ts';
import { type BuiltBusiness, buildBusiness, buildRequirements } from '../../src/seed/builders/index.ts';
import { mailsTo } from '../auth-browser.ts';
import type { TestPerson, TestServer } from '../test-server.ts';
import { type LivedProof, livedProofs } from './life-model.ts';

interface Clinic {
  readonly vet: TestPerson;
  readonly businessId: string;
  readonly email: string;
}

/** Shared by several histories: a business for each required level of proof, a known clinic and an unknown one. */
export interface Neighborhood {
  readonly businesses: readonly { readonly business: BuiltBusiness; readonly runs: TestPerson }[];
  readonly known: Clinic;
  readonly unknown: Clinic;
}

function ruleFor(proof: LivedProof): Rule {
  const evidence =
    proof === 'us' ? ({ evidence: 'reviewed', reviewedBy: 'us' } as const) : { evidence: proof };
  const requirement = { kind: 'vaccination' as const, targets: ['rabies'], ...evidence };
  return { id: 'rabies', level: 'required', requirement };
}

export async function buildNeighborhood(server: TestServer): Promise<Neighborhood> {
  const { services } = server;
  const businesses = await Promise.all(
    livedProofs.map(async (proof) => {
      const runs = await server.businessPerson();
      const business = await buildBusiness(services, { owner: runs });
      await buildRequirements(services, { business, rules: [ruleFor(proof)] });
      return { business, runs };
    }),
  );
  const [known, unknown] = [await openClinic(server), await openClinic(server)];
  await importClinics(services, `name,domain\nLakeside,${known.email.split('@')[1]}`);
  const { vet, businessId, email } = known;
  await server.call(vet, 'proveClinicEmail', { businessId, email });
  const [mail] = await mailsTo(server, email);
  const code = /^(\d{8})$/m.exec(mail?.text ?? '')?.[1] ?? '';
  await server.call(vet, 'confirmClinicEmail', { businessId, code });
  return { businesses, known, unknown };
}

async function openClinic(server: TestServer): Promise<Clinic> {
  const vet = await server.businessPerson({ plan: 'free' });
  const made = { name: 'Lakeside', kind: 'clinic', timeZone: 'UTC' } as const;
  const { id: businessId } = await server.call(vet, 'createBusiness', made);
  return { vet, businessId, email: `records@clinic-${randomUUID()}.example` };
}
