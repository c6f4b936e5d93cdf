import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { classes } from '../style/index.ts';
import { CodeRing } from './code-ring.tsx';
import { Eyelet } from './eyelet.tsx';

interface BadgeTagProps {
  readonly picture?: ReactNode | undefined;
  readonly name: ReactNode;
  /** Breed and the chip's last figures. */
  readonly facts?: ReactNode | undefined;
  /** Shown beside the name: a verdict's tag. */
  readonly aside?: ReactNode | undefined;
  readonly code: ReactNode;
  readonly secondsLeft?: number | undefined;
  /** "New code in 18 s". */
  readonly note?: ReactNode | undefined;
  /** Verdict, until when, where. */
  readonly foot?: ReactNode | undefined;
  /** The longer cord of a badge's own screen, or the short ring on a collar. */
  readonly hangs?: 'cord' | 'ring' | undefined;
  readonly heading?: 'h1' | 'h2' | 'p' | undefined;
  readonly className?: string | undefined;
}

/** The badge: a tag on its cord, with a code that lives. */
export function BadgeTag(props: BadgeTagProps) {
  const {
    picture,
    name,
    facts,
    aside,
    code,
    secondsLeft,
    note,
    foot,
    hangs = 'cord',
    heading: Name = 'h1',
    className,
  } = props;
  return (
    <section
      className={classes(
        'relative w-full max-w-88 bg-surface shadow-e3',
        hangs === 'cord' ? 'rounded-badge px-6 pt-13 pb-5' : 'rounded-brand px-4 pt-9 pb-4',
        className,
      )}
    >
      <Eyelet hangs={hangs} />
      <div className={classes('flex items-center gap-x-3.5', aside ? 'flex-wrap gap-y-2' : '')}>
        {picture}
        {/* What stands beside the name goes below it before a word of the name breaks. */}
        <div className={classes('flex-1', aside ? 'min-w-min max-w-full' : 'min-w-0')}>
          <Name
            className={hangs === 'cord' ? 'font-bold type-h1 text-[2.125rem] leading-10' : 'type-h2-panel'}
          >
            {name}
          </Name>
          {facts && <p className="truncate type-small text-ink-3">{facts}</p>}
        </div>
        {aside}
      </div>
      <div className="mt-4">
        <CodeRing secondsLeft={secondsLeft}>{code}</CodeRing>
      </div>
      {note && (
        <p className="mt-3 flex items-center justify-center gap-2 type-small text-ink-2 tabular-nums">
          <Icon of={RefreshCw} size={16} />
          {note}
        </p>
      )}
      {foot && <div className="-mx-1 mt-4">{foot}</div>}
    </section>
  );
}
