/** A trial of operation, and what it needs of Debian. */
export interface Trial {
  readonly about: string;
  /** Each program with the package that it comes with. */
  readonly needs: Readonly<Record<string, string>>;
}

const postgres = { PostgreSQL: 'postgresql-15' };
const haproxy = { haproxy: 'haproxy' };
const patroni = { ...postgres, ...haproxy, patroni: 'patroni', etcd: 'etcd-server' };

/** Named like their test files. */
export const trials: Readonly<Record<string, Trial>> = {
  failover: {
    about: 'three PostgreSQL run by Patroni, the primary killed three times and changed once in order',
    needs: patroni,
  },
  'stopped-proxy': { about: 'the proxy before the database stopped for a minute', needs: patroni },
  rolling: {
    about: 'two servers restarted, and upgraded from an earlier release, under load',
    needs: haproxy,
  },
  'encrypted-proxy': { about: 'HTTPS between the proxy and the servers', needs: haproxy },
  pgbouncer: { about: 'PgBouncer in transaction mode', needs: { pgbouncer: 'pgbouncer' } },
  caddy: {
    about: 'Caddy with deploy/Caddyfile: what it redirects and what it refuses by http',
    needs: { caddy: 'caddy', curl: 'curl' },
  },
  'first-database': {
    about: 'the role that compose.yaml makes, which is no superuser, on an empty PostgreSQL',
    needs: postgres,
  },
  image: {
    about: 'the image built from Debian and run without rights, its size and its start',
    needs: { mmdebstrap: 'mmdebstrap', buildah: 'buildah', podman: 'podman', runc: 'runc' },
  },
  swift: {
    about: 'the storage tests on the S3 of OpenStack Swift, and servers killed in the middle of uploads',
    needs: {
      'swift-proxy-server': 'swift-proxy',
      'swift-account-server': 'swift-account',
      'swift-container-server': 'swift-container',
      'swift-object-server': 'swift-object',
    },
  },
};
