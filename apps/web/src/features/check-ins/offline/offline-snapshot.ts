import type { Rule } from '@clearpaw/domain';
import { readWhole } from '../../../platform/data/index.ts';
import { call } from '../../../platform/session/index.ts';
import { type OfflineSnapshot, openOfflineStore, type PublishedKey } from './offline-store.ts';
import { readRevocations } from './read-revocations.ts';

async function readRejectedDoses(businessId: string): Promise<ReadonlySet<string>> {
  return new Set((await readWhole('listRejectedDoses', { businessId })).items);
}

interface SnapshotBusiness {
  readonly id: string;
  readonly acceptPaper: boolean;
}

/**
 * Fetches keys, revocations, rejected doses and rules, and stores them for use without a network. Throws if one is
 * missing.
 */
export async function refreshSnapshot(business: SnapshotBusiness): Promise<OfflineSnapshot> {
  const before = Date.now();
  const [published, list, requirements, rejectedDoses] = await Promise.all([
    fetch('/.well-known/badge-keys.json', { cache: 'no-cache' }),
    fetch('/.well-known/badge-revocations', { cache: 'no-cache' }),
    call('getRequirements', { businessId: business.id }),
    readRejectedDoses(business.id),
  ]);
  const { keys } = (await published.json()) as { keys: readonly PublishedKey[] };
  const { revoked, issuedAt } = await readRevocations(new Uint8Array(await list.arrayBuffer()), keys);
  const stated = Date.parse(list.headers.get('Date') ?? '');
  const serverNow = Number.isNaN(stated) ? issuedAt * 1000 : stated;
  const snapshot: OfflineSnapshot = {
    businessId: business.id,
    keys,
    revoked,
    rejectedDoses,
    rules: requirements.rules as readonly Rule[],
    acceptPaper: business.acceptPaper,
    readAt: issuedAt * 1000,
    clockAheadMs: serverNow - (before + Date.now()) / 2,
  };
  await (await openOfflineStore()).put('kits', snapshot, business.id);
  return snapshot;
}
