import { type IncidentKind, incidentKinds } from '@clearpaw/domain';
import { CalendarRange } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import { FilterChips } from '../../ui/choice/index.ts';
import { DateField } from '../../ui/field/index.ts';
import { incidentMessages } from './messages.gen.ts';

/** Which incidents are listed; the days are ISO days. */
export interface IncidentChoice {
  readonly kind: IncidentKind | 'any';
  readonly from: string | null;
  readonly to: string | null;
}

interface IncidentFiltersProps {
  readonly choice: IncidentChoice;
  readonly onChange: (choice: IncidentChoice) => void;
}

/** The types as chips; the days are rarely chosen and open on request. */
export function IncidentFilters({ choice, onChange }: IncidentFiltersProps) {
  const messages = incidentMessages;
  const [dated, setDated] = useState(false);
  const chips = [
    { id: 'any' as const, label: messages.anyKind },
    ...incidentKinds.map((id) => ({ id, label: id === 'other' ? messages.otherKind : messages.kinds[id] })),
  ];
  return (
    <search className="flex min-w-0 flex-col gap-4">
      <div className="flex min-w-0 items-center gap-2 md:flex-wrap">
        <div className="min-w-0 max-md:flex-1 max-md:overflow-hidden max-md:-ms-5 max-md:ps-5">
          <FilterChips
            label={messages.filterKind}
            chips={chips}
            value={choice.kind}
            onChange={(kind) => onChange({ ...choice, kind })}
          />
        </div>
        <Button
          variant="quiet"
          size="small"
          className="shrink-0 rounded-full! font-medium!"
          icon={CalendarRange}
          aria-expanded={dated}
          onPress={() => setDated(!dated)}
        >
          {messages.dates}
        </Button>
      </div>
      {dated && (
        <div className="flex flex-wrap gap-4">
          <DateField
            className="w-full md:w-52"
            label={messages.from}
            value={choice.from}
            onChange={(from) => onChange({ ...choice, from })}
          />
          <DateField
            className="w-full md:w-52"
            label={messages.to}
            value={choice.to}
            onChange={(to) => onChange({ ...choice, to })}
          />
        </div>
      )}
    </search>
  );
}
