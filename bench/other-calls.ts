import { randomBytes } from 'node:crypto';
import type { BenchFixture } from './fixture.ts';

/** Calls that a server answers beside visits; each resolves when its answer was read. */
export type OtherCalls = readonly (() => Promise<void>)[];

const photo = randomBytes(1024 * 1024);

/** Lists, histories and prints of a business, and files of its owner. */
export function otherCalls(port: number, { businessId, token, uid }: BenchFixture): OtherCalls {
  const origin = `http://127.0.0.1:${port}`;
  const read = async (address: string, request: RequestInit): Promise<void> => {
    const answer = await fetch(address, request);
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  const call = (name: string, input: object) => () =>
    read(`${origin}/functions/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ data: { businessId, ...input } }),
    });
  const path = encodeURIComponent(`users/${uid}/files/memory.bin`);
  const objects = `${origin}/v0/b/clearpaw/o`;
  const authorization = `Firebase ${token}`;
  return [
    call('listConnections', { limit: 100, sort: 'name' }),
    call('listCheckIns', { limit: 100 }),
    call('listAuditEntries', { limit: 100 }),
    call('listCustomers', { limit: 100 }),
    call('getRequirements', {}),
    call('printPoster', { language: 'en', size: 'letter' }),
    () =>
      read(`${objects}?name=${path}`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/octet-stream' },
        body: photo,
      }),
    () => read(`${objects}/${path}?alt=media`, { headers: { authorization } }),
  ];
}
