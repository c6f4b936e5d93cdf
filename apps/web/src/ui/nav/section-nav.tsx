import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Icon } from '../icon/index.ts';
import { Anchor } from '../provider/index.ts';
import { useCurrentSection } from './use-current-section.ts';

export interface NavSection {
  /** The id of a section of this page, or the address of another page. */
  readonly to: { readonly section: string } | { readonly page: string };
  readonly label: string;
  readonly icon: LucideIcon;
}

interface SectionNavProps {
  readonly label: string;
  readonly sections: readonly NavSection[];
}

const entryStyle =
  'flex min-h-11 items-center gap-3 whitespace-nowrap rounded-field px-3.5 type-label font-medium text-ink-2 hover:bg-sunken hover:text-ink ' +
  'aria-[current=location]:bg-evergreen-tint aria-[current=location]:font-semibold aria-[current=location]:text-evergreen-ink';

/** The sections of a long page: beside it, or in a row above it on a phone. The one being read is marked. */
export function SectionNav({ label, sections }: SectionNavProps) {
  const ids = sections.flatMap(({ to }) => ('section' in to ? [to.section] : []));
  const { current, choose } = useCurrentSection(ids);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (current !== undefined && nav.current) showCurrent(nav.current);
  }, [current]);
  return (
    <nav
      ref={nav}
      aria-label={label}
      className="sticky top-16 z-10 -mx-5 overflow-x-auto border-line border-b bg-paper px-5 py-2 [scrollbar-width:none] md:-mx-8 md:px-8 xl:top-23 xl:mx-0 xl:self-start xl:overflow-visible xl:border-0 xl:p-0"
    >
      <ul className="flex gap-1 xl:flex-col">
        {sections.map(({ to, label: text, icon }) => {
          const words = (
            <>
              <Icon of={icon} size={20} />
              {text}
            </>
          );
          return (
            <li key={text}>
              {'page' in to ? (
                <Anchor href={to.page} className={entryStyle}>
                  {words}
                </Anchor>
              ) : (
                <a
                  href={`#${to.section}`}
                  aria-current={to.section === current ? 'location' : undefined}
                  onClick={() => choose(to.section)}
                  className={entryStyle}
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

/** Moves the row, which is longer than a phone is wide, so that the current entry is in its middle. */
function showCurrent(nav: HTMLElement): void {
  const entry = nav.querySelector('[aria-current]')?.getBoundingClientRect();
  const row = nav.getBoundingClientRect();
  if (entry) nav.scrollLeft += entry.left + entry.width / 2 - (row.left + row.width / 2);
}
