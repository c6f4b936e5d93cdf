import { mayDo } from '@clearpaw/domain';
import { ArrowUpDown, Code, CreditCard, Globe, MapPin, ScanLine, Stethoscope, Store } from 'lucide-react';
import { DevelopersPanel } from '../../features/api-keys/index.ts';
import { apiKeyMessages } from '../../features/api-keys/messages.gen.ts';
import {
  BusinessSettingsForm,
  ImportExportPanel,
  type OpenBusiness,
  settingsSections,
  useBusiness,
  useBusinessChoice,
} from '../../features/businesses/index.ts';
import { businessMessages } from '../../features/businesses/messages.gen.ts';
import { businessSettingsMessages } from '../../features/businesses/settings-messages.gen.ts';
import { ClinicsPanel } from '../../features/clinics/index.ts';
import { clinicMessages } from '../../features/clinics/messages.gen.ts';
import { LocationsPanel } from '../../features/locations/index.ts';
import { locationMessages } from '../../features/locations/messages.gen.ts';
import { PageSettings } from '../../features/public-page/index.ts';
import { pageSettingsMessages } from '../../features/public-page/settings/messages.gen.ts';
import { paths } from '../../paths/index.ts';
import { IndexedSection, SectionIndex, useOpenSection } from '../../ui/nav/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { shellMessages } from '../messages.gen.ts';

/** The sections below the form, as addresses name them. */
const sections = {
  publicPage: 'public-page',
  clinics: 'clinics',
  locations: 'locations',
  developers: 'developers',
  data: 'import-and-export',
} as const;

export default function BusinessSettingsPage() {
  const business = useBusiness();
  const may = (action: 'editBusiness' | 'trustClinics') => !business.readOnly && mayDo(business.role, action);
  const messages = businessSettingsMessages;
  const shown = sectionsFor(business);
  const { open, choose } = useOpenSection(shown.flatMap(({ to }) => ('section' in to ? [to.section] : [])));
  const section = (id: string) => ({ id, isOpen: id === open });
  return (
    <div className="flex flex-col gap-6">
      <PageTitle kind="business" lead={messages.lead}>
        {messages.title}
      </PageTitle>
      <div className="grid gap-x-7 gap-y-6 xl:grid-cols-[13.75rem_minmax(0,1fr)]">
        <SectionIndex label={messages.sections} sections={shown} open={open} onOpen={choose} />
        <div className="min-w-0 max-w-190 *:not-last:mb-6">
          <BusinessSettingsForm
            business={business}
            mayEdit={may('editBusiness')}
            open={open}
            onOpen={choose}
          />
          <IndexedSection {...section(sections.publicPage)}>
            <PageSettings key={business.id} business={business} mayEdit={may('editBusiness')} />
          </IndexedSection>
          <IndexedSection {...section(sections.clinics)}>
            <ClinicsPanel business={business} mayEdit={may('trustClinics')} />
          </IndexedSection>
          {mayDo(business.role, 'copyToLocation') && (
            <IndexedSection {...section(sections.locations)}>
              <OwnLocations business={business} />
            </IndexedSection>
          )}
          {mayDo(business.role, 'readConnectedApps') && (
            <IndexedSection {...section(sections.developers)}>
              <DevelopersPanel />
            </IndexedSection>
          )}
          <IndexedSection {...section(sections.data)}>
            <ImportExportPanel business={business} />
          </IndexedSection>
        </div>
      </div>
    </div>
  );
}

/** What the page has for this member, named as the panels are. */
function sectionsFor({ role }: OpenBusiness) {
  const isOwner = mayDo(role, 'copyToLocation');
  const section = (id: string, label: string, icon: typeof Store) => ({ to: { section: id }, label, icon });
  return [
    section(settingsSections.business, businessSettingsMessages.nameAndServices, Store),
    section(settingsSections.checkIn, businessSettingsMessages.atTheEntrance, ScanLine),
    section(sections.publicPage, pageSettingsMessages.title, Globe),
    section(sections.clinics, clinicMessages.title, Stethoscope),
    ...(isOwner ? [section(sections.locations, locationMessages.title, MapPin)] : []),
    ...(mayDo(role, 'readConnectedApps') ? [section(sections.developers, apiKeyMessages.title, Code)] : []),
    section(sections.data, businessSettingsMessages.importExport, ArrowUpDown),
    ...(isOwner ? [{ to: { page: paths.billing }, label: shellMessages.billing, icon: CreditCard }] : []),
  ];
}

function OwnLocations({ business }: { readonly business: OpenBusiness }) {
  const { businesses, choose } = useBusinessChoice();
  const locations = businesses
    .filter(({ role }) => role === 'owner')
    .map(({ id, name, kind }) => ({ id, name, detail: businessMessages.kinds[kind] }));
  return <LocationsPanel locations={locations} currentId={business.id} onSwitch={choose} />;
}
