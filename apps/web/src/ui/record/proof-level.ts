import { type LucideIcon, Paperclip, Pencil, Stamp, Store } from 'lucide-react';

/** How well something is proven: 1 typed, 2 with a document, 3 checked by a business, 4 signed at the source. */
export type ProofLevel = 1 | 2 | 3 | 4;

const icons: Record<ProofLevel, LucideIcon> = { 1: Pencil, 2: Paperclip, 3: Store, 4: Stamp };

/** The icon of a level, for the discs of a coverage bar and their legend. */
export const proofIcon = (level: ProofLevel): LucideIcon => icons[level];
