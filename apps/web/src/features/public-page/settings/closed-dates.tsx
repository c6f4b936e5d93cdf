import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../platform/messages/index.ts';
import { Button, IconButton } from '../../../ui/button/index.ts';
import { DateField } from '../../../ui/field/index.ts';
import { pageSettingsMessages } from './messages.gen.ts';

interface ClosedDatesProps {
  readonly closedOn: readonly string[];
  readonly isDisabled: boolean;
  readonly onChange: (dates: readonly string[]) => void;
}

/** Dates on which the business is closed, regardless of its weekly hours. */
export function ClosedDates({ closedOn, isDisabled, onChange }: ClosedDatesProps) {
  const messages = pageSettingsMessages;
  const format = useFormat();
  const [date, setDate] = useState<string | null>(null);
  const add = () => {
    if (date && !closedOn.includes(date)) onChange([...closedOn, date].toSorted());
    setDate(null);
  };
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="type-label">{messages.closedOn}</legend>
      <p className="text-ink-2 type-small">{messages.closedOnHelp}</p>
      <ul className="mt-2 flex flex-col">
        {closedOn.map((day) => (
          <li key={day} className="flex min-h-11 items-center justify-between gap-3">
            {format.longDay(day)}
            <IconButton
              icon={X}
              label={messages.removeDate(format.longDay(day))}
              isDisabled={isDisabled}
              onPress={() => onChange(closedOn.filter((one) => one !== day))}
            />
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap items-end gap-3">
        <DateField
          label={messages.date}
          value={date}
          onChange={setDate}
          isDisabled={isDisabled}
          className="min-w-0 flex-1 basis-52"
        />
        <Button variant="secondary" icon={Plus} isDisabled={isDisabled || date === null} onPress={add}>
          {messages.addDate}
        </Button>
      </div>
    </fieldset>
  );
}
