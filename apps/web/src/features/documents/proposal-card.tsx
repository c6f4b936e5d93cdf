import type { Species } from '@clearpaw/domain';
import { useFormat, useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Checkbox, DateField, Select, TextField } from '../../ui/field/index.ts';
import { Confidence } from '../../ui/record/index.ts';
import { Card } from '../../ui/surface/index.ts';
import type { ProposalDraft } from './proposal-draft.ts';
import type { Proposal } from './use-documents.ts';
import { vaccineOptions } from './vaccine-options.ts';
import { documentWords } from './words.ts';

interface ProposalCardProps {
  readonly proposal: Proposal;
  /** Of the pet; null until it is known. */
  readonly species: Species | null;
  readonly draft: ProposalDraft;
  readonly onChange: (change: Partial<ProposalDraft>) => void;
  readonly onShow: () => void;
}

/** One vaccination as it was read, to be corrected and taken over, or left out. */
export function ProposalCard({ proposal, species, draft, onChange, onShow }: ProposalCardProps) {
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
          <VaccineField proposal={proposal} species={species} draft={draft} onChange={onChange} />
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

/** Below one percent the reader knows nothing of its own certainty: a figure would contradict a value that is right. */
function ReadingConfidence({ confidence }: { readonly confidence: number }) {
  const words = useWordsOf(documentWords);
  const percent = Math.round(confidence * 100);
  if (percent < 1) return <span className="type-caption text-ink-2">{words.pleaseCheck}</span>;
  return <Confidence percent={percent} label={words.sure} />;
}

function VaccineField({ proposal, species, draft, onChange }: Omit<ProposalCardProps, 'onShow'>) {
  const words = useWordsOf(documentWords);
  const { candidates, confidence } = proposal.vaccine;
  return (
    <Select
      label={words.vaccine}
      aside={<ReadingConfidence confidence={confidence} />}
      options={vaccineOptions(candidates, species).map(({ code, name }) => ({ id: code, label: name }))}
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
          read.value !== null && read.value === value && <ReadingConfidence confidence={read.confidence} />
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
