import { reportSpanProblem } from '@clearpaw/domain';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import { DateField } from '../../ui/field/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { lastDays } from './days.ts';
import { insightMessages } from './messages.gen.ts';
import { OverlapList } from './overlap-list.tsx';
import type { BusinessReports, FoundPet } from './report-business.ts';

interface OverlapsPanelProps {
  readonly business: BusinessReports;
  readonly search: (onFound: (pet: FoundPet) => void) => ReactNode;
}

const usualDays = 14;

/** The pets on site together with one pet, and a neutral message to their owners. */
export function OverlapsPanel({ business, search }: OverlapsPanelProps) {
  const messages = insightMessages;
  const [pet, setPet] = useState<FoundPet | null>(null);
  const usual = lastDays(usualDays, business.timeZone, Date.now());
  const [from, setFrom] = useState<string | null>(usual.from);
  const [to, setTo] = useState<string | null>(usual.to);
  // While a year is typed digit by digit, the dates in between are not meant and would be refused.
  const problem = from !== null && to !== null ? reportSpanProblem(from, to) : null;
  return (
    <Panel title={messages.overlaps} lead={messages.overlapsLead} className="print:hidden">
      {pet === null ? (
        search(setPet)
      ) : (
        <div className="flex flex-col gap-5">
          <div className="flex flex-wrap items-end gap-4">
            <p className="grow type-h3">{pet.petName}</p>
            <DateField
              label={messages.from}
              value={from}
              onChange={setFrom}
              max={to ?? usual.to}
              className="w-48"
            />
            <DateField label={messages.to} value={to} onChange={setTo} max={usual.to} className="w-48" />
            <Button variant="quiet" onPress={() => setPet(null)}>
              {messages.change}
            </Button>
          </div>
          {problem !== null && (
            <p role="status" className="text-ink-2">
              {problem.message}
            </p>
          )}
          {from !== null && to !== null && problem === null && (
            <OverlapList businessId={business.id} pet={pet} span={{ from, to }} />
          )}
        </div>
      )}
    </Panel>
  );
}
