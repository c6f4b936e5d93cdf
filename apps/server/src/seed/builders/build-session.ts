import { sessionTable } from '../../platform/auth/index.ts';
import type { BuiltAccount } from './build-account.ts';
import type { BuilderServices } from './builder-services.ts';

const validForMs = 7 * 24 * 60 * 60 * 1000;

/** A session of a signed-in person; returns its id, which bearer tokens carry as `sid`. */
export async function buildSession(services: BuilderServices, { uid }: BuiltAccount): Promise<string> {
  const id = services.newId();
  const now = new Date();
  await services.store.db.insert(sessionTable).values({
    id,
    token: crypto.randomUUID(),
    userId: uid,
    expiresAt: new Date(now.getTime() + validForMs),
    createdAt: now,
    updatedAt: now,
  });
  return id;
}
