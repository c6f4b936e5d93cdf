import type { visits as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { cancelVisit } from './cancel-visit.ts';
import { listPetVisits } from './list-pet-visits.ts';
import { listVisits } from './list-visits.ts';
import { planVisit } from './plan-visit.ts';
import { updateVisit } from './update-visit.ts';
import { watchVisits } from './watch-visits.ts';

export const visitFunctions: Implementations<typeof promised> = {
  cancelVisit,
  listPetVisits,
  listVisits,
  planVisit,
  updateVisit,
  watchVisits,
};
