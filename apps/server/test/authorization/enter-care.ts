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

/** What happened to a pet, as the team recorded it. */
export async function recordSlip(
  server: TestServer,
  { business, runs }: { readonly business: BuiltBusiness; readonly runs: TestPerson },
  petId: string,
): Promise<string> {
  const said = { kind: 'injury', occurredAt: '2026-01-05T09:00:00Z', description: 'Slipped.' } as const;
  const input = { businessId: business.id, petIds: [petId], ...said, notifyOwners: true };
  return (await server.call(runs, 'recordIncident', input)).id;
}
