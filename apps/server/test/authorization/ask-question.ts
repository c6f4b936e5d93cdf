import { randomUUID } from 'node:crypto';
import type { BuiltBusiness } from '../../src/seed/builders/index.ts';
import type { TestPerson, TestServer } from '../test-server.ts';

export interface EnteredQuestion {
  /** A question that the business asks about each pet. */
  readonly questionId: string;
}

/** A question of the business that anyone who may can answer with yes. */
export async function askQuestion(
  server: TestServer,
  { business, runs }: { readonly business: BuiltBusiness; readonly runs: TestPerson },
): Promise<EnteredQuestion> {
  const asked = { businessId: business.id, kind: 'yes_no', text: 'Does your pet like cats?' } as const;
  const input = { ...asked, idempotencyKey: randomUUID() };
  return { questionId: (await server.call(runs, 'createIntakeQuestion', input)).id };
}
