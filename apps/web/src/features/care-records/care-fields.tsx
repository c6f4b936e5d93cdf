import { declarationAnswers, targets, testResults, usualCodes } from '@clearpaw/domain';
import { DateField, RadioGroup, Select, TextField } from '../../ui/field/index.ts';
import { type CareDraft, isTiter } from './care-draft.ts';
import type { AskedKind, OwnKind } from './care-entry.ts';
import { codeInWords, isHealthKind } from './care-record.ts';
import { HealthRecordFields } from './health-record-fields.tsx';
import { careMessages } from './messages.gen.ts';

interface CareFieldsProps {
  readonly kind: OwnKind;
  readonly draft: CareDraft;
  readonly missing: readonly string[];
  readonly onChange: (draft: CareDraft) => void;
}

const targetOptions = targets.map(({ code, name }) => ({ id: code, label: name }));
const dayLabels = {
  test: 'takenOn',
  treatment: 'givenOn',
  exemption: 'from',
  declaration: 'statedOn',
} as const;

/** The fields of one kind of record. */
export function CareFields({ kind, ...rest }: CareFieldsProps) {
  return isHealthKind(kind) ? (
    <HealthRecordFields kind={kind} {...rest} />
  ) : (
    <AskedFields kind={kind} {...rest} />
  );
}

interface AskedFieldsProps extends CareFieldsProps {
  readonly kind: AskedKind;
}

/** The fields of a kind that businesses ask for. */
function AskedFields({ kind, draft, missing, onChange }: AskedFieldsProps) {
  const messages = careMessages;
  const set = (change: Partial<CareDraft>) => onChange({ ...draft, ...change });
  const dayError = (field: string) => (missing.includes(field) ? messages.dateRequired : undefined);
  const target = (label: string) => (
    <Select
      label={label}
      options={targetOptions}
      value={draft.target}
      onChange={(chosen) => set({ target: chosen })}
      error={missing.includes('target') ? messages.choose : undefined}
    />
  );
  return (
    <>
      {kind !== 'exemption' && <CodeField kind={kind} draft={draft} missing={missing} onChange={onChange} />}
      {kind === 'exemption' && target(messages.target)}
      {kind === 'test' && (
        <Select
          label={messages.result}
          options={testResults.map((id) => ({ id, label: messages.results[id] }))}
          value={draft.result}
          onChange={(result) => set({ result })}
        />
      )}
      {kind === 'test' && isTiter(draft.result) && target(messages.titerFor)}
      {kind === 'declaration' && (
        <RadioGroup
          label={messages.answer}
          options={declarationAnswers.map((id) => ({ id, label: messages.answers[id] }))}
          value={draft.answer}
          onChange={(answer) => set({ answer })}
        />
      )}
      <DateField
        label={messages[dayLabels[kind]]}
        value={draft.day}
        onChange={(day) => set({ day })}
        error={dayError('day')}
      />
      {kind === 'exemption' && (
        <DateField
          label={messages.until}
          value={draft.until}
          onChange={(until) => set({ until })}
          error={dayError('until')}
        />
      )}
    </>
  );
}

interface CodeFieldProps extends CareFieldsProps {
  readonly kind: Exclude<AskedKind, 'exemption'>;
}

/** What was given or found: one of the usual codes, or a custom name. */
function CodeField({ kind, draft, missing, onChange }: CodeFieldProps) {
  const messages = careMessages;
  const usual: readonly string[] = usualCodes[kind];
  // A code from elsewhere is offered as well, so that a correction can keep it.
  const codes = draft.code && !usual.includes(draft.code) ? [draft.code, ...usual] : usual;
  const error = missing.includes('code') ? messages.whatRequired : undefined;
  return (
    <>
      <Select
        label={messages.what}
        options={[...codes.map((id) => ({ id, label: codeInWords(id) })), { id: '', label: messages.other }]}
        value={draft.code}
        onChange={(code) => onChange({ ...draft, code })}
        error={draft.code === '' ? undefined : error}
      />
      {draft.code === '' && (
        <TextField
          label={messages.otherName}
          help={messages.otherHelp}
          value={draft.otherName}
          onChange={(otherName) => onChange({ ...draft, otherName })}
          error={error}
        />
      )}
    </>
  );
}
