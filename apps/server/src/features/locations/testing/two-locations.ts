import type { CopiedPart } from '@clearpaw/domain';
import type { TestPerson, TestServer } from '../../../../test/index.ts';
import { type BuiltBusiness, buildBusiness } from '../../../seed/builders/index.ts';

/** Two businesses of one owner: the first has rules, a waiver and a question that they ask for; the second nothing. */
export interface TwoLocations {
  readonly theo: TestPerson;
  readonly mill: BuiltBusiness;
  readonly harbor: BuiltBusiness;
  readonly waiverId: string;
  readonly questionId: string;
}

const key = () => ({ idempotencyKey: crypto.randomUUID() });

export async function buildTwoLocations(server: TestServer): Promise<TwoLocations> {
  const { services } = server;
  const theo = await server.businessPerson();
  const mill = await buildBusiness(services, { owner: theo, name: 'Mill Street' });
  const harbor = await buildBusiness(services, { owner: theo, name: 'Harbor', kind: 'daycare' });
  const ofMill = { businessId: mill.id };
  const text = { ...ofMill, title: 'Play agreement', body: 'Dogs play.' };
  const { id: waiverId } = await server.call(theo, 'createWaiver', text);
  const better = { waiverId, body: 'Dogs play hard.', material: true };
  await server.call(theo, 'publishWaiverVersion', better);
  const asked = { kind: 'yes_no', text: 'Is your dog crate-trained?' } as const;
  const question = await server.call(theo, 'createIntakeQuestion', { ...ofMill, ...asked, ...key() });
  const proof = { evidence: 'document' as const };
  const rabies = { kind: 'vaccination' as const, targets: ['rabies'], ...proof };
  await server.call(theo, 'publishRequirements', {
    ...ofMill,
    rules: [
      { id: 'rabies', level: 'required', appliesTo: { species: ['dog'] }, requirement: rabies },
      { id: 'chip', level: 'recommended', requirement: { kind: 'microchip' } },
      { id: 'play', level: 'required', requirement: { kind: 'waiver', waiverId } },
      { id: 'crate', level: 'required', requirement: { kind: 'question', questionId: question.id } },
    ],
  });
  return { theo, mill, harbor, waiverId, questionId: question.id };
}

/** What the owner sends to copy from the first to the second. */
export const copying = ({ mill, harbor }: TwoLocations, ...parts: CopiedPart[]) => ({
  ...{ fromBusinessId: mill.id, toBusinessId: harbor.id, parts },
});
