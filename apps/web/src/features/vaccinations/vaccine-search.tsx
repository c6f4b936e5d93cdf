import {
  customVaccine,
  type FoundVaccine,
  findVaccine,
  type Species,
  searchVaccines,
  type Vaccine,
} from '@clearpaw/domain';
import { Search } from 'lucide-react';
import { useMemo } from 'react';
import { ComboBox } from '../../ui/field/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import { antigenNames } from './antigen-names.ts';
import { vaccinationMessages } from './messages.gen.ts';
import type { VisitDoseDraft } from './vet-visit-draft.ts';

const mostShown = 6;
const otherId = `${customVaccine}|`;

interface VaccineSearchProps {
  readonly dose: VisitDoseDraft;
  readonly species: Species;
  readonly error?: string | undefined;
  readonly autoFocus: boolean;
  readonly onChange: (change: Partial<VisitDoseDraft>) => void;
}

/** Finds a vaccine by abbreviation, synonym or product name. */
export function VaccineSearch({ dose, species, error, autoFocus, onChange }: VaccineSearchProps) {
  const messages = vaccinationMessages;
  const found = useMemo(() => findChoices(dose.typed, species), [dose.typed, species]);
  const typedName = dose.vaccine === null ? dose.typed.trim() : '';
  const options = [
    ...found.map(({ vaccine, product, spelling }) => ({
      id: idOf(vaccine.code, product?.name ?? null),
      label: vaccine.name,
      detail: antigenNames(vaccine),
      note: vaccine.species.includes(species)
        ? otherThan(vaccine.name, spelling)
        : madeFor(vaccine, messages),
    })),
    {
      id: otherId,
      // The same words before and after it is chosen: the field shows them, and other words would reopen the list.
      label: messages.otherVaccine,
      detail: typedName === '' ? messages.otherVaccineLead : messages.otherVaccineNamed(typedName),
      note: undefined,
    },
  ];
  const choose = (id: string | null) => {
    if (id === otherId) {
      onChange({
        vaccine: customVaccine,
        vaccineName: typedName,
        typed: messages.otherVaccine,
        product: null,
      });
      return;
    }
    const choice = found.find(({ vaccine, product }) => idOf(vaccine.code, product?.name ?? null) === id);
    if (!choice) return;
    const { vaccine, product } = choice;
    const { name = null } = product ?? {};
    onChange({ vaccine: vaccine.code, vaccineName: '', typed: vaccine.name, product: name, kept: [] });
  };
  const type = (typed: string) => {
    const chosen = dose.vaccine === customVaccine ? messages.otherVaccine : nameOf(dose.vaccine);
    const still = dose.vaccine !== null && chosen === typed;
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
      value={chosenId(dose, options)}
      onChange={choose}
      typed={dose.typed}
      onSearch={type}
      suffix={
        kind &&
        dose.vaccine === null && (
          <span className="max-md:hidden">
            <Tag>{kind}</Tag>
          </span>
        )
      }
      error={error}
      autoFocus={autoFocus}
    />
  );
}

/** A manually entered product has no row. */
function chosenId(
  { vaccine, product }: VisitDoseDraft,
  options: readonly { readonly id: string }[],
): string | null {
  if (vaccine === null) return null;
  const id = vaccine === customVaccine ? otherId : idOf(vaccine, product);
  return options.some((option) => option.id === id) ? id : idOf(vaccine, null);
}

const nameOf = (code: string | null) => (code === null ? undefined : findVaccine(code)?.name);
const otherThan = (name: string, spelling: string) => (spelling === name ? undefined : spelling);

/** The species that a vaccine is made for, if it is not made for this pet. */
function madeFor({ species }: Vaccine, messages: typeof vaccinationMessages): string | undefined {
  const [first] = species;
  return first && messages.forSpecies[first as keyof typeof messages.forSpecies];
}

/** One row per vaccine or product, by the best matching spelling; those made for the pet's species come first. */
function findChoices(typed: string, species: Species): FoundVaccine[] {
  const rows = new Map<string, FoundVaccine>();
  for (const one of [...searchVaccines(typed, species), ...searchVaccines(typed)]) {
    const id = idOf(one.vaccine.code, one.product?.name ?? null);
    if (!rows.has(id)) rows.set(id, one);
  }
  return [...rows.values()].slice(0, mostShown);
}

function idOf(code: string, product: string | null): string {
  return `${code}|${product ?? ''}`;
}
