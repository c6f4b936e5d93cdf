import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type HostileFile, hostileFiles } from '../apps/server/src/platform/objects/testing/hostile-files.ts';
import { register } from './setup/owner-steps.ts';
import { desk, openBrowser, openPage } from './setup/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const folders = ['files', 'documents', 'photos'] as const;

interface Owner {
  readonly uid: string;
  readonly token: string;
}

/** Anyone who is signed in on the page, as a program. */
async function ownerOf(page: Page): Promise<Owner> {
  return page.evaluate(async () => {
    const { token } = (await (await fetch('/api/auth/token')).json()) as { token: string };
    const { user } = (await (await fetch('/api/auth/get-session')).json()) as { user: { id: string } };
    return { uid: user.id, token };
  });
}

function address(path: string): string {
  return `${inject('baseUrl')}/v0/b/clearpaw/o/${encodeURIComponent(path)}`;
}

/** The path an object was stored at, or null when it was refused. */
async function store(owner: Owner, folder: string, file: HostileFile): Promise<string | null> {
  const path = `users/${owner.uid}/${folder}/${file.name}`;
  const headers = { authorization: `Firebase ${owner.token}`, 'content-type': file.type };
  const url = `${inject('baseUrl')}/v0/b/clearpaw/o?name=${encodeURIComponent(path)}`;
  const reply = await fetch(url, { method: 'POST', headers, body: new Uint8Array(file.bytes) });
  expect([200, 415], file.name).toContain(reply.status);
  return reply.status === 200 ? path : null;
}

it('hostile files: none runs when it is opened where it is stored, and no place of a photo is left', async () => {
  const person = await openPage(browser, desk);
  const { page } = person;
  await register(person, 'hostile@story.test', 'Pet Owner');
  const owner = await ownerOf(page);
  const files = await hostileFiles();
  expect(files.length).toBeGreaterThanOrEqual(100);
  const ran: string[] = [];
  person.page.context().on('request', (request) => {
    if (request.url().includes('ran-hostile')) ran.push(request.url());
  });
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  let opened = 0;
  for (const folder of folders) {
    for (const file of files) {
      const path = await store(owner, folder, file);
      if (path === null) continue;
      const described = await fetch(address(path), { headers: { authorization: `Firebase ${owner.token}` } });
      const { downloadTokens } = (await described.json()) as { downloadTokens: string };
      const url = `${address(path)}?alt=media&token=${downloadTokens}`;
      const reply = await fetch(url);
      expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename\*=utf-8''[\w.%~!-]+$/);
      expect(reply.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
      expect(reply.headers.get('content-type')).not.toMatch(/html|xml|script/);
      const bytes = Buffer.from(await reply.arrayBuffer());
      if (folder !== 'files' && reply.headers.get('content-type')?.startsWith('image/')) {
        expect(bytes.includes('Exif') || bytes.includes('eXIf') || bytes.includes('EXIF'), file.name).toBe(
          false,
        );
        expect(bytes.includes('ran-hostile'), file.name).toBe(false);
      }
      await page.goto(url).catch(() => {});
      opened += 1;
    }
  }
  await page.waitForTimeout(300);
  console.log(
    `${files.length} hostile files in ${folders.length} folders, ${opened} kept and opened, ${ran.length} ran`,
  );
  expect(ran).toEqual([]);
  expect(opened).toBeGreaterThanOrEqual(100);
  await person.close();
}, 300_000);
