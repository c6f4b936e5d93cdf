import type { PosterLook, PosterSize } from '@clearpaw/domain';
import type { ReactNode } from 'react';
import { businessHue, businessInitials } from '../../ui/business/index.ts';
import { PetPortrait, portraitFor } from '../../ui/portrait/index.ts';
import { classes } from '../../ui/style/index.ts';
import { selfCheckInMessages } from './messages.gen.ts';

const biscuit = portraitFor({
  ...{ id: 'biscuit', name: 'Biscuit', species: 'dog', coat: 'golden', ears: 'floppy', marking: 'blaze' },
  ...{ collar: 'marigold', tongue: true, turn: -2 },
});
const juniper = portraitFor({ id: 'juniper', name: 'Juniper', species: 'cat', coat: 'slate-tabby', turn: 3 });

interface Colors {
  readonly ground: string;
  /** Behind the code; null for a poster that needs little ink, which has no pets either. */
  readonly arch: string | null;
  readonly bar: string;
  readonly tag: string;
  readonly hole: string;
}

/** As in the PDF (`poster-colors.ts` of the server). */
const colorsOf: Readonly<Record<PosterLook, Colors>> = {
  evergreen: {
    ...{ ground: 'bg-deep text-on-deep', arch: 'bg-deep-arch', bar: 'bg-marigold text-on-marigold' },
    ...{ tag: 'shadow-e3', hole: 'bg-deep-arch' },
  },
  marigold: {
    ...{ ground: 'bg-marigold text-on-marigold', arch: 'bg-marigold-arch', bar: 'bg-deep text-on-deep' },
    ...{ tag: 'shadow-e3', hole: 'bg-marigold' },
  },
  'ink-saver': {
    ...{ ground: 'bg-surface text-ink', arch: null, bar: 'text-ink', hole: 'bg-line' },
    tag: 'border border-ink',
  },
};

const shapeOf: Readonly<Record<PosterSize, string>> = {
  letter: 'aspect-[8.5/11]',
  a4: 'aspect-[210/297]',
  tabloid: 'aspect-[11/17]',
  table: 'aspect-[4/6]',
};

interface PosterSheetProps {
  readonly business: { readonly name: string; readonly slug: string };
  readonly address: string;
  readonly code: ReactNode;
  readonly look: PosterLook;
  readonly size: PosterSize;
  /** Owners can check in by themselves. */
  readonly invites: boolean;
}

/** The poster as it is printed; every length is a share of its width. It looks the same in both themes. */
export function PosterSheet({ business, address, code, look, size, invites }: PosterSheetProps) {
  const messages = selfCheckInMessages;
  const { name, slug } = business;
  const { ground, arch, bar, tag, hole } = colorsOf[look];
  return (
    <article
      aria-label={messages.posterTitle}
      data-theme="light"
      className={classes(
        '@container relative w-full overflow-hidden rounded-check shadow-e2',
        'print:fixed print:inset-0 print:size-full print:rounded-none print:shadow-none print:[page:poster] print:[print-color-adjust:exact]',
        shapeOf[size],
        ground,
      )}
    >
      {arch && (
        <>
          <i
            aria-hidden
            className={classes('absolute inset-x-[10cqw] bottom-[8cqw] h-[80cqw] rounded-t-full', arch)}
          />
          <div
            aria-hidden
            className="absolute inset-x-[-3cqw] bottom-[8cqw] flex h-[36cqw] justify-between overflow-hidden"
          >
            <PetPortrait appearance={biscuit} className="size-[36cqw]" />
            <PetPortrait appearance={juniper} className="size-[36cqw]" />
          </div>
        </>
      )}
      <div className="relative flex h-full flex-col items-center">
        <p className="flex w-full items-center gap-[2cqw] p-[5cqw] pb-[2.5cqw] font-semibold text-[3.4cqw] leading-tight">
          <span
            aria-hidden
            data-tile={businessHue(slug)}
            className="grid size-[7cqw] shrink-0 place-items-center rounded-[2cqw] bg-tile text-[2.8cqw] text-on-tile"
          >
            {businessInitials(name)}
          </span>
          <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
        </p>
        <h2 className="max-w-[72cqw] text-balance text-center font-[750] font-display text-[8.6cqw] leading-[1.04] tracking-[-0.03em]">
          {invites ? messages.posterHead : messages.posterHeadOff}
        </h2>
        <div
          className={classes(
            'mt-[4cqw] flex w-[52cqw] flex-col items-center rounded-[6cqw] bg-surface px-[4cqw] pt-[2cqw] pb-[4cqw] text-center font-semibold text-[2.5cqw] text-ink leading-[1.4]',
            tag,
          )}
        >
          <i aria-hidden className={classes('size-[3.2cqw] rounded-full', hole)} />
          <div className="w-full">{code}</div>
          <p className="text-balance">{messages.posterScan}</p>
          <p className="text-balance">{messages.posterGuest}</p>
        </div>
        <p
          className={classes(
            'absolute inset-x-0 bottom-0 flex h-[8cqw] items-center justify-center px-[4cqw] font-semibold text-[2.8cqw] [overflow-wrap:anywhere]',
            bar,
          )}
        >
          {address}
        </p>
      </div>
    </article>
  );
}
