import type { OutputOf, waivers } from '@clearpaw/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { businessTable } from '../../schema/business.ts';
import { waiverSignatureTable, waiverVersionTable } from '../../schema/waiver.ts';
import { signableWaiver } from './find-waiver.ts';
import { presentWaiver, type WaiverRow } from './waiver-presenter.ts';

/** The current text, and the one the caller signed last. */
export async function getWaiverToSign(
  call: Call,
  input: { waiverId: string; withFile?: boolean | undefined },
): Promise<OutputOf<typeof waivers.getWaiverToSign>> {
  const { waiver } = await signableWaiver(call, input.waiverId);
  const { db } = call.services.store;
  const [business] = await db
    .select({ name: businessTable.name })
    .from(businessTable)
    .where(eq(businessTable.id, waiver.businessId));
  const [signed] = await db
    .select({ version: waiverSignatureTable.version, body: waiverVersionTable.body })
    .from(waiverSignatureTable)
    .innerJoin(
      waiverVersionTable,
      and(
        eq(waiverVersionTable.waiverId, waiverSignatureTable.waiverId),
        eq(waiverVersionTable.version, waiverSignatureTable.version),
      ),
    )
    .where(and(eq(waiverSignatureTable.waiverId, waiver.id), eq(waiverSignatureTable.signedBy, call.uid)))
    .orderBy(desc(waiverSignatureTable.id))
    .limit(1);
  return {
    ...presentWaiver(waiver),
    businessName: business?.name ?? '',
    ...(await shownContent(call, waiver, input.withFile ?? false)),
    signedVersion: signed?.version ?? null,
    signedBody: signed?.body ?? null,
  };
}

/** The text, and the pages of a PDF; the file itself only on request. */
async function shownContent(call: Call, row: WaiverRow, withFile: boolean) {
  const { body, pages } = await contentOf(call, row);
  const file = withFile && row.format === 'pdf' ? await fileOf(call, row) : null;
  return {
    body,
    pages: pages.map((page) => page.toString('base64')),
    file: file?.toString('base64') ?? null,
  };
}

const versionOf = ({ id, version }: WaiverRow) =>
  and(eq(waiverVersionTable.waiverId, id), eq(waiverVersionTable.version, version));

/** The content of a waiver's current version, as it was published. */
export async function contentOf(
  call: Call,
  row: WaiverRow,
): Promise<{ body: string; pages: readonly Buffer[] }> {
  const [found] = await call.services.store.db
    .select({ body: waiverVersionTable.body, pages: waiverVersionTable.pages })
    .from(waiverVersionTable)
    .where(versionOf(row));
  return { body: found?.body ?? '', pages: found?.pages ?? [] };
}

async function fileOf(call: Call, row: WaiverRow): Promise<Buffer | null> {
  const [found] = await call.services.store.db
    .select({ file: waiverVersionTable.file })
    .from(waiverVersionTable)
    .where(versionOf(row));
  return found?.file ?? null;
}
