import type { vaccinations as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { correctVaccination } from './correct-vaccination.ts';
import { listVaccinationHistory } from './list-vaccination-history.ts';
import { listVaccinations } from './list-vaccinations.ts';
import { recordVaccination } from './record-vaccination.ts';
import { withdrawVaccination } from './withdraw-vaccination.ts';

export const vaccinationFunctions: Implementations<typeof promised> = {
  correctVaccination,
  listVaccinationHistory,
  listVaccinations,
  recordVaccination,
  withdrawVaccination,
};
