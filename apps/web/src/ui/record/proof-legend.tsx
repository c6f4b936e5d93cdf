import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { type ProofLevel, proofIcon } from './proof-level.ts';

interface ProofLegendProps {
  readonly levels: readonly { readonly level: ProofLevel; readonly label: ReactNode }[];
}

/** What the discs on coverage bars mean. */
export function ProofLegend({ levels }: ProofLegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      {levels.map(({ level, label }) => (
        <li key={level} className="flex items-center gap-2.5 type-caption text-ink-2">
          <span className="grid size-6 place-items-center rounded-full inset-ring inset-ring-line">
            <Icon of={proofIcon(level)} size={16} className="scale-75" />
          </span>
          {label}
        </li>
      ))}
    </ul>
  );
}
