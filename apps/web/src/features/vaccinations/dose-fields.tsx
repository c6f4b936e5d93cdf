import type { DoseProblem, Species } from '@clearpaw/domain';
import { customVaccine, maxVaccineName, nameOfVaccine } from '@clearpaw/domain';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../platform/messages/index.ts';
import { Button, IconButton } from '../../ui/button/index.ts';
import { DateField, TextField, WarningBox } from '../../ui/field/index.ts';
import { vaccinationMessages } from './messages.gen.ts';
import { MoreDetails } from './more-details.tsx';
import { VaccineSearch } from './vaccine-search.tsx';
import { likelyEnd, type VisitDoseDraft } from './vet-visit-draft.ts';

interface DoseFieldsProps {
  readonly number: number;
  readonly dose: VisitDoseDraft;
  readonly species: Species;
  readonly administeredOn: string | null;
  readonly warnings: readonly DoseProblem[];
  /** Messages by field, `vaccine` and `expiresOn`. */
  readonly problems: { readonly [path: string]: string };
  readonly onChange: (change: Partial<VisitDoseDraft>) => void;
  readonly onRemove: (() => void) | null;
}

/** One dose: the vaccine, when it expires, the printed details, and warnings about unlikely values. */
export function DoseFields(props: DoseFieldsProps) {
  const { number, dose, species, administeredOn, warnings, problems, onChange, onRemove } = props;
  const messages = vaccinationMessages;
  const isOther = dose.vaccine === customVaccine;
  const [beganAsOther] = useState(isOther);
  const name =
    dose.vaccine === null ? null : nameOfVaccine({ vaccine: dose.vaccine, vaccineName: dose.vaccineName });
  const shownName = isOther && !dose.vaccineName.trim() ? messages.otherVaccine : name;
  const warning = warnings.some(({ path }) => path === 'expiresOn') ? messages.warnings : undefined;
  return (
    <fieldset className="min-w-0 border-line border-t p-5 md:p-6">
      <legend className="sr-only">{`${messages.whichVaccine} ${number}`}</legend>
      <div className="mb-4 flex min-h-11 items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-8 place-items-center rounded-full bg-evergreen-tint type-label text-evergreen-ink tabular-nums"
        >
          {number}
        </span>
        <p className="min-w-0 flex-1 truncate type-h2-panel">{shownName ?? messages.whichVaccine}</p>
        {onRemove && (
          <IconButton
            icon={Trash2}
            label={shownName ? messages.removeDose(shownName) : messages.removeEmptyDose}
            onPress={onRemove}
          />
        )}
      </div>
      <VaccineSearch
        dose={dose}
        species={species}
        error={problems.vaccine}
        autoFocus={number > 1 && dose.typed === ''}
        onChange={onChange}
      />
      {isOther && (
        <TextField
          className="mt-5"
          label={messages.vaccineName}
          // Choosing "Other vaccine" moves the focus to its name; reopening a draft does not.
          autoFocus={!beganAsOther}
          help={messages.vaccineNameHelp}
          error={problems.vaccineName}
          maxLength={maxVaccineName}
          autoComplete="off"
          value={dose.vaccineName}
          onChange={(vaccineName) => onChange({ vaccineName })}
        />
      )}
      {name && (
        <div className="mt-5 grid gap-5 md:grid-cols-3">
          <DateField
            label={messages.ends}
            optional
            help={isOther ? messages.endsHelpOther : messages.endsHelp}
            warning={warning}
            error={problems.expiresOn}
            value={dose.expiresOn}
            onChange={(expiresOn) => onChange({ expiresOn, kept: [] })}
          />
          <TextField
            label={messages.lot}
            optional
            figures
            value={dose.lotNumber}
            onChange={(lotNumber) => onChange({ lotNumber })}
          />
          <TextField
            label={messages.certificate}
            optional
            figures
            value={dose.certificateNumber}
            onChange={(certificateNumber) => onChange({ certificateNumber })}
          />
        </div>
      )}
      {name && <MoreDetails dose={dose} problem={problems.doseNumber} onChange={onChange} />}
      {warnings.map((problem) => (
        <Oddity
          key={problem.code}
          problem={problem}
          dose={dose}
          administeredOn={administeredOn}
          onChange={onChange}
        />
      ))}
    </fieldset>
  );
}

interface OddityProps {
  readonly problem: DoseProblem;
  readonly dose: VisitDoseDraft;
  readonly administeredOn: string | null;
  readonly onChange: (change: Partial<VisitDoseDraft>) => void;
}

/** Explains what is unlikely and why, suggests the likely value, and lets the owner keep what was typed. */
function Oddity({ problem, dose, administeredOn, onChange }: OddityProps) {
  const messages = vaccinationMessages;
  const format = useFormat();
  const likely = problem.path === 'expiresOn' ? likelyEnd(dose, administeredOn) : null;
  const keep = () => onChange({ kept: [...dose.kept, problem.code] });
  return (
    <div className="mt-4">
      <WarningBox
        title={messages.warnings}
        actions={
          problem.path === 'expiresOn' &&
          dose.expiresOn && (
            <>
              {likely && (
                <Button size="small" onPress={() => onChange({ expiresOn: likely })}>
                  {messages.takeDate(format.day(likely))}
                </Button>
              )}
              <Button size="small" variant="secondary" onPress={keep}>
                {messages.keepDate(format.day(dose.expiresOn))}
              </Button>
            </>
          )
        }
      >
        {problem.message}
      </WarningBox>
    </div>
  );
}
