import { createContext, type ReactNode } from 'react';
import type { MenuItem } from '../../ui/overlay/index.ts';
import type { CareEntry } from './care-entry.ts';

/** What other features add to the row of each record: entries of its menu, and what is known besides its own text. */
export interface RowAdditions {
  readonly itemsFor: (entry: CareEntry, title: string) => readonly MenuItem[];
  readonly notesFor: (entry: CareEntry) => ReactNode;
}

export const CareRowAdditions = createContext<RowAdditions>({ itemsFor: () => [], notesFor: () => null });
