import { desc, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import type { SigningIdentity } from '../../platform/pdf-signing/index.ts';
import { waiverKeyTable } from '../../schema/waiver.ts';

type KeyServices = Pick<Services, 'store' | 'sealer' | 'newId'>;

const makingKeys = 7_263_002;
/** PDF readers trust a signature while its certificate is valid; a key signs for a part of that time. */
const signsForMs = 5 * 365 * 24 * 60 * 60 * 1000;

/** The key that signs waivers now; created if there is none, or none that this server's secret can decrypt. */
export async function waiverIdentity(services: KeyServices, now: Date): Promise<SigningIdentity> {
  const found = await openNewest(services, services.store.db, now);
  if (found) return found;
  return services.store.transaction(async ({ db }) => {
    await db.execute(sql`select pg_advisory_xact_lock(${makingKeys})`);
    const meanwhile = await openNewest(services, db, now);
    if (meanwhile) return meanwhile;
    const { makeSigningIdentity } = await import('../../platform/pdf-signing/index.ts');
    const made = await makeSigningIdentity('Clearpaw waivers', now);
    const { privateKey, ...certificates } = made;
    await db.insert(waiverKeyTable).values({
      id: services.newId(),
      ...certificates,
      sealedPrivate: services.sealer.seal(privateKey),
      replacedFrom: new Date(now.getTime() + signsForMs),
      createdAt: now,
    });
    return made;
  });
}

async function openNewest(
  { sealer }: Pick<Services, 'sealer'>,
  db: Database,
  now: Date,
): Promise<SigningIdentity | null> {
  const [row] = await db.select().from(waiverKeyTable).orderBy(desc(waiverKeyTable.id)).limit(1);
  if (!row || row.replacedFrom <= now) return null;
  const privateKey = sealer.open(row.sealedPrivate);
  if (privateKey === null) return null;
  const { authorityPem, signerPem } = row;
  return { authorityPem, signerPem, privateKey };
}

/** The certificates that verify every waiver signed here, newest first. */
export async function waiverAuthorities(services: KeyServices, now: Date): Promise<string> {
  await waiverIdentity(services, now);
  const rows = await services.store.db
    .select({ pem: waiverKeyTable.authorityPem })
    .from(waiverKeyTable)
    .orderBy(desc(waiverKeyTable.id));
  return rows.map(({ pem }) => pem).join('');
}
