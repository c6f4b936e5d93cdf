import { accounts } from './accounts/index.ts';
import { alerts } from './alerts/index.ts';
import { apiKeys } from './api-keys/index.ts';
import { apps } from './apps/index.ts';
import { auditLog } from './audit-log/index.ts';
import { badges } from './badges/index.ts';
import { billing } from './billing/index.ts';
import { businessExports } from './business-exports/index.ts';
import { businesses } from './businesses/index.ts';
import { carePlans } from './care-plans/index.ts';
import { careRecords } from './care-records/index.ts';
import { checkIns } from './check-ins/index.ts';
import { clinics } from './clinics/index.ts';
import { compliance } from './compliance/index.ts';
import { confirmations } from './confirmations/index.ts';
import { connections } from './connections/index.ts';
import { contacts } from './contacts/index.ts';
import { customers } from './customers/index.ts';
import { dataImports } from './data-imports/index.ts';
import { documents } from './documents/index.ts';
import { dueReports } from './due-reports/index.ts';
import { guestMerges } from './guest-merges/index.ts';
import { imports } from './imports/index.ts';
import { incidents } from './incidents/index.ts';
import { insight } from './insight/index.ts';
import { intakeQuestions } from './intake-questions/index.ts';
import { locations } from './locations/index.ts';
import { ownData } from './own-data/index.ts';
import { petExports } from './pet-exports/index.ts';
import { pets } from './pets/index.ts';
import { requirements } from './requirements/index.ts';
import { reviews } from './reviews/index.ts';
import { shareLinks } from './share-links/index.ts';
import { team } from './team/index.ts';
import { transfers } from './transfers/index.ts';
import { vaccinations } from './vaccinations/index.ts';
import { visits } from './visits/index.ts';
import { waivers } from './waivers/index.ts';
import { walletPasses } from './wallet-passes/index.ts';
import { webhooks } from './webhooks/index.ts';

/** Every function that the server and its clients share, one feature per line. */
export const contract = {
  ...contacts,
  ...accounts,
  ...alerts,
  ...apiKeys,
  ...apps,
  ...badges,
  ...billing,
  ...businessExports,
  ...businesses,
  ...carePlans,
  ...careRecords,
  ...checkIns,
  ...clinics,
  ...compliance,
  ...confirmations,
  ...connections,
  ...customers,
  ...dataImports,
  ...documents,
  ...dueReports,
  ...guestMerges,
  ...imports,
  ...incidents,
  ...insight,
  ...intakeQuestions,
  ...locations,
  ...ownData,
  ...petExports,
  ...pets,
  ...requirements,
  ...reviews,
  ...shareLinks,
  ...team,
  ...auditLog,
  ...transfers,
  ...vaccinations,
  ...visits,
  ...waivers,
  ...walletPasses,
  ...webhooks,
};

export type FunctionName = keyof typeof contract;

export {
  accounts,
  alerts,
  apiKeys,
  apps,
  auditLog,
  badges,
  billing,
  businessExports,
  businesses,
  carePlans,
  careRecords,
  checkIns,
  clinics,
  compliance,
  confirmations,
  connections,
  contacts,
  customers,
  dataImports,
  documents,
  dueReports,
  guestMerges,
  imports,
  incidents,
  insight,
  intakeQuestions,
  locations,
  ownData,
  petExports,
  pets,
  requirements,
  reviews,
  shareLinks,
  team,
  transfers,
  vaccinations,
  visits,
  waivers,
  walletPasses,
  webhooks,
};
