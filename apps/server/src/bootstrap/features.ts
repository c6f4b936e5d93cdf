import type { contract } from '@clearpaw/contract';
import { accountFunctions } from '../features/accounts/index.ts';
import { alertFunctions } from '../features/alerts/index.ts';
import { apiKeyFunctions } from '../features/api-keys/index.ts';
import { appFunctions } from '../features/apps/index.ts';
import { auditLogFunctions } from '../features/audit-log/index.ts';
import { badgeFunctions } from '../features/badges/index.ts';
import { billingFunctions } from '../features/billing/index.ts';
import { businessExportFunctions } from '../features/business-exports/index.ts';
import { businessFunctions } from '../features/businesses/index.ts';
import { carePlanFunctions } from '../features/care-plans/index.ts';
import { careRecordFunctions } from '../features/care-records/index.ts';
import { checkInFunctions } from '../features/check-ins/index.ts';
import { clinicFunctions } from '../features/clinics/index.ts';
import { complianceFunctions } from '../features/compliance/index.ts';
import { confirmationFunctions } from '../features/confirmations/index.ts';
import { connectionFunctions } from '../features/connections/index.ts';
import { contactFunctions } from '../features/contacts/index.ts';
import { customerFunctions } from '../features/customers/index.ts';
import { dataImportFunctions } from '../features/data-imports/index.ts';
import { documentFunctions } from '../features/documents/index.ts';
import { dueReportFunctions } from '../features/due-reports/index.ts';
import { guestMergeFunctions } from '../features/guest-merges/index.ts';
import { importFunctions } from '../features/imports/index.ts';
import { incidentFunctions } from '../features/incidents/index.ts';
import { insightFunctions } from '../features/insight/index.ts';
import { intakeQuestionFunctions } from '../features/intake-questions/index.ts';
import { locationFunctions } from '../features/locations/index.ts';
import { ownDataFunctions } from '../features/own-data/index.ts';
import { petExportFunctions } from '../features/pet-exports/index.ts';
import { petFunctions } from '../features/pets/index.ts';
import { requirementFunctions } from '../features/requirements/index.ts';
import { reviewFunctions } from '../features/reviews/index.ts';
import { shareLinkFunctions } from '../features/share-links/index.ts';
import { teamFunctions } from '../features/team/index.ts';
import { transferFunctions } from '../features/transfers/index.ts';
import { vaccinationFunctions } from '../features/vaccinations/index.ts';
import { visitFunctions } from '../features/visits/index.ts';
import { waiverFunctions } from '../features/waivers/index.ts';
import { walletPassFunctions } from '../features/wallet-passes/index.ts';
import { webhookFunctions } from '../features/webhooks/index.ts';
import type { Implementations } from '../platform/http/index.ts';

/** Every function of the contract with its handler; a function without one does not compile. */
export const features: Implementations<typeof contract> = {
  ...contactFunctions,
  ...accountFunctions,
  ...alertFunctions,
  ...apiKeyFunctions,
  ...appFunctions,
  ...badgeFunctions,
  ...billingFunctions,
  ...businessExportFunctions,
  ...businessFunctions,
  ...carePlanFunctions,
  ...careRecordFunctions,
  ...checkInFunctions,
  ...clinicFunctions,
  ...complianceFunctions,
  ...confirmationFunctions,
  ...connectionFunctions,
  ...customerFunctions,
  ...dataImportFunctions,
  ...documentFunctions,
  ...dueReportFunctions,
  ...guestMergeFunctions,
  ...importFunctions,
  ...incidentFunctions,
  ...insightFunctions,
  ...intakeQuestionFunctions,
  ...locationFunctions,
  ...ownDataFunctions,
  ...petExportFunctions,
  ...petFunctions,
  ...requirementFunctions,
  ...reviewFunctions,
  ...shareLinkFunctions,
  ...teamFunctions,
  ...auditLogFunctions,
  ...transferFunctions,
  ...vaccinationFunctions,
  ...visitFunctions,
  ...waiverFunctions,
  ...walletPassFunctions,
  ...webhookFunctions,
};
