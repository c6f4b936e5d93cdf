import { findVaccine, type Species } from '@clearpaw/domain';
import { useFormat, useMessages } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Checkbox, DateField, RadioGroup, Select, TextField } from '../../ui/field/index.ts';
import { Confidence } from '../../ui/record/index.ts';
import { Card } from '../../ui/surface/index.ts';
import type { RecordedDose } from './find-repeated-dose.ts';
import { documentMessages } from './messages.ts';
import { extraFields, extraLimits, type ProposalDraft } from './proposal-draft.ts';
import type { Proposal } from './use-documents.ts';
import { vaccineOptions } from './vaccine-options.ts';

interface ProposalCardProps {
  /** Null for a row that its owner added. */
  readonly proposal: Proposal | null;
  /** Of the pet; null until it is known. */
  readonly species: Species | null;
  readonly draft: ProposalDraft;
  /** The dose on record that this seems to repeat. */
  readonly repeats: RecordedDose | null;
  readonly onChange: (change: Partial<ProposalDraft>) => void;
  readonly onShow?: () => void;
  readonly onRemove?: () => void;
}

/** One vaccination as it was read, to be corrected and taken over, or left out; or one that its owner adds. */
export function ProposalCard({
  proposal,
  species,
  draft,
  repeats,
  onChange,
  onShow,
  onRemove,
}: ProposalCardProps) {
  const messages = useMessages(documentMessages);
  return (
    <Card as="li" className="flex flex-col gap-4">
      {proposal ? (
        <>
          <Button
            variant="ghost"
            aria-label={messages.showRegion(proposal.text)}
            onPress={() => onShow?.()}
            className="justify-start text-start"
          >
            <span className="line-clamp-2 type-small">{proposal.text}</span>
          </Button>
          <Checkbox isSelected={draft.taken} onChange={(taken) => onChange({ taken })}>
            {draft.taken ? messages.take : messages.skip}
          </Checkbox>
        </>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="type-strong">{messages.addedRow}</p>
          <Button variant="quiet" size="small" onPress={() => onRemove?.()}>
            {messages.removeRow}
          </Button>
        </div>
      )}
      {draft.taken && (
        <div className="grid gap-4 md:grid-cols-2">
          <VaccineField proposal={proposal} species={species} draft={draft} onChange={onChange} />
          <TextField
            label={messages.lot}
            optional
            figures
            value={draft.lotNumber}
            onChange={(lotNumber) => onChange({ lotNumber })}
          />
          <DayField
            label={messages.given}
            read={proposal?.administeredOn ?? null}
            value={draft.administeredOn}
            onChange={(administeredOn) => onChange({ administeredOn })}
          />
          <DayField
            label={messages.due}
            read={proposal?.expiresOn ?? null}
            value={draft.expiresOn}
            optional
            onChange={(expiresOn) => onChange({ expiresOn })}
          />
          {extraFields
            .filter((field) => proposal?.[field]?.value)
            .map((field) => (
              <TextField
                key={field}
                label={messages.extra[field]}
                optional
                maxLength={extraLimits[field]}
                value={draft[field] ?? ''}
                onChange={(value) => onChange({ [field]: value })}
              />
            ))}
        </div>
      )}
      {draft.taken && repeats && <RepeatedDose repeats={repeats} draft={draft} onChange={onChange} />}
    </Card>
  );
}

interface RepeatedDoseProps extends Pick<ProposalCardProps, 'draft' | 'onChange'> {
  readonly repeats: RecordedDose;
}

/** Typed first, read later: without the question one vaccination would be on record twice. */
function RepeatedDose({ repeats, draft, onChange }: RepeatedDoseProps) {
  const messages = useMessages(documentMessages);
  const format = useFormat();
  const name = findVaccine(repeats.vaccine)?.name ?? repeats.vaccine;
  return (
    <RadioGroup
      label={messages.sameDose}
      help={messages.onRecord(name, format.longDay(repeats.administeredOn))}
      direction="column"
      options={[
        { id: 'same', label: messages.sameDoseYes },
        { id: 'both', label: messages.sameDoseNo },
      ]}
      value={draft.keepBoth ? 'both' : 'same'}
      onChange={(answer) => onChange({ keepBoth: answer === 'both' })}
    />
  );
}

/** Below one percent the reader knows nothing of its own certainty: a figure would contradict a value that is right. */
function ReadingConfidence({ confidence }: { readonly confidence: number }) {
  const messages = useMessages(documentMessages);
  const percent = Math.round(confidence * 100);
  if (percent < 1) return <span className="type-caption text-ink-2">{messages.pleaseCheck}</span>;
  return <Confidence percent={percent} label={messages.sure} />;
}

function VaccineField({
  proposal,
  species,
  draft,
  onChange,
}: Pick<ProposalCardProps, 'proposal' | 'species' | 'draft' | 'onChange'>) {
  const messages = useMessages(documentMessages);
  const candidates = proposal?.vaccine.candidates ?? [];
  return (
    <Select
      label={messages.vaccine}
      aside={proposal && <ReadingConfidence confidence={proposal.vaccine.confidence} />}
      options={vaccineOptions(candidates, species).map(({ code, name }) => ({ id: code, label: name }))}
      value={draft.vaccine}
      warning={proposal !== null && draft.vaccine === null && messages.which}
      onChange={(vaccine) => onChange({ vaccine })}
    />
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly read: Proposal['expiresOn'] | null;
  readonly value: string | null;
  readonly optional?: boolean;
  readonly onChange: (day: string | null) => void;
}

/** A day that can be read in two ways is asked: both ways stand below as buttons. */
function DayField({ label, read, value, optional = false, onChange }: DayFieldProps) {
  const messages = useMessages(documentMessages);
  const format = useFormat();
  const isAsked = value === null && (read?.candidates.length ?? 0) > 1;
  return (
    <div className="flex flex-col gap-2">
      <DateField
        label={label}
        optional={optional}
        aside={
          read &&
          read.value !== null &&
          read.value === value && <ReadingConfidence confidence={read.confidence} />
        }
        value={value}
        warning={isAsked && messages.which}
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
