import { Check, Pencil, X } from 'lucide-react';
import { useFormat } from '../../platform/messages/index.ts';
import { DateField, Select, TextField } from '../../ui/field/index.ts';
import type { AnswerDraft, DeclineReason } from './answer-draft.ts';
import { clinicPageMessages } from './clinic-page-messages.gen.ts';
import { DecisionChoice } from './decision-choice.tsx';
import { type RecordField, recordFields, statedIn, titleOf } from './record-fields.ts';
import type { AskedRecord } from './use-opened.ts';

interface RecordAnswerProps {
  readonly record: AskedRecord;
  readonly draft: AnswerDraft;
  readonly onChange: (draft: AnswerDraft) => void;
  /** What is wrong, by field. */
  readonly errors: Readonly<Record<string, string>>;
}

/** One record: what it states, and one answer about it. */
export function RecordAnswer({ record, draft, onChange, errors }: RecordAnswerProps) {
  const messages = clinicPageMessages;
  const title = titleOf(record, messages);
  return (
    <li className="flex flex-col gap-4 py-5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-52 [overflow-wrap:anywhere]">
          <h3 className="type-h3">{title}</h3>
          {draft.decision !== 'correct' && <Printed record={record} />}
        </div>
        <DecisionChoice
          label={messages.decide(title)}
          icons={{ confirm: Check, correct: Pencil, decline: X }}
          value={draft.decision}
          onChange={(decision) => onChange({ ...draft, decision })}
        />
      </div>
      {errors[''] && <p className="type-small text-stop-ink">{errors['']}</p>}
      {draft.decision === 'correct' ? (
        <Correction {...{ record, draft, onChange, errors }} />
      ) : (
        <Facts record={record} />
      )}
      {draft.decision === 'decline' && <Declining draft={draft} onChange={onChange} />}
    </li>
  );
}

/** A value in words. */
function useShown() {
  const format = useFormat();
  return ({ type }: RecordField, value: string) => {
    if (value === '') return '';
    if (type === 'day') return format.longDay(value);
    return typeof type === 'string' ? value : sayChoice(value);
  };
}

/** What is printed on the vial, below the vaccine's name. */
const printedNames: readonly string[] = ['product', 'manufacturer'];

function Printed({ record }: Pick<RecordAnswerProps, 'record'>) {
  const printed = recordFields[record.kind]
    .filter(({ name }) => printedNames.includes(name))
    .map(({ name }) => statedIn(record, name))
    .filter(Boolean);
  return printed.length > 0 && <p className="type-small text-ink-2">{printed.join(', ')}</p>;
}

function Facts({ record }: Pick<RecordAnswerProps, 'record'>) {
  const messages = clinicPageMessages;
  const shown = useShown();
  const stated = recordFields[record.kind].filter(
    ({ name }) => !printedNames.includes(name) && statedIn(record, name) !== '',
  );
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 md:flex md:flex-wrap md:gap-x-10">
      {stated.map((field) => (
        <div key={field.name}>
          <dt className="type-small text-ink-2">{messages.fields[field.name]}</dt>
          <dd className="[overflow-wrap:anywhere]">{shown(field, statedIn(record, field.name))}</dd>
        </div>
      ))}
    </dl>
  );
}

function Correction({ record, draft, onChange, errors }: RecordAnswerProps) {
  const messages = clinicPageMessages;
  const shown = useShown();
  return (
    <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {recordFields[record.kind].map((field) => {
        const before = statedIn(record, field.name);
        const value = draft.values[field.name] ?? before;
        const isChanged = value.trim() !== before;
        const was = before === '' ? messages.wasEmpty : messages.was(shown(field, before));
        return (
          <FieldOf
            key={field.name}
            field={field}
            value={value}
            help={isChanged ? was : undefined}
            error={errors[field.name]}
            onChange={(next) => onChange({ ...draft, values: { ...draft.values, [field.name]: next } })}
          />
        );
      })}
    </div>
  );
}

interface FieldOfProps {
  readonly field: RecordField;
  readonly value: string;
  readonly help: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function FieldOf({ field: { name, type, optional }, value, onChange, ...rest }: FieldOfProps) {
  const messages = clinicPageMessages;
  const common = { ...rest, label: messages.fields[name], optional: optional === true };
  if (type === 'day') {
    return <DateField {...common} value={value || null} onChange={(day) => onChange(day ?? '')} />;
  }
  if (typeof type !== 'string') {
    const options = type.map((id) => ({ id, label: sayChoice(id) }));
    return <Select {...common} options={options} value={value} onChange={onChange} />;
  }
  const inputMode = type === 'number' ? ('decimal' as const) : undefined;
  return <TextField {...common} inputMode={inputMode} value={value} onChange={onChange} />;
}

function Declining({ draft, onChange }: Pick<RecordAnswerProps, 'draft' | 'onChange'>) {
  const messages = clinicPageMessages;
  const ids: readonly DeclineReason[] = ['notGiven', 'notFound', 'wrongPet', 'other'];
  return (
    <div className="grid items-start gap-4 md:grid-cols-[16rem_minmax(0,1fr)]">
      <Select
        label={messages.reason}
        placeholder={messages.chooseReason}
        options={ids.map((id) => ({ id, label: messages.reasons[id] }))}
        value={draft.reason}
        onChange={(reason) => onChange({ ...draft, reason })}
      />
      <TextField
        label={messages.note}
        optional={draft.reason !== 'other'}
        maxLength={400}
        value={draft.note}
        onChange={(note) => onChange({ ...draft, note })}
      />
    </div>
  );
}

const choices: Readonly<Record<string, string>> = clinicPageMessages.choices;
const sayChoice = (id: string): string => choices[id] ?? id;
