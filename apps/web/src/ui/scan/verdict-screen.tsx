import type { ReactNode } from 'react';
import { classes } from '../style/index.ts';
import { type VerdictKind, VerdictShape } from '../verdict/index.ts';

interface VerdictScreenProps {
  /** `specimen` is the neutral grey of demo badges; its silhouette is the shape given with it. */
  readonly kind: VerdictKind | 'specimen';
  /** "Good to go". */
  readonly word: string;
  /** At the top: the business that uses this device, and whether the data is live. */
  readonly business: ReactNode;
  readonly connection?: ReactNode | undefined;
  /** The pet, round: 152 px, or 116 where reasons need the room. */
  readonly portrait?: ReactNode | undefined;
  /** "Printed badge", "Specimen": above the word. */
  readonly origin?: ReactNode | undefined;
  /** "Biscuit, daycare today". */
  readonly title: ReactNode;
  /** "All 5 requirements met". */
  readonly count?: ReactNode | undefined;
  /** Whom to call, in one line. */
  readonly people?: ReactNode | undefined;
  /** Care alerts, reasons, the earliest day. */
  readonly children?: ReactNode | undefined;
  /** At the bottom, in reach of the thumb: the main action first. */
  readonly actions?: ReactNode | undefined;
  /** Said at once by screen readers: the word, then the reason. */
  readonly announcement: string;
  /** Smaller portrait and shape and a word on one line, so that reasons fit. */
  readonly compact?: boolean | undefined;
}

/** What the focus ring stands out from; the background of `offline` is the page's own. */
const grounds: Readonly<Record<VerdictScreenProps['kind'], 'deep' | 'bright' | undefined>> = {
  ok: 'deep',
  soon: 'bright',
  wait: 'deep',
  stop: 'deep',
  offline: undefined,
  specimen: 'deep',
};

const wordStyle = (word: string, compact: boolean): string => {
  if (compact) return 'type-verdict-long max-lg:text-[min(5rem,17vw)] max-lg:leading-none';
  return word.length >= 12 || !word.includes(' ') ? 'type-verdict-long' : 'type-verdict';
};

/**
 * The verdict at check-in: full screen, readable from two meters. The reasons scroll, the actions do not; from 1024 px
 * on the reasons are beside the verdict.
 */
export function VerdictScreen(props: VerdictScreenProps) {
  const { kind, business, connection, children, actions, announcement } = props;
  return (
    <main
      data-verdict={kind}
      data-ground={grounds[kind]}
      className="flex min-h-dvh flex-col bg-verdict-screen text-on-verdict-screen"
    >
      <p role="alert" className="sr-only">
        {announcement}
      </p>
      <div className="flex justify-between gap-4 px-6 pt-6 font-semibold text-[0.9375rem] leading-6 lg:px-10">
        <span className="flex min-w-0 items-center gap-2">{business}</span>
        <span className="flex shrink-0 items-center gap-2">{connection}</span>
      </div>
      <div className="mx-auto grid w-full max-w-112 flex-1 content-start px-6 lg:max-w-290 lg:content-center lg:gap-x-16 lg:has-[[data-details]:not(:empty)]:grid-cols-2 lg:items-center">
        <Answer {...props} />
        <div data-details className="mt-5 mb-6 flex flex-col gap-4 empty:hidden">
          {children}
        </div>
      </div>
      {actions && (
        <div className="sticky bottom-0 z-1 border-on-verdict-screen/20 border-t bg-verdict-screen px-6 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] lg:px-10">
          <div className="mx-auto flex w-full max-w-112 flex-col gap-2.5 lg:max-w-290 lg:[&>*]:max-w-160">
            {actions}
          </div>
        </div>
      )}
    </main>
  );
}

/** The pet and the verdict's shape side by side, the word, and who it is about. */
function Answer(props: VerdictScreenProps) {
  const { kind, word, portrait, origin, title, count, people, compact = false } = props;
  return (
    <div>
      <div className={classes('flex animate-grow items-center justify-center', compact ? 'mt-4' : 'mt-8')}>
        {portrait}
        {kind !== 'specimen' && (
          <VerdictShape
            kind={kind}
            ground="screen"
            className={classes(
              'relative',
              portrait ? '-ms-6.5 lg:-ms-9 xl:-ms-11' : '',
              compact ? 'size-30 lg:size-54 xl:size-64' : 'size-38 lg:size-54 xl:size-64',
            )}
          />
        )}
      </div>
      {origin && <p className="mt-4 text-center type-strong">{origin}</p>}
      <h1 className={classes('text-center', wordStyle(word, compact), compact ? 'mt-4' : 'mt-8')}>{word}</h1>
      <p className="mt-4 text-center font-semibold text-[1.375rem] leading-7 tracking-[-0.01em]">{title}</p>
      {count && <p className="text-center text-[1.0625rem] leading-7">{count}</p>}
      <div className="mt-3 empty:hidden">{people}</div>
    </div>
  );
}
