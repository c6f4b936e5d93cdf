import type { OutputOf, waivers } from '@clearpaw/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { businessTable } from '../../schema/business.ts';
import { memberTable } from '../../schema/member.ts';
import { waiverSignatureTable, waiverTable, waiverVersionTable } from '../../schema/waiver.ts';
import { authorizeMember } from '../members/index.ts';

type Input = z.output<typeof waivers.getWaiverVersion.input>;
type Shown = OutputOf<typeof waivers.getWaiverVersion>;

/** One version as it was published, for members of the business and for those who signed that version. */
export async function getWaiverVersion(call: Call, input: Input): Promise<Shown> {
  const { businessId, isMember, ...found } = await find(call, input);
  if (isMember) await authorizeMember(call, businessId, 'readWaivers');
  else await requireSigner(call, input);
  const { row, file, title, businessName, current } = found;
  const { waiverId, version, sha256, material, body, pages, publishedAt } = row;
  return {
    ...{ waiverId, version, sha256, material, body, title, businessName },
    format: file === null ? 'text' : 'pdf',
    pages: (pages ?? []).map((page) => page.toString('base64')),
    file: input.withFile ? (file?.toString('base64') ?? null) : null,
    publishedAt: publishedAt.toISOString(),
    isCurrent: version === current,
  };
}

async function find(call: Call, { waiverId, version }: Input) {
  const { file, ...row } = versionColumns;
  const [found] = await call.services.store.db
    .select({
      row,
      file,
      title: waiverTable.title,
      current: waiverTable.version,
      businessId: waiverTable.businessId,
      businessName: businessTable.name,
      member: memberTable.uid,
    })
    .from(waiverVersionTable)
    .innerJoin(waiverTable, eq(waiverTable.id, waiverVersionTable.waiverId))
    .innerJoin(businessTable, eq(businessTable.id, waiverTable.businessId))
    .leftJoin(
      memberTable,
      and(eq(memberTable.businessId, waiverTable.businessId), eq(memberTable.uid, call.uid)),
    )
    .where(and(eq(waiverVersionTable.waiverId, waiverId), eq(waiverVersionTable.version, version)));
  if (!found) throw refuse.notFound('waiver');
  const { member, ...rest } = found;
  return { ...rest, isMember: member !== null };
}

const versionColumns = {
  waiverId: waiverVersionTable.waiverId,
  version: waiverVersionTable.version,
  sha256: waiverVersionTable.sha256,
  material: waiverVersionTable.material,
  body: waiverVersionTable.body,
  pages: waiverVersionTable.pages,
  file: waiverVersionTable.file,
  publishedAt: waiverVersionTable.publishedAt,
};

async function requireSigner(call: Call, { waiverId, version }: Input): Promise<void> {
  const [signed] = await call.services.store.db
    .select({ id: waiverSignatureTable.id })
    .from(waiverSignatureTable)
    .where(
      and(
        eq(waiverSignatureTable.signedBy, call.uid),
        eq(waiverSignatureTable.waiverId, waiverId),
        eq(waiverSignatureTable.version, version),
      ),
    )
    .limit(1);
  if (!signed) throw refuse.notFound('waiver');
}
