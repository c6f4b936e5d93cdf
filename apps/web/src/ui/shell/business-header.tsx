import type { ReactNode } from 'react';

interface BusinessHeaderProps {
  /** The wordmark inside a link home, from 768 px on. */
  readonly brand: ReactNode;
  /** The mark alone inside the same link, on a phone. */
  readonly mark: ReactNode;
  /** "Business dashboard". */
  readonly subtitle: ReactNode;
  /** The current business; on a phone it is shown here, otherwise in the rail. */
  readonly switcher: ReactNode;
  /** Alerts and the account. */
  readonly end: ReactNode;
}

/** Sticky above a business's pages at every width. Source: specification, section 2, "Layout shells". */
export function BusinessHeader({ brand, mark, subtitle, switcher, end }: BusinessHeaderProps) {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-sunken">
      <div className="flex h-16 items-center gap-3 px-5 md:gap-4 md:px-5.5">
        <div className="flex shrink-0 md:hidden">{mark}</div>
        <div className="flex shrink-0 max-md:hidden">{brand}</div>
        <p className="border-line border-s ps-4 type-small text-ink-3 max-md:hidden">{subtitle}</p>
        <div className="min-w-0 flex-1 md:hidden">{switcher}</div>
        <div className="flex items-center gap-1 md:ms-auto md:gap-3">{end}</div>
      </div>
    </header>
  );
}
