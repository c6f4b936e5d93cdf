import { findVaccine, type Species, searchVaccines } from '@clearpaw/domain';
import { Search } from 'lucide-react';
import { useMemo } from 'react';
import { useWordsOf } from '../../platform/words/index.ts';
import { ComboBox } from '../../ui/field/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import { antigenNames } from './antigen-names.ts';
import type { ShotDraft } from './visit-draft.ts';
import { vaccinationWords } from './words.ts';

const mostShown = 6;

interface VaccineSearchProps {
  readonly shot: ShotDraft;
  readonly species: Species;
  readonly error?: string | undefined;
  readonly autoFocus: boolean;
  readonly onChange: (change: Partial<ShotDraft>) => void;
}

/** Finds a vaccine by any spelling: abbreviation, synonym or product. */
export function VaccineSearch({ shot, species, error, autoFocus, onChange }: VaccineSearchProps) {
  const words = useWordsOf(vaccinationWords);
  const found = useMemo(() => searchVaccines(shot.typed, species).slice(0, mostShown), [shot.typed, species]);
  const options = found.map(({ vaccine, spelling }) => ({
    id: vaccine.code,
    label: vaccine.name,
    detail: antigenNames(vaccine),
    note: spelling === vaccine.name ? undefined : spelling,
  }));
  const choose = (code: string | null) => {
    const choice = found.find(({ vaccine }) => vaccine.code === code);
    if (choice)
      onChange({
        vaccine: choice.vaccine.code,
        typed: choice.vaccine.name,
        product: choice.product?.name ?? null,
        kept: [],
      });
  };
  const type = (typed: string) => {
    const still = shot.vaccine !== null && findVaccine(shot.vaccine)?.name === typed;
    onChange(still ? { typed } : { typed, vaccine: null, product: null });
  };
  const kind = words.forSpecies[species as keyof typeof words.forSpecies];
  return (
    <ComboBox
      label={words.whichVaccine}
      icon={Search}
      placeholder={words.searchPlaceholder}
      options={options}
      value={shot.vaccine}
      onChange={choose}
      typed={shot.typed}
      onSearch={type}
      suffix={kind && <Tag>{kind}</Tag>}
      error={error}
      autoFocus={autoFocus}
    />
  );
}
