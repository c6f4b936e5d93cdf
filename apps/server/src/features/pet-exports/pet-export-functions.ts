import type { petExports as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { exportPet } from './export-pet.ts';

export const petExportFunctions: Implementations<typeof promised> = { exportPet };
