export { BusinessMenu } from './business-menu.tsx';
export { BusinessRole } from './business-role.tsx';
export { ClinicSetUp } from './clinic-set-up.tsx';
export {
  BusinessChoiceContext,
  BusinessContext,
  type OpenBusiness,
  useBusiness,
  useBusinessChoice,
} from './current-business.ts';
export { ExportMenu } from './export/index.ts';
export { ImportExportPanel } from './import-export-panel.tsx';
export { ReadOnlyBanner } from './read-only-banner.tsx';
export { BusinessSettingsForm, settingsSections } from './settings-form.tsx';
export { SetupForm } from './setup-form.tsx';
export { UpgradeBanner } from './upgrade-banner.tsx';
export { type MyBusinesses, useMyBusinesses } from './use-my-businesses.ts';
