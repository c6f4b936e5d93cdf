import { Plus, Trash2 } from 'lucide-react';
import { Button, IconButton } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { mostServices, type ServiceDraft, type SettingsProblem } from './business-settings.ts';
import { businessSettingsMessages } from './settings-messages.gen.ts';

interface ServicesFieldProps {
  readonly services: readonly ServiceDraft[];
  readonly onChange: (services: readonly ServiceDraft[]) => void;
  readonly isDisabled: boolean;
  readonly problem: { readonly what: SettingsProblem; readonly key: string | null } | null;
}

/** The services of the business, one row each, with their capacity. */
export function ServicesField({ services, onChange, isDisabled, problem }: ServicesFieldProps) {
  const messages = businessSettingsMessages;
  const set = (key: string, part: Partial<ServiceDraft>) =>
    onChange(services.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const add = () => onChange([...services, { key: crypto.randomUUID(), code: null, name: '', capacity: '' }]);
  const errorAt = (key: string, what: 'serviceName' | 'capacity') =>
    problem?.key === key && problem.what === what ? messages.problems[what] : undefined;
  return (
    <div className="flex flex-col gap-4">
      {services.length === 0 && <p className="type-small text-ink-2">{messages.noServices}</p>}
      <ul className="flex flex-col gap-4 md:gap-2">
        {services.map(({ key, name, capacity }, index) => (
          <li
            key={key}
            className="grid grid-cols-[minmax(0,1fr)_6.5rem_2.75rem] items-end gap-2 md:grid-cols-[minmax(0,1fr)_7.5rem_2.75rem] md:gap-3"
          >
            <TextField
              label={<RowLabel shown={index === 0}>{messages.service}</RowLabel>}
              value={name}
              onChange={(text) => set(key, { name: text })}
              isDisabled={isDisabled}
              error={errorAt(key, 'serviceName')}
            />
            <TextField
              label={<RowLabel shown={index === 0}>{messages.capacity}</RowLabel>}
              inputMode="numeric"
              placeholder={messages.noLimit}
              figures
              value={capacity}
              onChange={(text) => set(key, { capacity: text })}
              isDisabled={isDisabled}
              error={errorAt(key, 'capacity')}
            />
            <IconButton
              icon={Trash2}
              label={messages.remove(name || null)}
              isDisabled={isDisabled}
              onPress={() => onChange(services.filter((one) => one.key !== key))}
            />
          </li>
        ))}
      </ul>
      {!isDisabled && services.length < mostServices && (
        <div>
          <Button variant="secondary" size="small" icon={Plus} onPress={add}>
            {messages.add}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Where the rows are a table, only the first one shows the names of the columns. */
function RowLabel({ shown, children }: { readonly shown: boolean; readonly children: string }) {
  return <span className={shown ? undefined : 'md:sr-only'}>{children}</span>;
}
