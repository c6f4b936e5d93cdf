import type { businessExports as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { exportBusiness } from './export-business.ts';

export const businessExportFunctions: Implementations<typeof promised> = { exportBusiness };
