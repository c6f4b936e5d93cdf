import type { ReactNode } from 'react';

interface CodeRingProps {
  /** Seconds until the code changes, and of how many. Without them the frame is still: a printed badge. */
  readonly secondsLeft?: number | undefined;
  readonly secondsInAll?: number | undefined;
  readonly children: ReactNode;
}

// A rounded square of 294, begun at the middle of its top, so that the ring empties clockwise from there.
const ring =
  'M151 4H260A38 38 0 0 1 298 42V260A38 38 0 0 1 260 298H42A38 38 0 0 1 4 260V42A38 38 0 0 1 42 4Z';

/** The frame around a code; while it lives, a marigold line runs out clockwise. */
export function CodeRing({ secondsLeft, secondsInAll = 30, children }: CodeRingProps) {
  const left = secondsLeft === undefined ? 0 : Math.max(0, (secondsLeft / secondsInAll) * 100);
  return (
    <div className="relative aspect-square w-full">
      <svg viewBox="0 0 302 302" className="absolute inset-0 size-full" aria-hidden="true">
        <path d={ring} fill="#FFFFFF" strokeWidth="8" className="stroke-line" />
        {left > 0 && (
          <path
            d={ring}
            fill="none"
            pathLength={100}
            strokeDasharray={`${left} 100`}
            strokeWidth="8"
            strokeLinecap="round"
            className="stroke-marigold transition-[stroke-dasharray] duration-1000 ease-linear"
          />
        )}
      </svg>
      <div className="absolute inset-[2.6%] grid place-items-center overflow-hidden rounded-[11.5%] p-[1%]">
        {children}
      </div>
    </div>
  );
}
