import { randomUUID } from 'node:crypto';
import type { BuiltBusiness } from '../../src/seed/builders/index.ts';
import type { TestPerson, TestServer } from '../test-server.ts';

/** A feeding that staff logged for a pet. */
export async function logFeeding(
  server: TestServer,
  { business, runs }: { readonly business: BuiltBusiness; readonly runs: TestPerson },
  petId: string,
): Promise<string> {
  const input = { businessId: business.id, petId, item: 'fed', idempotencyKey: randomUUID() } as const;
  return (await server.call(runs, 'logCare', input)).id;
}
