import type { ReactNode } from 'react';

interface AnnouncerProps {
  /** `assertive` for the verdict at check-in, `polite` for everything else. */
  readonly urgency?: 'polite' | 'assertive' | undefined;
  readonly children: ReactNode;
}

/** Words for screen readers alone, said whenever they change. It must be on the page before they do. */
export function Announcer({ urgency = 'polite', children }: AnnouncerProps) {
  return (
    <div aria-live={urgency} aria-atomic="true" className="sr-only">
      {children}
    </div>
  );
}
