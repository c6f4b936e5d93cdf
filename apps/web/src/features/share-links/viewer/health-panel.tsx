import { Panel } from '../../../ui/surface/index.ts';
import type { SharedFact, ViewedRecord } from './shared-record.ts';
import { useFullDay } from './use-full-day.ts';
import { viewerMessages } from './viewer-messages.gen.ts';

/** The health facts that a vet needs first. "None on record" is shown only if the whole record is shared. */
export function SharedHealthPanel({ record }: { readonly record: ViewedRecord }) {
  const messages = viewerMessages;
  const fullDay = useFullDay();
  const { allergies, medications, conditions, tests, treatments } = record;
  const since = (day: string) => messages.since(fullDay(day));
  return (
    <Panel title={messages.health}>
      <div className="grid gap-6 md:grid-cols-3">
        <Group title={messages.allergies} facts={allergies} />
        <Group
          title={messages.medicationsTitle}
          facts={medications}
          dayOf={(day) => messages.endedOn(fullDay(day))}
        />
        <Group title={messages.conditions} facts={conditions} dayOf={since} />
        {tests.length > 0 && <Group title={messages.tests} facts={tests} dayOf={fullDay} />}
        {treatments.length > 0 && <Group title={messages.treatments} facts={treatments} dayOf={fullDay} />}
      </div>
    </Panel>
  );
}

interface GroupProps {
  readonly title: string;
  readonly facts: readonly SharedFact[];
  readonly dayOf?: (day: string) => string;
}

function Group({ title, facts, dayOf }: GroupProps) {
  const messages = viewerMessages;
  return (
    <section className="min-w-0">
      <h3 className="type-small text-ink-2">{title}</h3>
      {facts.length === 0 && <p className="text-ink-2">{messages.none}</p>}
      <ul className="flex flex-col gap-2">
        {facts.map(({ id, name, detail, on }) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            <span className="block type-strong">{name}</span>
            {detail && <span className="block type-small text-ink-2">{detail}</span>}
            {on && dayOf && <span className="block type-small text-ink-2">{dayOf(on)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
