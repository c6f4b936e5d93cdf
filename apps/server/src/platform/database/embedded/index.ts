/** A real PostgreSQL below DATA_DIR for machines without one. */
/** The name our connections carry. */
export { applicationName } from './application-name.ts';
export { type EmbeddedCluster, startEmbeddedCluster } from './embedded-cluster.ts';
