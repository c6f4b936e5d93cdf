import { createContext, type ReactNode } from 'react';
import type { MenuItem } from '../../ui/overlay/index.ts';
import type { CareEntry } from './care-entry.ts';

/** What other features add to the row of each record: menu entries, and texts besides its own. */
export interface RowAdditions {
  readonly itemsFor: (entry: CareEntry, title: string) => readonly MenuItem[];
  readonly notesFor: (entry: CareEntry) => ReactNode;
}

export const CareRowAdditions = createContext<RowAdditions>({ itemsFor: () => [], notesFor: () => null });
