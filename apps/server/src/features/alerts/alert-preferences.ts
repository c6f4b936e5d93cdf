import type { alerts, OutputOf } from '@clearpaw/contract';
import { type AlertChannels, type AlertKind, alertKinds } from '@clearpaw/domain';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { omitUndefined } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { alertSettingsTable } from '../../schema/alert.ts';
import { publishTrigger } from './publish-trigger.ts';
import { alertSettingsOf, channelsFor, ensureSettings, type Settings } from './settings-of.ts';

type Preferences = OutputOf<typeof alerts.getAlertPreferences>;
type Input = z.output<typeof alerts.setAlertPreferences.input>;

export async function getAlertPreferences(call: Call): Promise<Preferences> {
  return presentPreferences((await alertSettingsOf(call.services.store.db, [call.uid]))(call.uid));
}

/** Changes the fields that were sent. A new time zone or new quiet hours move the planned reminders. */
export async function setAlertPreferences(call: Call, input: Input): Promise<Preferences> {
  return call.services.store.transaction(async (tx) => {
    const before = await ensureSettings(tx.db, call.uid, call.now);
    const kinds = { ...before.kinds, ...input.kinds };
    const { quietHours, timeZone } = input;
    await tx.db
      .update(alertSettingsTable)
      .set({ ...omitUndefined({ quietHours, timeZone }), kinds, updatedAt: call.now })
      .where(eq(alertSettingsTable.uid, call.uid));
    if (quietHours !== undefined || timeZone !== undefined) {
      publishTrigger(tx, { settingsOf: call.uid });
    }
    return presentPreferences((await alertSettingsOf(tx.db, [call.uid]))(call.uid));
  });
}

function presentPreferences(settings: Settings): Preferences {
  const kinds = Object.fromEntries(alertKinds.map((kind) => [kind, channelsFor(settings, kind)]));
  const { quietHours, timeZone } = settings;
  return { kinds: kinds as Record<AlertKind, AlertChannels>, quietHours, timeZone };
}
