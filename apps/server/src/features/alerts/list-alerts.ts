import type { alerts } from '@clearpaw/contract';
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { alertTable } from '../../schema/alert.ts';
import { profileTable } from '../../schema/profile.ts';
import { type PresentedAlert, presentAlert } from './alert-presenter.ts';

type Input = z.output<typeof alerts.listAlerts.input>;

/** The caller's alerts in their language, newest first. */
export async function listAlerts(call: Call, input: Input): Promise<Page<PresentedAlert>> {
  const before = readCursor(input.cursor, ['id']);
  const rows = await call.services.store.db
    .select({ alert: alertTable, language: profileTable.language })
    .from(alertTable)
    .leftJoin(profileTable, eq(profileTable.uid, alertTable.uid))
    .where(
      and(
        eq(alertTable.uid, call.uid),
        eq(alertTable.inApp, true),
        input.unread ? isNull(alertTable.readAt) : undefined,
        before ? lt(alertTable.id, before[0] ?? '') : undefined,
      ),
    )
    .orderBy(desc(alertTable.id))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, ({ alert }) => [alert.id]);
  return { ...page, items: page.items.map(({ alert, language }) => presentAlert(alert, language ?? 'en')) };
}
