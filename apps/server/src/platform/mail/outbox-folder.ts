import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, MailTransport } from './mail.ts';

/** The number of messages that the outbox page shows. */
const maxShown = 200;

function folderOf(dataDir: string): string {
  return join(dataDir, 'outbox');
}

/** Stores messages as files, if no mail server is configured. The same message twice is one file. */
export function outboxFolder(dataDir: string): MailTransport {
  return {
    async deliver(mail) {
      const folder = folderOf(dataDir);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${mail.id}.json`);
      await writeFile(`${file}.part`, JSON.stringify(mail), { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close() {},
  };
}

/** Newest messages first; ids are in the order of time. */
export async function readOutbox(dataDir: string): Promise<readonly Mail[]> {
  const folder = folderOf(dataDir);
  const files = await readdir(folder).catch(() => []);
  const newest = files
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, maxShown);
  return Promise.all(
    newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Mail),
  );
}
