import { Checkbox } from '../../ui/field/index.ts';
import { askClinicMessages } from './ask-clinic-messages.gen.ts';
import type { ConfirmableRecord } from './confirmable-record.ts';

interface RecordChoiceProps {
  readonly records: readonly ConfirmableRecord[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly problem: string | undefined;
}

/** Which records one email asks about. */
export function RecordChoice({ records, chosen, onChange, problem }: RecordChoiceProps) {
  const messages = askClinicMessages;
  const toggle = (id: string, isSelected: boolean) =>
    onChange(isSelected ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 type-label text-ink">{messages.records}</legend>
      {records.map(({ id, title, detail }) => (
        <Checkbox key={id} isSelected={chosen.includes(id)} onChange={(now) => toggle(id, now)}>
          <span className="type-strong text-ink">{title}</span>
          {detail && <span className="block type-small text-ink-2">{detail}</span>}
        </Checkbox>
      ))}
      {problem && (
        <p role="alert" className="type-small text-stop-ink">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
