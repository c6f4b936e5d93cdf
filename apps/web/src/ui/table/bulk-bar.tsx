import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { uiMessages } from '../provider/index.ts';

interface BulkBarProps {
  /** "2 selected". */
  readonly title: ReactNode;
  /** Which: "Gus, Poppy". */
  readonly detail?: ReactNode | undefined;
  /** One action. */
  readonly action: ReactNode;
  readonly onClear: () => void;
}

/** Floats over a table while rows are chosen. */
export function BulkBar({ title, detail, action, onClear }: BulkBarProps) {
  const messages = uiMessages;
  return (
    <div
      role="status"
      className="sticky bottom-24 z-20 mx-auto flex w-fit max-w-full animate-lift items-center gap-3.5 rounded-card bg-ink py-2 ps-5 pe-2 text-paper shadow-e3 md:bottom-6"
    >
      <p className="type-strong">{title}</p>
      {detail && <p className="max-w-60 truncate type-small opacity-80 max-md:hidden">{detail}</p>}
      {action}
      <button
        type="button"
        aria-label={messages.close}
        onClick={onClear}
        className="grid size-11 place-items-center rounded-field"
      >
        <Icon of={X} />
      </button>
    </div>
  );
}
