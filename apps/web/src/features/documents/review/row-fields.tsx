import { customVaccine, type Species } from '@clearpaw/domain';
import { useFormat } from '../../../platform/messages/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { DateField, Select, TextField } from '../../../ui/field/index.ts';
import type { Proposal } from '../use-documents.ts';
import { extractionMessages } from './messages.gen.ts';
import { extraFields, extraLimits, type ProposalDraft } from './proposal-draft.ts';
import type { ReviewRow } from './review-rows.ts';
import { otherOption, vaccineOptions } from './vaccine-options.ts';

interface RowFieldsProps {
  readonly row: ReviewRow;
  /** Of the pet; null until it is known. */
  readonly species: Species | null;
  /** The dates that are asked about above all rows. */
  readonly askedAbove: readonly string[];
  readonly onChange: (part: Partial<ProposalDraft>) => void;
  readonly onRemove: () => void;
}

/** The open row: what was read, to be corrected in place. */
export function RowFields({ row, species, askedAbove, onChange, onRemove }: RowFieldsProps) {
  const messages = extractionMessages;
  const { proposal, draft } = row;
  const { given, due, lot } = messages.columns;
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-3 gap-y-4 md:grid-cols-3 md:gap-4">
      <DayField
        label={given}
        read={proposal?.administeredOn ?? null}
        value={draft.administeredOn}
        isAskedAbove={askedAbove.includes('administeredOn')}
        onChange={(administeredOn) => onChange({ administeredOn })}
      />
      <DayField
        label={due}
        read={proposal?.expiresOn ?? null}
        value={draft.expiresOn}
        isAskedAbove={askedAbove.includes('expiresOn')}
        optional
        onChange={(expiresOn) => onChange({ expiresOn })}
      />
      <TextField
        label={lot}
        optional
        className="max-md:col-span-full"
        figures
        value={draft.lotNumber}
        onChange={(lotNumber) => onChange({ lotNumber })}
      />
      <VaccineField row={row} species={species} onChange={onChange} />
      {extraFields
        .filter((field) => field !== 'vaccineName' || draft.vaccine === customVaccine)
        .filter((field) => proposal?.[field]?.value)
        .map((field) => (
          <TextField
            key={field}
            label={messages.extra[field]}
            optional={field !== 'vaccineName'}
            maxLength={extraLimits[field]}
            value={draft[field] ?? ''}
            onChange={(value) => onChange({ [field]: value })}
          />
        ))}
      <AlsoStated draft={draft} />
      <div className="col-span-full">
        {proposal ? (
          <Button variant="secondary" size="small" onPress={() => onChange({ taken: false })}>
            {messages.skip}
          </Button>
        ) : (
          <Button variant="secondary" size="small" onPress={onRemove}>
            {messages.remove}
          </Button>
        )}
      </div>
    </div>
  );
}

function AlsoStated({ draft: { route, doseNumber } }: { readonly draft: ProposalDraft }) {
  const messages = extractionMessages;
  const parts = [
    ...(route ? [messages.routes[route]] : []),
    ...(doseNumber ? [messages.doseNumber(doseNumber)] : []),
  ];
  if (parts.length === 0) return null;
  return <p className="col-span-full text-ink-2 type-caption">{messages.alsoStated(parts.join(', '))}</p>;
}

function VaccineField({ row, species, onChange }: Pick<RowFieldsProps, 'row' | 'species' | 'onChange'>) {
  const messages = extractionMessages;
  const { proposal, draft } = row;
  const candidates = proposal?.vaccine.candidates ?? [];
  return (
    <Select
      label={messages.columns.vaccine}
      className="max-md:col-span-full"
      options={[
        ...otherOption(candidates, messages.otherVaccine),
        ...vaccineOptions(candidates, species).map(({ code, name }) => ({ id: code, label: name })),
      ]}
      value={draft.vaccine}
      warning={candidates.length > 1 && draft.vaccine === null && messages.which}
      onChange={(vaccine) => onChange({ vaccine })}
    />
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly read: Proposal['expiresOn'] | null;
  readonly value: string | null;
  readonly optional?: boolean;
  readonly isAskedAbove: boolean;
  readonly onChange: (day: string | null) => void;
}

/** A date that can be read in two ways is a question, unless it is asked above: both dates are shown below as buttons. */
function DayField({ label, read, value, optional = false, isAskedAbove, onChange }: DayFieldProps) {
  const messages = extractionMessages;
  const format = useFormat();
  const isOpen = value === null && (read?.candidates.length ?? 0) > 1;
  const isAsked = isOpen && !isAskedAbove;
  return (
    <div className="flex flex-col gap-2 max-md:col-span-full">
      <DateField
        label={label}
        optional={optional}
        value={value}
        warning={isOpen ? (isAskedAbove ? messages.askedAbove : messages.which) : undefined}
        onChange={onChange}
      />
      {isAsked && (
        <div className="flex flex-wrap gap-2">
          {read?.candidates.map((day) => (
            <Button key={day} variant="quiet" size="small" onPress={() => onChange(day)}>
              {format.longDay(day)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
