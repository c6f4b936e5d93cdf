import type { carePlans as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { getCareAtBusiness, getCarePlan } from './get-care-plan.ts';
import { listCareLog, listPetCareLog } from './list-care-log.ts';
import { listCareToday } from './list-care-today.ts';
import { logCare } from './log-care.ts';
import { removeCareEntry } from './remove-care-entry.ts';
import { setCarePlan, setGuestCarePlan } from './set-care-plan.ts';

export const carePlanFunctions: Implementations<typeof promised> = {
  setCarePlan,
  setGuestCarePlan,
  getCarePlan,
  getCareAtBusiness,
  logCare,
  removeCareEntry,
  listCareLog,
  listPetCareLog,
  listCareToday,
};
