import type { OutputOf, vaccinations } from '@clearpaw/contract';
import type { vaccination } from './vaccination.table.ts';

export type Vaccination = OutputOf<typeof vaccinations.withdrawVaccination>;
export type RecordedVaccination = OutputOf<typeof vaccinations.recordVaccination>;
export type VaccinationRow = typeof vaccination.$inferSelect;

/** A dose as its owner, or a business with scope `records`, may see it. */
export function presentVaccination(row: VaccinationRow): Vaccination {
  const { version: _internal, createdAt, updatedAt, ...shown } = row;
  return { ...shown, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
