import pg from 'pg';
import { type EmbeddedCluster, startEmbeddedCluster } from '../src/platform/database/index.ts';

/** What only tests may do: nothing here must outlive a power failure, and many servers are open side by side. */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '400',
};

/** The product's own cluster in the folder, started a second time with settings for tests. */
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
