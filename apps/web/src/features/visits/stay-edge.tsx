import { compareDates, daysBetween } from '@clearpaw/domain';
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { useFormat } from '../../platform/messages/index.ts';
import { classes } from '../../ui/style/index.ts';
import { visitMessages } from './messages.gen.ts';
import type { MovedStay, StayEndName } from './use-moved-stay.ts';

interface StayEdgeProps {
  readonly end: StayEndName;
  readonly pet: string;
  readonly moved: MovedStay;
  /** How many days of the week the bar covers. */
  readonly days: number;
}

/** Moves one end of a stay: by dragging it, or with the arrow keys and Enter. Escape takes it back. */
export function StayEdge({ end, pet, moved, days }: StayEdgeProps) {
  const messages = visitMessages;
  const format = useFormat();
  const hintId = useId();
  const drag = useDrag(end, moved, days);
  const range = moved.rangeOf(end);
  const day = moved.stay[end];
  const place = (of: string) => daysBetween(range.from, of);
  if (compareDates(range.from, range.to) > 0) return null;
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={end === 'arrival' ? messages.firstDay(pet) : messages.lastDay(pet)}
      aria-describedby={hintId}
      aria-valuemin={0}
      aria-valuemax={place(range.to)}
      aria-valuenow={place(day)}
      aria-valuetext={format.weekday(day)}
      title={messages.moveHint}
      onKeyDown={(event) => moveByKey(event, end, moved)}
      {...drag}
      className={classes(
        'group absolute inset-y-0 z-1 grid w-6 cursor-ew-resize touch-none place-items-center rounded-field',
        end === 'arrival' ? '-start-3' : '-end-3',
      )}
    >
      <span
        aria-hidden
        className="h-5 w-1 rounded-full bg-current opacity-40 group-hover:opacity-100 group-focus-visible:opacity-100"
      />
      <span id={hintId} className="sr-only">
        {messages.moveHint}
      </span>
    </div>
  );
}

const isRightToLeft = () => document.documentElement.dir === 'rtl';

function moveByKey(event: KeyboardEvent, end: StayEndName, moved: MovedStay): void {
  const range = moved.rangeOf(end);
  const by = (days: number) => () => moved.move(end, days);
  const [forward, back] = isRightToLeft() ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const steps: Readonly<Record<string, () => void>> = {
    ...{ [forward as string]: by(1), ArrowUp: by(1), [back as string]: by(-1), ArrowDown: by(-1) },
    Home: by(daysBetween(moved.stay[end], range.from)),
    End: by(daysBetween(moved.stay[end], range.to)),
    Enter: moved.save,
    Escape: moved.reset,
  };
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  step();
}

/** Where the pointer took hold, in pixels, and how wide a day is there. */
interface Grip {
  readonly x: number;
  readonly dayWidth: number;
}

function useDrag(end: StayEndName, moved: MovedStay, days: number) {
  const grip = useRef<Grip | null>(null);
  const finish = (then: () => void) => () => {
    if (!grip.current) return;
    grip.current = null;
    then();
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.preventDefault();
      const bar = event.currentTarget.parentElement;
      grip.current = { x: event.clientX, dayWidth: (bar?.offsetWidth ?? 0) / days };
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.focus();
    },
    onPointerMove(event: PointerEvent) {
      const { current } = grip;
      if (!current || current.dayWidth === 0) return;
      const across = (event.clientX - current.x) * (isRightToLeft() ? -1 : 1);
      moved.moveFromStart(end, Math.round(across / current.dayWidth));
    },
    onPointerUp: finish(moved.save),
    onPointerCancel: finish(moved.reset),
  };
}
