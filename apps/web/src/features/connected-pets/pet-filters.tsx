import { verdicts } from '@clearpaw/domain';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import { FilterChips } from '../../ui/choice/index.ts';
import { SearchField, Select } from '../../ui/field/index.ts';
import { classes } from '../../ui/style/index.ts';
import type { GetPetAppearance, Named } from './connected-pet.ts';
import { connectedPetMessages } from './messages.gen.ts';
import { countChosen, type PetFilter, sorts, withins } from './pet-filter.ts';

interface PetFiltersProps {
  readonly filter: PetFilter;
  readonly onChange: (filter: PetFilter) => void;
  readonly verdictAppearance: GetPetAppearance;
  readonly rules: readonly Named[];
  readonly services: readonly Named[];
}

/** Name, verdict, what is missing, what they come for, what changes soon, and the order. */
export function PetFilters({ filter, onChange, verdictAppearance, rules, services }: PetFiltersProps) {
  const messages = connectedPetMessages;
  const moreId = useId();
  // On a phone they would fill the screen before the first pet; there they are behind a button.
  const [open, setOpen] = useState(false);
  const chips = verdicts.map((id) => ({
    id,
    label: verdictAppearance(id).word,
    verdict: verdictAppearance(id).kind,
  }));
  return (
    <search className="flex flex-col gap-4">
      <FilterChips
        label={messages.verdict}
        chips={[{ id: 'any' as const, label: messages.any }, ...chips]}
        value={filter.verdict}
        onChange={(verdict) => onChange({ ...filter, verdict })}
      />
      <div className="flex flex-wrap items-end gap-3">
        <SearchField
          label={messages.search}
          value={filter.search}
          maxLength={80}
          onChange={(search) => onChange({ ...filter, search })}
          className="min-w-56 flex-1"
        />
        <Button
          variant="secondary"
          icon={SlidersHorizontal}
          aria-expanded={open}
          aria-controls={moreId}
          onPress={() => setOpen(!open)}
          className="shrink-0 md:hidden"
        >
          {messages.filters(countChosen(filter))}
        </Button>
      </div>
      <div
        id={moreId}
        className={classes('items-end gap-4 md:grid-cols-2 md:grid lg:grid-cols-4', open ? 'grid' : 'hidden')}
      >
        <NamedSelect
          label={messages.rule}
          unnamed={messages.anyRule}
          named={rules}
          value={filter.rule}
          onChange={(rule) => onChange({ ...filter, rule })}
        />
        <NamedSelect
          label={messages.service}
          unnamed={messages.anyService}
          named={services}
          value={filter.service}
          onChange={(service) => onChange({ ...filter, service })}
        />
        <Select
          label={messages.within}
          options={withins.map((id) => ({ id, label: messages.withins[id] }))}
          value={filter.within}
          onChange={(within) => onChange({ ...filter, within })}
        />
        <Select
          label={messages.sort}
          options={sorts.map((id) => ({ id, label: messages.sorts[id] }))}
          value={filter.sort}
          onChange={(sort) => onChange({ ...filter, sort })}
        />
      </div>
    </search>
  );
}

interface NamedSelectProps {
  readonly label: string;
  /** The choice without a filter. */
  readonly unnamed: string;
  readonly named: readonly Named[];
  /** '' for everything. */
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** Codes are prefixed, so that no code can be mistaken for this. */
const everything = 'everything';

function NamedSelect({ label, unnamed, named, value, onChange }: NamedSelectProps) {
  const options = [
    { id: everything, label: unnamed },
    ...named.map(({ code, name }) => ({ id: `is ${code}`, label: name })),
  ];
  return (
    <Select
      label={label}
      options={options}
      value={value ? `is ${value}` : everything}
      onChange={(id) => onChange(id === everything ? '' : id.slice('is '.length))}
    />
  );
}
