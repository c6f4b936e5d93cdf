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
  /** Whose kinds are shown: an owner is never told about the door of a business. */
  readonly audience: 'owner' | 'business';
}

/** How someone is told: channels for each kind, quiet hours, time zone. Each change is saved by itself. */
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

/** What will be so once it is saved, so that a switch does not spring back meanwhile. */
function merged(before: Preferences, change: PreferenceChange): Preferences {
  const { quietHours = before.quietHours, timeZone = before.timeZone } = change;
  return { kinds: { ...before.kinds, ...change.kinds }, quietHours, timeZone };
}
