import { findVaccine, vaccines } from '@clearpaw/domain';
import { useFormat, useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Checkbox, DateField, Select, TextField } from '../../ui/field/index.ts';
import { Confidence } from '../../ui/record/index.ts';
import { Card } from '../../ui/surface/index.ts';
import type { ProposalDraft } from './proposal-draft.ts';
import type { Proposal } from './use-documents.ts';
import { documentWords } from './words.ts';

interface ProposalCardProps {
  readonly proposal: Proposal;
  readonly draft: ProposalDraft;
  readonly onChange: (change: Partial<ProposalDraft>) => void;
  readonly onShow: () => void;
}

/** One vaccination as it was read, to be corrected and taken over, or left out. */
export function ProposalCard({ proposal, draft, onChange, onShow }: ProposalCardProps) {
  const words = useWordsOf(documentWords);
  return (
    <Card as="li" className="flex flex-col gap-4">
      <Button
        variant="ghost"
        aria-label={words.showPlace(proposal.text)}
        onPress={onShow}
        className="justify-start text-start"
      >
        <span className="line-clamp-2 type-small">{proposal.text}</span>
      </Button>
      <Checkbox isSelected={draft.taken} onChange={(taken) => onChange({ taken })}>
        {draft.taken ? words.take : words.skip}
      </Checkbox>
      {draft.taken && (
        <div className="grid gap-4 md:grid-cols-2">
          <VaccineField proposal={proposal} draft={draft} onChange={onChange} />
          <TextField
            label={words.lot}
            optional
            figures
            value={draft.lotNumber}
            onChange={(lotNumber) => onChange({ lotNumber })}
          />
          <DayField
            label={words.given}
            read={proposal.administeredOn}
            value={draft.administeredOn}
            onChange={(administeredOn) => onChange({ administeredOn })}
          />
          <DayField
            label={words.due}
            read={proposal.expiresOn}
            value={draft.expiresOn}
            optional
            onChange={(expiresOn) => onChange({ expiresOn })}
          />
        </div>
      )}
    </Card>
  );
}

function VaccineField({ proposal, draft, onChange }: Omit<ProposalCardProps, 'onShow'>) {
  const words = useWordsOf(documentWords);
  const { candidates, confidence } = proposal.vaccine;
  const likely = candidates.flatMap((code) => findVaccine(code) ?? []);
  const others = vaccines.filter(({ code }) => !candidates.includes(code));
  return (
    <Select
      label={words.vaccine}
      aside={<Confidence percent={Math.round(confidence * 100)} label={words.sure} />}
      options={[...likely, ...others].map(({ code, name }) => ({ id: code, label: name }))}
      value={draft.vaccine}
      warning={draft.vaccine === null && words.which}
      onChange={(vaccine) => onChange({ vaccine })}
    />
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly read: Proposal['expiresOn'];
  readonly value: string | null;
  readonly optional?: boolean;
  readonly onChange: (day: string | null) => void;
}

/** A day that can be read in two ways is asked: both ways stand below as buttons. */
function DayField({ label, read, value, optional = false, onChange }: DayFieldProps) {
  const words = useWordsOf(documentWords);
  const format = useFormat();
  const isAsked = value === null && read.candidates.length > 1;
  return (
    <div className="flex flex-col gap-2">
      <DateField
        label={label}
        optional={optional}
        aside={
          read.value !== null &&
          read.value === value && (
            <Confidence percent={Math.round(read.confidence * 100)} label={words.sure} />
          )
        }
        value={value}
        warning={isAsked && words.which}
        onChange={onChange}
      />
      {isAsked && (
        <div className="flex flex-wrap gap-2">
          {read.candidates.map((day) => (
            <Button key={day} variant="quiet" size="small" onPress={() => onChange(day)}>
              {format.longDay(day)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
