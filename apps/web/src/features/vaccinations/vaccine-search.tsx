import { type FoundVaccine, findVaccine, type Species, searchVaccines } from '@clearpaw/domain';
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
  const found = useMemo(() => findChoices(shot.typed, species), [shot.typed, species]);
  const options = found.map(({ vaccine, product, spelling }) => ({
    id: idOf(vaccine.code, product?.name ?? null),
    label: vaccine.name,
    detail: antigenNames(vaccine),
    note: spelling === vaccine.name ? undefined : spelling,
  }));
  const choose = (id: string | null) => {
    const choice = found.find(({ vaccine, product }) => idOf(vaccine.code, product?.name ?? null) === id);
    if (!choice) return;
    const { vaccine, product } = choice;
    onChange({ vaccine: vaccine.code, typed: vaccine.name, product: product?.name ?? null, kept: [] });
  };
  const type = (typed: string) => {
    const still = shot.vaccine !== null && findVaccine(shot.vaccine)?.name === typed;
    onChange(still ? { typed } : { typed, vaccine: null, product: null });
  };
  const kind = words.forSpecies[species as keyof typeof words.forSpecies];
  return (
    <ComboBox
      label={words.whichVaccine}
      isLabelHidden={shot.vaccine === null}
      icon={Search}
      placeholder={words.searchPlaceholder}
      options={options}
      value={shot.vaccine === null ? null : idOf(shot.vaccine, shot.product)}
      onChange={choose}
      typed={shot.typed}
      onSearch={type}
      suffix={kind && <Tag>{kind}</Tag>}
      error={error}
      autoFocus={autoFocus}
    />
  );
}

/** One row for each vaccine and product, by the spelling that fits best. */
function findChoices(typed: string, species: Species): FoundVaccine[] {
  const rows = new Map<string, FoundVaccine>();
  for (const one of searchVaccines(typed, species)) {
    const id = idOf(one.vaccine.code, one.product?.name ?? null);
    if (!rows.has(id)) rows.set(id, one);
  }
  return [...rows.values()].slice(0, mostShown);
}

function idOf(code: string, product: string | null): string {
  return `${code}|${product ?? ''}`;
}
