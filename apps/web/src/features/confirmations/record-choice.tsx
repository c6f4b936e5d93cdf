import { useFormat } from '../../platform/messages/index.ts';
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
      <div className="divide-y divide-line">
        {records.map((record) => (
          <Checkbox
            key={record.id}
            isSelected={chosen.includes(record.id)}
            onChange={(now) => toggle(record.id, now)}
            className="py-2"
          >
            <span className="type-strong text-ink">{record.title}</span>
            <RecordDates record={record} />
          </Checkbox>
        ))}
      </div>
      {problem && (
        <p role="alert" className="type-small text-stop-ink">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

function RecordDates({ record: { givenOn, expiresOn } }: { readonly record: ConfirmableRecord }) {
  const messages = askClinicMessages;
  const format = useFormat();
  if (givenOn === undefined) return null;
  const given = format.day(givenOn);
  return (
    <span className="block type-small text-ink-2">
      {expiresOn ? messages.givenUntil(given, format.day(expiresOn)) : messages.given(given)}
    </span>
  );
}
