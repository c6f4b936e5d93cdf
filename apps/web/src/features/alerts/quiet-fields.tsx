import { useMemo, useState } from 'react';
import { useLocale } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { ComboBox, type Option, Select, Switch } from '../../ui/field/index.ts';
import { alertMessages } from './messages.gen.ts';
import type { PreferenceChange, Preferences } from './preferences.ts';

interface QuietFieldsProps {
  readonly preferences: Preferences;
  readonly onChange: (change: PreferenceChange) => void;
}

const usualHours = { from: '21:00', to: '08:00' } as const;

/** Quiet hours and the time zone: both decide when a reminder is sent. */
export function QuietFields({ preferences, onChange }: QuietFieldsProps) {
  const messages = alertMessages;
  const { quietHours } = preferences;
  return (
    <div className="flex flex-col gap-4">
      <Switch
        end
        detail={messages.quietDetail}
        isSelected={quietHours !== null}
        onChange={(on) => onChange({ quietHours: on ? usualHours : null })}
      >
        <span className="type-label">{messages.quiet}</span>
      </Switch>
      {quietHours && (
        <div className="grid grid-cols-2 gap-4">
          <Select
            label={messages.quietFrom}
            options={timesWith(quietHours.from)}
            value={quietHours.from}
            onChange={(from) => onChange({ quietHours: { ...quietHours, from } })}
          />
          <Select
            label={messages.quietTo}
            options={timesWith(quietHours.to)}
            value={quietHours.to}
            onChange={(to) => onChange({ quietHours: { ...quietHours, to } })}
          />
        </div>
      )}
      <ZoneField preferences={preferences} onChange={onChange} />
    </div>
  );
}

/** The time zone in words, as few ever change it; the field to change it is behind a button. */
function ZoneField({ preferences: { timeZone }, onChange }: QuietFieldsProps) {
  const messages = alertMessages;
  const locale = useLocale();
  const [changing, setChanging] = useState(false);
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = useMemo(() => zoneOptions([here, timeZone]), [here, timeZone]);
  return (
    <div className="flex flex-col items-start gap-2">
      {changing ? (
        <ComboBox
          label={messages.timeZone}
          help={messages.timeZoneHelp}
          options={zones}
          value={timeZone}
          onChange={(zone) => zone !== null && zone !== timeZone && onChange({ timeZone: zone })}
        />
      ) : (
        <div className="flex w-full items-center justify-between gap-3">
          <p className="min-w-0">
            <span className="block type-label">{messages.timeZone}</span>
            <span className="block type-small text-ink-3">{nameOfZone(timeZone, locale)}</span>
          </p>
          <Button
            variant="ghost"
            size="small"
            aria-label={messages.changeZone}
            onPress={() => setChanging(true)}
            className="-me-3"
          >
            {messages.change}
          </Button>
        </div>
      )}
      {here !== timeZone && (
        <Button variant="tonal" size="small" onPress={() => onChange({ timeZone: here })}>
          {messages.hereZone(here.replaceAll('_', ' '))}
        </Button>
      )}
    </div>
  );
}

/** "New York, Eastern Time"; "Coordinated Universal Time" for the one that is nowhere. */
function nameOfZone(timeZone: string, locale: string): string {
  const isNowhere = !timeZone.includes('/');
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    timeZoneName: isNowhere ? 'long' : 'longGeneric',
  });
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  if (isNowhere) return name ?? timeZone;
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ');
  return [city, name].filter(Boolean).join(', ');
}

/** Every half hour, plus any other time that is set. */
function timesWith(set: string): readonly Option[] {
  const halves = Array.from({ length: 48 }, (_, index) => {
    const hour = String(Math.floor(index / 2)).padStart(2, '0');
    return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
  });
  return [...new Set([...halves, set])].sort().map((id) => ({ id, label: id }));
}

function zoneOptions(more: readonly string[]): readonly Option[] {
  const known = new Set(['UTC', ...more, ...Intl.supportedValuesOf('timeZone')]);
  return Array.from(known, (id) => {
    const parts = id.split('/').map((part) => part.replaceAll('_', ' '));
    return { id, label: parts.at(-1) ?? id, note: parts.slice(0, -1).join(', ') };
  }).sort((a, b) => a.label.localeCompare(b.label));
}
