import { type FoundVaccine, findVaccine, type Species, searchVaccines } from '@clearpaw/domain';
import { Search } from 'lucide-react';
import { useMemo } from 'react';
import { useMessages } from '../../platform/messages/index.ts';
import { ComboBox } from '../../ui/field/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import { antigenNames } from './antigen-names.ts';
import { vaccinationMessages } from './messages.ts';
import type { VisitDoseDraft } from './vet-visit-draft.ts';

const mostShown = 6;

interface VaccineSearchProps {
  readonly dose: VisitDoseDraft;
  readonly species: Species;
  readonly error?: string | undefined;
  readonly autoFocus: boolean;
  readonly onChange: (change: Partial<VisitDoseDraft>) => void;
}

/** Finds a vaccine by any spelling: abbreviation, synonym or product. */
export function VaccineSearch({ dose, species, error, autoFocus, onChange }: VaccineSearchProps) {
  const messages = useMessages(vaccinationMessages);
  const found = useMemo(() => findChoices(dose.typed, species), [dose.typed, species]);
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
    const still = dose.vaccine !== null && findVaccine(dose.vaccine)?.name === typed;
    onChange(still ? { typed } : { typed, vaccine: null, product: null });
  };
  const kind = messages.forSpecies[species as keyof typeof messages.forSpecies];
  return (
    <ComboBox
      label={messages.whichVaccine}
      isLabelHidden={dose.vaccine === null}
      icon={Search}
      placeholder={messages.searchPlaceholder}
      options={options}
      value={dose.vaccine === null ? null : idOf(dose.vaccine, dose.product)}
      onChange={choose}
      typed={dose.typed}
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
