import { MoreFilters, Segments } from '../../ui/choice/index.ts';
import { Checkbox, Select } from '../../ui/field/index.ts';
import type { DueChoice, DueName } from './due-item.ts';
import { dueMessages } from './messages.gen.ts';

interface DueFiltersProps {
  readonly choice: DueChoice;
  readonly onChange: (choice: DueChoice) => void;
  readonly rules: readonly DueName[];
  readonly services: readonly DueName[];
}

const periods = ['7', '30', '90'] as const;

/** How far ahead, for which service, which requirement. */
export function DueFilters({ choice, onChange, rules, services }: DueFiltersProps) {
  const messages = dueMessages;
  return (
    <search className="flex flex-col gap-4 md:flex-row md:flex-wrap md:items-end md:justify-between md:gap-x-6 print:hidden">
      <Segments
        label={messages.within}
        segments={periods.map((id) => ({ id, label: messages.days[id] }))}
        value={choice.days}
        onChange={(days) => onChange({ ...choice, days })}
      />
      <MoreFilters
        chosen={[choice.service, choice.rule, choice.missing].filter(Boolean).length}
        className="grid gap-x-4 gap-y-3 md:flex md:flex-wrap md:items-end"
      >
        <Checkbox
          isSelected={choice.missing}
          onChange={(missing) => onChange({ ...choice, missing })}
          className="type-small md:pb-1"
        >
          {messages.missing}
        </Checkbox>
        {services.length > 0 && (
          <NamedSelect
            label={messages.service}
            unnamed={messages.anyService}
            named={services}
            value={choice.service}
            onChange={(service) => onChange({ ...choice, service })}
          />
        )}
        <NamedSelect
          label={messages.rule}
          unnamed={messages.anyRule}
          named={rules}
          value={choice.rule}
          onChange={(rule) => onChange({ ...choice, rule })}
        />
      </MoreFilters>
    </search>
  );
}

interface NamedSelectProps {
  readonly label: string;
  readonly unnamed: string;
  readonly named: readonly DueName[];
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** Codes are prefixed, so that no code can be mistaken for "all". */
function NamedSelect({ label, unnamed, named, value, onChange }: NamedSelectProps) {
  const options = [
    { id: 'all', label: unnamed },
    ...named.map(({ code, name }) => ({ id: `is ${code}`, label: name })),
  ];
  return (
    <Select
      className="w-full md:w-52"
      label={label}
      options={options}
      value={value ? `is ${value}` : 'all'}
      onChange={(id) => onChange(id === 'all' ? '' : id.slice('is '.length))}
    />
  );
}
