import type { DoseProblem, Species } from '@clearpaw/domain';
import { findVaccine } from '@clearpaw/domain';
import { Trash2 } from 'lucide-react';
import { useFormat, useWordsOf } from '../../platform/words/index.ts';
import { Button, IconButton } from '../../ui/button/index.ts';
import { DateField, TextField, WarningBox } from '../../ui/field/index.ts';
import { VaccineSearch } from './vaccine-search.tsx';
import { likelyEnd, type ShotDraft } from './visit-draft.ts';
import { vaccinationWords } from './words.ts';

interface ShotFieldsProps {
  readonly number: number;
  readonly shot: ShotDraft;
  readonly species: Species;
  readonly administeredOn: string | null;
  readonly odd: readonly DoseProblem[];
  /** Messages by field, `vaccine` and `expiresOn`. */
  readonly problems: { readonly [path: string]: string };
  readonly onChange: (change: Partial<ShotDraft>) => void;
  readonly onRemove: (() => void) | null;
}

/** One shot: which vaccine, when it ends, what is printed beside it, and what looks odd. */
export function ShotFields(props: ShotFieldsProps) {
  const { number, shot, species, administeredOn, odd, problems, onChange, onRemove } = props;
  const words = useWordsOf(vaccinationWords);
  const vaccine = shot.vaccine === null ? null : findVaccine(shot.vaccine);
  const warning = odd.some(({ path }) => path === 'expiresOn') ? words.odd : undefined;
  return (
    <fieldset className="min-w-0 border-line border-t p-5 md:p-6">
      <legend className="sr-only">{`${words.whichVaccine} ${number}`}</legend>
      <div className="mb-4 flex min-h-11 items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-8 place-items-center rounded-full bg-evergreen-tint type-label text-evergreen-ink tabular-nums"
        >
          {number}
        </span>
        <p className="min-w-0 flex-1 truncate type-h2-panel">{vaccine?.name ?? words.whichVaccine}</p>
        {onRemove && (
          <IconButton
            icon={Trash2}
            label={vaccine ? words.removeShot(vaccine.name) : words.removeEmptyShot}
            onPress={onRemove}
          />
        )}
      </div>
      <VaccineSearch
        shot={shot}
        species={species}
        error={problems.vaccine}
        autoFocus={number > 1 && shot.typed === ''}
        onChange={onChange}
      />
      {vaccine && (
        <div className="mt-5 grid gap-5 md:grid-cols-3">
          <DateField
            label={words.ends}
            optional
            help={words.endsHelp}
            warning={warning}
            error={problems.expiresOn}
            value={shot.expiresOn}
            onChange={(expiresOn) => onChange({ expiresOn, kept: [] })}
          />
          <TextField
            label={words.lot}
            optional
            figures
            value={shot.lotNumber}
            onChange={(lotNumber) => onChange({ lotNumber })}
          />
          <TextField
            label={words.certificate}
            optional
            figures
            value={shot.certificateNumber}
            onChange={(certificateNumber) => onChange({ certificateNumber })}
          />
        </div>
      )}
      {odd.map((problem) => (
        <Oddity
          key={problem.code}
          problem={problem}
          shot={shot}
          administeredOn={administeredOn}
          onChange={onChange}
        />
      ))}
    </fieldset>
  );
}

interface OddityProps {
  readonly problem: DoseProblem;
  readonly shot: ShotDraft;
  readonly administeredOn: string | null;
  readonly onChange: (change: Partial<ShotDraft>) => void;
}

/** Says what is odd and why, offers the likely value, and lets the owner keep what was typed. */
function Oddity({ problem, shot, administeredOn, onChange }: OddityProps) {
  const words = useWordsOf(vaccinationWords);
  const format = useFormat();
  const likely = problem.path === 'expiresOn' ? likelyEnd(shot, administeredOn) : null;
  const keep = () => onChange({ kept: [...shot.kept, problem.code] });
  return (
    <div className="mt-4">
      <WarningBox
        title={words.odd}
        actions={
          problem.path === 'expiresOn' &&
          shot.expiresOn && (
            <>
              {likely && (
                <Button size="small" onPress={() => onChange({ expiresOn: likely })}>
                  {words.takeDate(format.day(likely))}
                </Button>
              )}
              <Button size="small" variant="secondary" onPress={keep}>
                {words.keepDate(format.day(shot.expiresOn))}
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
