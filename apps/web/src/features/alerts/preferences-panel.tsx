import { type AlertChannels, type AlertKind, alertAudience, alertKinds } from '@clearpaw/domain';
import { useAction, useCall } from '../../platform/data/index.ts';
import { CallErrorPanel, ErrorPanel, SavedNote, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { KindGrid } from './kind-grid.tsx';
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
  const kinds = alertKinds.filter(
    (kind) => alertAudience[kind] === audience || alertAudience[kind] === 'anyone',
  );
  const { data } = preferences;
  const shown = data && (save.isPending ? merged(data, save.variables) : data);
  const choose = (kind: AlertKind, channels: AlertChannels) => save.mutate({ kinds: { [kind]: channels } });
  return (
    <Panel title={messages.preferences} lead={messages.preferencesLead}>
      <CallErrorPanel call={preferences}>{messages.preferencesFailed}</CallErrorPanel>
      {preferences.isPending && (
        <Skeleton>
          <SkeletonBlock className="h-60 w-full" shape="card" />
        </Skeleton>
      )}
      {save.isError && <ErrorPanel>{messages.saveFailed}</ErrorPanel>}
      {shown && (
        <div className="flex flex-col gap-6">
          <KindGrid kinds={kinds} chosen={shown.kinds} onChoose={choose} />
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
