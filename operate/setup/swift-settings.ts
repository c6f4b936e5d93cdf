import { userInfo } from 'node:os';
import { join } from 'node:path';

/** Of all programs of Swift. */
function common(folder: string, port: number): string {
  return [
    '[DEFAULT]',
    'bind_ip = 127.0.0.1',
    `bind_port = ${port}`,
    `swift_dir = ${folder}`,
    `user = ${userInfo().username}`,
    // None beside the program itself: they would outlive it.
    'workers = 0',
    'log_address = /dev/null',
  ].join('\n');
}

/** Of the server of accounts, containers or objects. */
export function serverSettings(folder: string, kind: string, port: number): string {
  return `${common(folder, port)}
devices = ${join(folder, 'devices')}
mount_check = false
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;
}

const filters = [
  'catch_errors',
  'gatekeeper',
  'cache',
  'listing_formats',
  'bulk',
  's3api',
  'tempauth',
  'copy',
  'slo',
  'dlo',
];
/** Filters whose name in the package is another one; the cache is asked for, a memcached is not. */
const eggs: Readonly<Record<string, string>> = { cache: 'memcache' };

/** Of what clients talk to: S3's protocol, one account. */
export function proxySettings(
  folder: string,
  port: number,
  { keyId, secret }: { readonly keyId: string; readonly secret: string },
): string {
  const more: Readonly<Record<string, string>> = {
    tempauth: `user_${keyId.replace(':', '_')} = ${secret} .admin`,
    s3api: 'location = us-east-1',
    cache: 'memcache_servers = 127.0.0.1:1',
  };
  const sections = filters.map(
    (name) => `[filter:${name}]\nuse = egg:swift#${eggs[name] ?? name}\n${more[name] ?? ''}`,
  );
  return `${common(folder, port)}
[pipeline:main]
pipeline = ${filters.join(' ')} proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
${sections.join('\n')}
`;
}
