import pg from 'pg';
import { type EmbeddedCluster, startEmbeddedCluster } from '../src/platform/database/index.ts';

/** Settings only for tests: nothing has to survive a power failure, and many servers run at the same time. */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '400',
};

/** The product's cluster in the folder, restarted with the settings for tests. */
export async function startTestCluster(folder: string): Promise<EmbeddedCluster> {
  const cluster = await startEmbeddedCluster(folder);
  const client = new pg.Client({ connectionString: cluster.adminUrl });
  await client.connect();
  for (const [name, value] of Object.entries(settings)) {
    await client.query(`alter system set ${name} = '${value}'`);
  }
  await client.end();
  await cluster.stop();
  return startEmbeddedCluster(folder);
}
