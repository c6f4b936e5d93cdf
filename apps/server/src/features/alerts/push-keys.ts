import { eq } from 'drizzle-orm';
import type { Services } from '../../platform/http/index.ts';
import { pushKeysTable } from '../../schema/alert.ts';

const name = 'vapid';

/** The key pair that identifies us to browsers. The first server that needs it creates it; all others read it. */
export async function pushKeysOf({
  store,
}: Pick<Services, 'store'>): Promise<{ publicKey: string; privateKey: string }> {
  const find = () => store.db.select().from(pushKeysTable).where(eq(pushKeysTable.name, name));
  const [known] = await find();
  if (known) return known;
  const { default: webPush } = await import('web-push');
  await store.db
    .insert(pushKeysTable)
    .values({ name, ...webPush.generateVAPIDKeys() })
    .onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error('A key pair that was just made is there.');
  return made;
}
