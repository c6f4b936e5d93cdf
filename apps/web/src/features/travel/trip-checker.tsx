import {
  addDays,
  type Check,
  calendarDateIn,
  checkTrip,
  type DestinationId,
  destinations,
  findDestination,
  type PetFacts,
  type Rule,
  type TripOrigin,
} from '@clearpaw/domain';
import { type ReactNode, useState } from 'react';
import { Banner, CallErrorPanel, Spinner } from '../../ui/feedback/index.ts';
import { DateField, Select } from '../../ui/field/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { travelMessages } from './messages.gen.ts';
import { TripAnswer } from './trip-answer.tsx';
import { TripSources } from './trip-sources.tsx';
import { useTravelRecord } from './use-travel-record.ts';

interface TripCheckerProps {
  readonly pet: PetFacts & { readonly id: string; readonly name: string };
  /** Renders every rule with its result from the record. */
  readonly renderRules: (checks: readonly Check[], rules: readonly Rule[]) => ReactNode;
}

/** Trips are usually booked some weeks ahead. */
const usualDays = 30;

/**
 * Destination, origin and date, with the result from the record below. Evaluated on the device, so it also works
 * offline.
 */
export function TripChecker({ pet, renderRules }: TripCheckerProps) {
  const messages = travelMessages;
  const [destination, setDestination] = useState<DestinationId>('eu');
  const [chosen, setChosen] = useState<TripOrigin>('listed');
  const [arrival, setArrival] = useState<string | null>(() => addDays(today(), usualDays));
  const { records, failed } = useTravelRecord(pet.id);
  const { origins } = findDestination(destination);
  const origin = origins.find((one) => one === chosen) ?? origins[0] ?? 'unlisted';
  const trip = { destination, origin, arrival: arrival ?? today() };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr_auto]">
      <div className="flex min-w-0 flex-col gap-6">
        <Panel title={messages.title}>
          <div className="flex flex-col gap-4">
            <Select
              label={messages.where}
              options={destinations.map(({ id }) => ({ id, label: messages.destinations[id] }))}
              value={destination}
              onChange={(id) => setDestination(id as DestinationId)}
            />
            <Select
              label={messages.from}
              options={origins.map((id) => ({ id, label: originName(destination, id) }))}
              value={origin}
              onChange={(id) => setChosen(id as TripOrigin)}
            />
            <p className="-mt-2 text-ink-2 type-caption">{messages.originNotes[destination]}</p>
            <DateField label={messages.arrival} value={arrival} onChange={setArrival} />
          </div>
        </Panel>
      </div>
      <div
        className="flex min-w-0 flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        aria-live="polite"
      >
        {failed && <CallErrorPanel call={failed} />}
        {!failed && !records && <Spinner />}
        {records && arrival !== null && (
          <TripAnswer
            petName={pet.name}
            arrival={arrival}
            check={checkTrip(trip, pet, records)}
            renderRules={renderRules}
          />
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Banner tone="wait" title={messages.decide}>
          {messages.decideLead}
        </Banner>
      </div>
      <div className="lg:col-span-2">
        <TripSources destination={findDestination(destination)} />
      </div>
    </div>
  );
}

function today(): string {
  return calendarDateIn(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
}

const originName = (destination: DestinationId, origin: TripOrigin): string => {
  const names: Partial<Record<TripOrigin, string>> = travelMessages.origins[destination];
  return names[origin] ?? origin;
};
