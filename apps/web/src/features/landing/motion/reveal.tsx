import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from '../../../ui/style/index.ts';
import { isStill } from './is-still.ts';

/** Source: specification, section 9: scroll-reveal threshold 0.1. */
const threshold = 0.1;

const isBelow = ({ boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean =>
  rootBounds !== null && boundingClientRect.top >= rootBounds.bottom;

interface RevealProps {
  /** The anchor other businesses lead to. */
  readonly id?: string | undefined;
  readonly labelledBy: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A section that comes in when a tenth of it is seen. It is in place from the start: only what lies below the
 * screen is made transparent, by the script that will show it again, so that nothing is ever lost to readers
 * without scripts, without motion or without sight.
 */
export function Reveal({ id, labelledBy, className, children }: RevealProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = section.current;
    if (!element || isStill()) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // The observer has measured already; asking for a size here would make the browser lay the page out again.
        if (entry && !element.dataset.reveal && isBelow(entry)) element.dataset.reveal = 'waiting';
        else if (entry?.isIntersecting || !element.dataset.reveal) {
          if (element.dataset.reveal) element.dataset.reveal = 'shown';
          observer.disconnect();
        }
      },
      { threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <section
      ref={section}
      id={id}
      aria-labelledby={labelledBy}
      className={classes(
        'transition-[opacity,translate] duration-500 ease-calm',
        'motion-safe:data-[reveal=waiting]:translate-y-6 motion-safe:data-[reveal=waiting]:opacity-0',
        'print:translate-y-0! print:opacity-100!',
        className,
      )}
    >
      {children}
    </section>
  );
}
