import { verdicts } from '@clearpaw/domain';
import { useWordsOf } from '../../platform/words/index.ts';
import { FilterChips } from '../../ui/choice/index.ts';
import { SearchField, Select } from '../../ui/field/index.ts';
import type { LookOf } from './connected-pet.ts';
import { type PetFilter, sorts, withins } from './pet-filter.ts';
import { connectedPetWords } from './words.ts';

interface PetFiltersProps {
  readonly filter: PetFilter;
  readonly onChange: (filter: PetFilter) => void;
  readonly lookOf: LookOf;
}

/** Name, verdict, what changes soon, and the order. */
export function PetFilters({ filter, onChange, lookOf }: PetFiltersProps) {
  const words = useWordsOf(connectedPetWords);
  const chips = verdicts.map((id) => ({ id, label: lookOf(id).word, verdict: lookOf(id).kind }));
  return (
    <search className="flex flex-col gap-4">
      <FilterChips
        label={words.verdict}
        chips={[{ id: 'any' as const, label: words.any }, ...chips]}
        value={filter.verdict}
        onChange={(verdict) => onChange({ ...filter, verdict })}
      />
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_12rem_12rem]">
        <SearchField
          label={words.search}
          value={filter.search}
          maxLength={80}
          onChange={(search) => onChange({ ...filter, search })}
          className="sm:max-lg:col-span-2"
        />
        <Select
          label={words.within}
          options={withins.map((id) => ({ id, label: words.withins[id] }))}
          value={filter.within}
          onChange={(within) => onChange({ ...filter, within })}
        />
        <Select
          label={words.sort}
          options={sorts.map((id) => ({ id, label: words.sorts[id] }))}
          value={filter.sort}
          onChange={(sort) => onChange({ ...filter, sort })}
        />
      </div>
    </search>
  );
}
