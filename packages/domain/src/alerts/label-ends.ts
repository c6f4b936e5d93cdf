import { compareDates, type Day, dayOf } from '../calendar/index.ts';
import type { GivenVaccine } from '../catalogue/index.ts';
import { type DocumentRecord, type Dose, dosesOf, type PetRecords } from '../compliance/index.ts';
import type { NeedAbout } from './need.ts';

/** The end that a record itself names, independent of any business's rules. */
export type LabelEnd = {
  readonly recordId: string;
  readonly subject: string;
  readonly about: NeedAbout;
  readonly lastDay: Day;
};

/** The expiry dates that still matter: of a dose or a document, only the record that lasts longest counts. */
export function labelEnds(records: PetRecords): readonly LabelEnd[] {
  return [...doseEnds(records), ...documentEnds(records)];
}

function doseEnds(records: PetRecords): readonly LabelEnd[] {
  const ending = dosesOf(records).flatMap((dose) =>
    dose.labelEnd === null ? [] : [{ dose, lastDay: dose.labelEnd }],
  );
  return ending
    .filter((one) =>
      one.dose.vaccine.antigens.some(
        (antigen) => !ending.some((other) => carries(other.dose, antigen) && outlasts(other, one)),
      ),
    )
    .map(({ dose, lastDay }) => ({
      recordId: dose.record.id,
      subject: dose.vaccine.name,
      about: vaccineOf(dose.record),
      lastDay,
    }));
}

/** Which vaccine a dose is of, without the rest of the record. */
export const vaccineOf = ({ vaccine, vaccineName }: GivenVaccine): GivenVaccine => ({
  vaccine,
  ...(vaccineName && { vaccineName }),
});

type Ending = { readonly dose: Dose; readonly lastDay: Day };

function carries({ vaccine }: Dose, antigen: string): boolean {
  return vaccine.antigens.includes(antigen);
}

/** Of two records that expire on the same day the later entry counts, so that one renewal causes one reminder. */
function outlasts(a: Ending, b: Ending): boolean {
  if (a.lastDay !== b.lastDay) return a.lastDay > b.lastDay;
  return a.dose.record.id > b.dose.record.id;
}

function documentEnds({ documents }: PetRecords): readonly LabelEnd[] {
  const lasting = new Map<string, DocumentRecord & { readonly expiresOn: string }>();
  for (const document of documents) {
    const { expiresOn, kind, rejected } = document;
    if (expiresOn === null || rejected) continue;
    const before = lasting.get(kind);
    if (before === undefined || compareDates(before.expiresOn, expiresOn) < 0) {
      lasting.set(kind, { ...document, expiresOn });
    }
  }
  return [...lasting.values()].map(({ id, kind, expiresOn }) => ({
    recordId: id,
    subject: `${kind.charAt(0).toUpperCase()}${kind.slice(1).replaceAll('_', ' ')}`,
    about: { document: kind },
    lastDay: dayOf(expiresOn),
  }));
}
