import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext } from 'playwright-core';
import { accountTable, hashPassword } from '../../apps/server/src/platform/auth/index.ts';
import type { Fixture } from '../../apps/server/test/authorization/index.ts';
import type { TestServer } from '../../apps/server/test/index.ts';
import type { RouteRole } from '../setup/routes.ts';

const password = 'secret-of-the-attack';

/** A browser in which the owner or the business of the fixture is signed in. */
export async function signInContext(
  server: TestServer,
  browser: Browser,
  role: RouteRole,
  { people }: Fixture,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-US', serviceWorkers: 'block' });
  const person = { owner: people.owner, business: people.businessOwner, anyone: null }[role];
  if (person === null) return context;
  const now = new Date();
  await server.services.store.db.insert(accountTable).values({
    ...{ id: randomUUID(), accountId: person.uid, providerId: 'credential', userId: person.uid },
    ...{ password: await hashPassword(password), createdAt: now, updatedAt: now },
  });
  const reply = await context.request.post('/api/auth/sign-in/email', {
    headers: { Origin: server.url },
    data: { email: person.email, password, rememberMe: true },
  });
  if (!reply.ok())
    throw new Error(`${person.email} could not sign in: ${reply.status()} ${await reply.text()}`);
  return context;
}
