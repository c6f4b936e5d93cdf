import type { checkIns, OutputOf } from '@clearpaw/contract';
import { useCall } from '../../platform/data/index.ts';

export type LatestVisit = OutputOf<typeof checkIns.listCheckIns>['items'][number];

const mostShown = 10;

/** The latest arrivals of a pet at a business, admitted or not. */
export function useLatestVisits(businessId: string, petId: string) {
  return useCall('listCheckIns', { businessId, petId, limit: mostShown });
}

/** Whether the pet has been admitted and has not left. */
export const isOpenVisit = ({ decision, departedAt }: LatestVisit): boolean =>
  decision === 'admitted' && departedAt === null;
