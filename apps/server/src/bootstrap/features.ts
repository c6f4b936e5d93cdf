import type { contract } from '@clearpaw/contract';
import { accounts } from '../features/accounts/index.ts';
import { alerts } from '../features/alerts/index.ts';
import { badges } from '../features/badges/index.ts';
import { billing } from '../features/billing/index.ts';
import { businesses } from '../features/businesses/index.ts';
import { careRecords } from '../features/care-records/index.ts';
import { checkIns } from '../features/check-ins/index.ts';
import { compliance } from '../features/compliance/index.ts';
import { connections } from '../features/connections/index.ts';
import { documents } from '../features/documents/index.ts';
import { insight } from '../features/insight/index.ts';
import { ownData } from '../features/own-data/index.ts';
import { pets } from '../features/pets/index.ts';
import { requirements } from '../features/requirements/index.ts';
import { reviews } from '../features/reviews/index.ts';
import { team } from '../features/team/index.ts';
import { trail } from '../features/trail/index.ts';
import { vaccinations } from '../features/vaccinations/index.ts';
import { waivers } from '../features/waivers/index.ts';
import type { Implementations } from '../platform/http/index.ts';

/** Every promised function with its handler; a promise without one does not compile. */
export const features: Implementations<typeof contract> = {
  ...accounts,
  ...alerts,
  ...badges,
  ...billing,
  ...businesses,
  ...careRecords,
  ...checkIns,
  ...compliance,
  ...connections,
  ...documents,
  ...insight,
  ...ownData,
  ...pets,
  ...requirements,
  ...reviews,
  ...team,
  ...trail,
  ...vaccinations,
  ...waivers,
};
