import { productName } from '@clearpaw/domain';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { SmallFooter } from '../../features/landing/small-footer/index.ts';
import { paths } from '../../paths/index.ts';
import { Wordmark } from '../../ui/brand/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { SkipLink } from '../../ui/link/index.ts';
import { Anchor } from '../../ui/provider/index.ts';
import { OfflineLine } from './offline-line.tsx';

interface SharedPageProps {
  readonly icon: LucideIcon;
  /** What kind of link was followed. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A page for someone without an account who followed a link: the product's name, and what kind of link it was. */
export function SharedPage({ icon, label, children }: SharedPageProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-paper">
      <SkipLink />
      <header className="border-line border-b">
        <div className="mx-auto flex h-18 max-w-320 items-center justify-between gap-4 px-5 md:px-8 lg:px-10">
          <Anchor
            href={paths.landing}
            aria-label={productName}
            className="inline-flex min-h-11 shrink-0 items-center text-ink rounded-bar"
          >
            <Wordmark name={productName} />
          </Anchor>
          <span className="inline-flex min-w-0 items-center gap-2 text-end type-small text-ink-2">
            <Icon of={icon} size={18} />
            {label}
          </span>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-320 flex-1 px-5 pt-5 pb-10 outline-none md:px-8 lg:px-10"
      >
        {children}
      </main>
      <div className="print:hidden">
        <SmallFooter />
      </div>
      <OfflineLine />
    </div>
  );
}
