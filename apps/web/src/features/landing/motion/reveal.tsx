import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from '../../../ui/style/index.ts';
import { isStill } from './is-still.ts';

/** Source: specification, section 9: scroll-reveal threshold 0.1. */
const threshold = 0.1;

const isBelow = ({ boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean =>
  rootBounds !== null && boundingClientRect.top >= rootBounds.bottom;

interface RevealProps {
  /** The anchor for links from elsewhere. */
  readonly id?: string | undefined;
  readonly labelledBy: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A section that fades in when a tenth of it is visible. It is rendered from the start: only what is below the screen
 * is made transparent, by the same script that shows it again, so that nothing is lost without scripts, with reduced
 * motion or for screen readers.
 */
export function Reveal({ id, labelledBy, className, children }: RevealProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = section.current;
    if (!element || isStill()) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // The observer has measured already; measuring here would make the browser lay out the page again.
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
