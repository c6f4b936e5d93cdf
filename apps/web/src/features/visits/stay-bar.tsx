import { addDays, compareDates, daysBetween } from '@clearpaw/domain';
import { paths } from '../../paths/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { PetPhoto } from '../../ui/pet/index.ts';
import { Anchor } from '../../ui/provider/index.ts';
import { classes } from '../../ui/style/index.ts';
import { VerdictShape } from '../../ui/verdict/index.ts';
import { menuOverRow } from './menu-over-row.ts';
import { visitMessages } from './messages.gen.ts';
import { StayEdge } from './stay-edge.tsx';
import { useMovedStay } from './use-moved-stay.ts';
import { type GetVisitAppearance, type PetVisit, visitFaceOf } from './visit.ts';
import { VisitActions } from './visit-actions.tsx';

const starts = [
  'col-start-2',
  'col-start-3',
  'col-start-4',
  'col-start-5',
  'col-start-6',
  'col-start-7',
  'col-start-8',
];
const spans = [
  'col-span-1',
  'col-span-2',
  'col-span-3',
  'col-span-4',
  'col-span-5',
  'col-span-6',
  'col-span-7',
];
const tints = {
  ok: 'bg-evergreen-tint text-evergreen-ink',
  soon: 'bg-marigold-tint text-marigold-ink',
  stop: 'bg-stop-tint text-stop-ink',
  wait: 'bg-wait-tint text-wait-ink',
  offline: 'bg-sunken text-ink-2',
} as const;

interface StayBarProps {
  readonly visit: PetVisit;
  /** The Monday of the week. */
  readonly from: string;
  readonly today: string;
  readonly readOnly: boolean;
  readonly verdictAppearance: GetVisitAppearance;
}

/** A stay of several days, whose ends can be moved; an end beyond the week is drawn square. */
export function StayBar({ visit, from, today, readOnly, verdictAppearance }: StayBarProps) {
  const messages = visitMessages;
  const format = useFormat();
  const moved = useMovedStay(visit, { from, today });
  const { stay } = moved;
  const { kind, word } = verdictAppearance(visit.verdict);
  const first = Math.max(0, daysBetween(from, stay.arrival));
  const last = Math.min(6, daysBetween(from, stay.departure));
  const oneDay = first === last;
  const began = compareDates(stay.arrival, from) < 0;
  const goesOn = compareDates(stay.departure, addDays(from, 6)) > 0;
  const changeable = !readOnly && visit.state !== 'done';
  const span = messages.span(...format.span('weekday', stay));
  return (
    <div
      className={classes(
        'group relative mx-1 mt-1.5 flex min-w-0 items-center gap-2 px-2',
        tints[kind],
        starts[first],
        spans[last - first],
        !began && 'rounded-s-field',
        !goesOn && 'rounded-e-field',
        moved.isMoving && 'inset-ring-2 inset-ring-evergreen',
      )}
    >
      {changeable && visit.state === 'expected' && !began && (
        <StayEdge end="arrival" pet={visit.petName} moved={moved} days={last - first + 1} />
      )}
      <Anchor
        href={paths.businessPet(visit.petId)}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-current no-underline"
      >
        {!oneDay && <PetPhoto pet={visitFaceOf(visit)} size={32} />}
        <span className="min-w-0">
          <span className="block truncate type-label">{visit.petName}</span>
          <span className={oneDay ? 'sr-only' : 'block break-words type-caption'}>{span}</span>
        </span>
      </Anchor>
      <VerdictShape kind={kind} size={20} label={word} />
      {changeable && (
        <span className={oneDay ? menuOverRow : undefined}>
          <VisitActions visit={visit} viewer="staff" />
        </span>
      )}
      {changeable && !goesOn && (
        <StayEdge end="departure" pet={visit.petName} moved={moved} days={last - first + 1} />
      )}
    </div>
  );
}
