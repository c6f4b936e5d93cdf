import type { OutputOf, shareLinks } from '@clearpaw/contract';
import { shareLinkState } from '@clearpaw/domain';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Database, type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { petTable } from '../../schema/pet.ts';
import { profileTable } from '../../schema/profile.ts';
import { shareLinkTable, shareLinkUseTable } from '../../schema/share-link.ts';
import { carersPet, type PetAccess } from '../pets/index.ts';
import { isMakerTrusted, ofMaker } from './find-share-link.ts';
import { openSecrets, writeLink } from './link-secrets.ts';
import type { StoredShareLink } from './stored-share-link.ts';

type Input = z.output<typeof shareLinks.listShareLinks.input>;
type PresentedLink = OutputOf<typeof shareLinks.listShareLinks>['items'][number];
type Uses = PresentedLink['uses'];

const usesShown = 10;

interface Found {
  readonly link: StoredShareLink;
  readonly createdBy: string | null;
  readonly works: boolean;
}

/** The links of a pet for its carers; the link itself only for those who may edit the pet. */
export async function listShareLinks(call: Call, input: Input): Promise<Page<PresentedLink>> {
  const { pet, access } = await carersPet(call, input.petId);
  const { db } = call.services.store;
  const before = readCursor(input.cursor, ['id']);
  const rows = await db
    .select({
      link: shareLinkTable,
      createdBy: profileTable.displayName,
      works: sql<boolean>`coalesce(${isMakerTrusted} and ${petTable.state} = 'active', false)`,
    })
    .from(shareLinkTable)
    .innerJoin(petTable, eq(petTable.id, shareLinkTable.petId))
    .leftJoin(coOwnerTable, ofMaker)
    .leftJoin(profileTable, eq(profileTable.uid, shareLinkTable.createdBy))
    .where(and(eq(shareLinkTable.petId, pet.id), before ? lt(shareLinkTable.id, before[0] ?? '') : undefined))
    .orderBy(desc(shareLinkTable.id))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, ({ link }) => [link.id]);
  const uses = await usesOf(
    db,
    page.items.map(({ link }) => link.id),
  );
  return { ...page, items: page.items.map((found) => present(call, access, found, uses)) };
}

function present(
  call: Call,
  access: PetAccess,
  { link, createdBy, works }: Found,
  uses: ReadonlyMap<string, Uses>,
): PresentedLink {
  const { id, petId, label, attemptsLeft, createdAt, expiresAt, endedAt, opened, lastOpenedAt } = link;
  const terms = shareLinkState(link, call.now);
  const state = terms === 'active' && !works ? 'ended' : terms;
  const secrets = state === 'active' && access !== 'read' ? openSecrets(call.services, link) : null;
  return {
    ...{ id, petId, label, contents: [...link.contents], state, createdBy, opened, attemptsLeft },
    hasPasscode: attemptsLeft !== null,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
    uses: uses.get(id) ?? [],
    url: secrets && writeLink(call.services, link, secrets).url,
  };
}

/** The last uses of each link. */
async function usesOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Uses>> {
  if (ids.length === 0) return new Map();
  const { linkId, at, recipient } = shareLinkUseTable;
  const { rows } = await db.execute<{ linkId: string; at: string; recipient: string }>(sql`
    select link.id as "linkId", used.at::text, used.recipient
    from unnest(${sql.param(ids)}::uuid[]) as link (id)
    cross join lateral (
      select ${at} as at, ${recipient} as recipient from ${shareLinkUseTable}
      where ${linkId} = link.id order by ${at} desc limit ${usesShown}
    ) as used
    order by used.at desc`);
  const found = new Map<string, Uses>();
  for (const row of rows) {
    const use = { at: new Date(row.at).toISOString(), recipient: row.recipient };
    found.set(row.linkId, [...(found.get(row.linkId) ?? []), use]);
  }
  return found;
}
