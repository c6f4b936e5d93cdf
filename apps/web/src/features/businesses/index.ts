/** The business whose pages are shown, for everything below the business area. */

/** Which business this is, and the way to another one. */
export { BusinessMenu } from './business-menu.tsx';
/** What the person is there. */
export { BusinessRole } from './business-role.tsx';
/** A first business: name, kind, time zone. */
/** A clinic without the plan. */
export { ClinicSetUp } from './clinic-set-up.tsx';
/** Places of the person, and the one this device shows. */
export { BusinessContext, type OpenBusiness, useBusiness } from './current-business.ts';
/** What a business may read, as files. */
export { ExportMenu } from './export/index.ts';
/** After the plan has ended: since when, how to renew, and the export. */
export { ReadOnlyBanner } from './read-only-banner.tsx';
/** Name, services and how pets check in. */
export { BusinessSettingsForm } from './settings-form.tsx';
export { SetupForm } from './setup-form.tsx';
/** What a business without the plan sees. */
export { UpgradeBanner } from './upgrade-banner.tsx';
export { type MyBusinesses, useMyBusinesses } from './use-my-businesses.ts';
