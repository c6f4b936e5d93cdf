import { exportForm } from '@clearpaw/contract';
import { and, eq, notLike } from 'drizzle-orm';
import type { Services } from '../../platform/http/index.ts';
import { storedObjectTable } from '../../platform/objects/index.ts';
import { bytesOfJson, plainName, writeZip, type ZipSource } from '../../platform/zip/index.ts';
import { gatherPersonalData } from './gather-personal-data.ts';

/** Everything of a person as a zip: the data, every stored file unchanged, and the list of contents. */
export async function* wholeExport(services: Services, uid: string, now: Date): AsyncGenerator<Uint8Array> {
  yield* writeZip(await sourcesOf(services, uid, now), exportForm, now);
}

async function sourcesOf(services: Services, uid: string, now: Date): Promise<readonly ZipSource[]> {
  const { store, objects } = services;
  const data = { exportedAt: now.toISOString(), ...(await gatherPersonalData(store, uid)) };
  const rows = await store.db
    .select()
    .from(storedObjectTable)
    .where(
      and(eq(storedObjectTable.ownerId, uid), notLike(storedObjectTable.path, `users/${uid}/archives/%`)),
    )
    .orderBy(storedObjectTable.path);
  const files = rows.map((row, index): ZipSource => {
    // Paths are chosen by the person who uploads; as names in an archive they could lead outside its folder.
    const name = `files/${String(index + 1).padStart(5, '0')}-${plainName(row.path)}`;
    const about = { path: row.path, contentType: row.contentType };
    return { name, about, isPacked: false, open: () => objects.read(row) };
  });
  return [{ name: 'data.json', about: {}, isPacked: true, open: async () => [bytesOfJson(data)] }, ...files];
}
