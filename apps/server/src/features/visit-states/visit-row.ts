import type { visitTable } from '../../schema/visit.ts';

export type VisitRow = typeof visitTable.$inferSelect;
