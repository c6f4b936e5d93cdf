/** A real PostgreSQL below DATA_DIR, for machines that have none. */
export { applicationName } from './application-name.ts';
export { type EmbeddedCluster, startEmbeddedCluster } from './embedded-cluster.ts';
