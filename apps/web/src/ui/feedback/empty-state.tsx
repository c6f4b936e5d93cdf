import type { ReactNode } from 'react';
import type { Portrait } from '../portrait/index.ts';
import { PetPortrait } from '../portrait/index.ts';
import { EmptyProp } from './empty-prop.tsx';

interface EmptyStateProps {
  readonly appearance: Portrait;
  /** What the pet sits behind: a folder for documents, a box for the rest. */
  readonly prop?: 'folder' | 'box' | 'none' | undefined;
  readonly title: ReactNode;
  /** What this is, in one sentence. */
  readonly children: ReactNode;
  /** One action. */
  readonly action?: ReactNode | undefined;
  readonly heading?: 'h1' | 'h2' | 'h3' | undefined;
}

/** An empty state: a pet in an arch, what will be shown here, and how to start. */
export function EmptyState({
  appearance,
  prop = 'folder',
  title,
  children,
  action,
  heading: Heading = 'h2',
}: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-6 text-center">
      <div
        data-blanket={appearance.blanket}
        className="relative h-40 w-56 overflow-hidden"
        aria-hidden="true"
      >
        <span className="absolute inset-x-4.5 bottom-0 h-39 rounded-t-full bg-blanket" />
        <span className="absolute inset-x-0 top-3 mx-auto size-38">
          <PetPortrait appearance={appearance} tag={false} />
        </span>
        {prop !== 'none' && <EmptyProp kind={prop} />}
      </div>
      <Heading className={Heading === 'h1' ? 'mt-4 type-h1' : 'mt-3 type-h3'}>{title}</Heading>
      <p className="mt-1 max-w-80 text-balance type-small text-ink-2">{children}</p>
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
