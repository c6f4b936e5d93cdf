import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';

/** A discreet note that something was saved: "Draft saved". */
export function SavedNote({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className="flex items-center gap-2 type-small text-ink-3">
      <Icon of={Check} size={16} />
      {children}
    </p>
  );
}
