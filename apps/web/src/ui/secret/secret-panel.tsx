import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/index.ts';

interface SecretPanelProps {
  readonly title: string;
  readonly heading: 'h2' | 'h3';
  readonly lead: ReactNode;
  /** What is shown, each with a way to copy it. */
  readonly children: ReactNode;
  /** The words that close it. */
  readonly done: string;
  readonly onDone: () => void;
}

/** The one time that a secret is shown. It is read out and brought into view, because it is the answer to what was pressed. */
export function SecretPanel({ title, heading: Heading, lead, children, done, onDone }: SecretPanelProps) {
  const first = useRef<HTMLHeadingElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <section
      aria-label={title}
      className="flex flex-col gap-4 rounded-panel bg-marigold-tint p-5 text-marigold-ink md:p-6"
    >
      <div>
        <Heading ref={first} tabIndex={-1} className="type-h2-panel outline-none">
          {title}
        </Heading>
        <p className="type-small">{lead}</p>
      </div>
      {children}
      <div>
        <Button variant="secondary" onPress={onDone}>
          {done}
        </Button>
      </div>
    </section>
  );
}
