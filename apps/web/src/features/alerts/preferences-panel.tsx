import { useAction, useCall } from '../../platform/data/index.ts';
import { CallErrorPanel, ErrorPanel, SavedNote, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { kindsFor } from './alert-topic.ts';
import { ChannelTable } from './channel-table.tsx';
import { alertMessages } from './messages.gen.ts';
import type { PreferenceChange, Preferences } from './preferences.ts';
import { PushSwitch } from './push/push-switch.tsx';
import { QuietFields } from './quiet-fields.tsx';

interface PreferencesPanelProps {
  /** Whose kinds are shown: an owner never gets alerts about a business's arrivals. */
  readonly audience: 'owner' | 'business';
}

/** Notification preferences: channels for each kind, quiet hours, time zone. Each change is saved at once. */
export function PreferencesPanel({ audience }: PreferencesPanelProps) {
  const messages = alertMessages;
  const preferences = useCall('getAlertPreferences', {});
  const save = useAction('setAlertPreferences');
  const { data } = preferences;
  const shown = data && (save.isPending ? merged(data, save.variables) : data);
  return (
    <Panel title={messages.preferences}>
      <CallErrorPanel call={preferences}>{messages.preferencesFailed}</CallErrorPanel>
      {preferences.isPending && (
        <Skeleton>
          <SkeletonBlock className="h-60 w-full" shape="card" />
        </Skeleton>
      )}
      {save.isError && <ErrorPanel>{messages.saveFailed}</ErrorPanel>}
      {shown && (
        <div className="flex flex-col gap-5">
          <ChannelTable
            kinds={kindsFor(audience)}
            chosen={shown.kinds}
            onChoose={(kinds) => save.mutate({ kinds })}
          />
          <PushSwitch />
          <QuietFields preferences={shown} onChange={(change) => save.mutate(change)} />
          {save.isSuccess && <SavedNote>{messages.saved}</SavedNote>}
        </div>
      )}
    </Panel>
  );
}

/** The state once the change is saved, so that a switch does not jump back in the meantime. */
function merged(before: Preferences, change: PreferenceChange): Preferences {
  const { quietHours = before.quietHours, timeZone = before.timeZone } = change;
  return { kinds: { ...before.kinds, ...change.kinds }, quietHours, timeZone };
}
