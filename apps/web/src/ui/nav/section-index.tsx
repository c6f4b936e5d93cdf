import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { Anchor } from '../provider/index.ts';
import { classes } from '../style/index.ts';
import type { NavSection } from './section-nav.tsx';

interface SectionIndexProps {
  readonly label: string;
  readonly sections: readonly NavSection[];
  /** The section that is shown. */
  readonly open: string | undefined;
  readonly onOpen: (id: string) => void;
}

const entryStyle =
  'flex h-full min-h-11 items-center gap-2.5 rounded-field px-3 py-2 type-label font-medium xl:gap-3 xl:px-3.5';
const otherStyle = 'bg-sunken text-ink-2 hover:text-ink xl:bg-transparent xl:hover:bg-sunken';
const openStyle = 'bg-evergreen-tint font-semibold text-evergreen-ink';

/** All sections of a page that shows one at a time: beside it, or above it on a narrow screen. */
export function SectionIndex({ label, sections, open, onOpen }: SectionIndexProps) {
  return (
    <nav aria-label={label} className="xl:sticky xl:top-23 xl:self-start">
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-4 xl:grid-cols-1 xl:gap-1">
        {sections.map(({ to, label: text, icon }) => {
          const isOpen = 'section' in to && to.section === open;
          const style = classes(entryStyle, isOpen ? openStyle : otherStyle);
          const words = (
            <>
              <Icon of={icon} size={20} className="shrink-0" />
              <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
            </>
          );
          return (
            <li key={text}>
              {'page' in to ? (
                <Anchor href={to.page} className={classes(style, 'no-underline')}>
                  {words}
                </Anchor>
              ) : (
                <a
                  href={`#${to.section}`}
                  aria-current={isOpen ? 'location' : undefined}
                  onClick={() => onOpen(to.section)}
                  className={style}
                >
                  {words}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface IndexedSectionProps {
  readonly id: string;
  readonly isOpen: boolean;
  /** Whether the other sections are shown as well, so that the page scrolls to this one. */
  readonly isAmongOthers?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * A section that the navigation leads to; the keyboard goes on inside it. It stays as it is while another is shown, so
 * that nothing typed is lost.
 */
export function IndexedSection({ id, isOpen, isAmongOthers = false, children }: IndexedSectionProps) {
  return (
    <div
      id={id}
      tabIndex={-1}
      className={classes(
        'rounded-panel outline-none',
        isAmongOthers ? 'scroll-mt-14 xl:scroll-mt-0' : 'scroll-mt-200',
        !isOpen && 'hidden',
      )}
    >
      {children}
    </div>
  );
}
