import { weightIn, weightUnits } from '@clearpaw/domain';
import { useState } from 'react';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Segments } from '../../ui/choice/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import type { TickList } from '../../ui/field/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { CareEntryRow } from './care-entry-row.tsx';
import { healthMessages } from './health-messages.gen.ts';
import { AddButton } from './health-panel.tsx';
import { useHealth } from './use-care.ts';
import { useCareDialogs } from './use-care-dialogs.tsx';
import { useWeight, type WeightFormat } from './use-weight.ts';
import { WeightChart } from './weight-chart.tsx';
import type { Weighing } from './weight-scale.ts';

interface WeightPanelProps {
  readonly petId: string;
  readonly proofField?: TickList | undefined;
}

/** The pet's weight, how it has changed, and each measurement. */
export function WeightPanel({ petId, proofField }: WeightPanelProps) {
  const messages = healthMessages;
  const weight = useWeight();
  const format = useFormat();
  const { entries, list } = useHealth(petId, 'weight');
  const { add, open, dialogs } = useCareDialogs(petId, proofField);
  const [showAll, setShowAll] = useState(false);
  const counting = entries.filter(({ record }) => record.state === 'active').toReversed();
  const weighings = counting.map(({ record: { id, on, kg } }) => ({
    id,
    on,
    figure: weightIn(weight.unit, kg),
  }));
  return (
    <Panel
      title={messages.titles.weight}
      lead={useLead(weighings, weight)}
      action={
        <div className="flex flex-wrap items-center gap-2">
          <Segments
            label={messages.unit}
            segments={weightUnits.map((id) => ({ id, label: id }))}
            value={weight.unit}
            onChange={weight.choose}
          />
          <AddButton kind="weight" onPress={() => add('weight')} />
        </div>
      }
    >
      <CallErrorPanel call={list} />
      {list.isPending && (
        <Skeleton>
          <SkeletonBlock shape="card" className="h-44 w-full" />
        </Skeleton>
      )}
      {list.data && counting.length === 0 && <p className="type-small text-ink-2">{messages.none.weight}</p>}
      {weighings.length > 0 && <WeightChart weighings={weighings} unit={weight.unit} />}
      {entries.length > 0 && (
        <Button
          variant="ghost"
          size="small"
          className="mt-3"
          aria-expanded={showAll}
          onPress={() => setShowAll(!showAll)}
        >
          {showAll ? messages.showLess : messages.allWeights(entries.length)}
        </Button>
      )}
      {showAll && (
        <ul className="divide-y divide-line">
          {entries.map((entry) => (
            <CareEntryRow
              key={entry.record.id}
              entry={entry}
              title={weight.format(entry.record.kg)}
              detail={format.longDay(entry.record.on)}
              onOpen={(what) => open(what, entry)}
            />
          ))}
        </ul>
      )}
      {dialogs}
    </Panel>
  );
}

/** The newest weight, and how it compares with the one before. */
function useLead(weighings: readonly Weighing[], { unit }: WeightFormat): string | undefined {
  const messages = healthMessages;
  const format = useFormat();
  const [last, before] = [weighings.at(-1), weighings.at(-2)];
  if (!last) return undefined;
  const shown = (figure: number) => `${format.number(Math.round(figure * 10) / 10)} ${unit}`;
  const now = messages.weightLead(shown(last.figure), format.day(last.on));
  if (!before) return now;
  const day = format.day(before.on);
  const change = shown(Math.abs(last.figure - before.figure));
  if (shown(last.figure) === shown(before.figure)) return `${now} ${messages.weightSame(day)}`;
  return `${now} ${last.figure > before.figure ? messages.weightUp(change, day) : messages.weightDown(change, day)}`;
}
