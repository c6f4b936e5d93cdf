import { Bell, Database, KeyRound, Palette, Signature, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../paths/index.ts';
import { openInLanguage } from '../../platform/messages/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { IndexedSection, SectionIndex, SectionNav, useOpenSection } from '../../ui/nav/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { useWide } from '../../ui/style/index.ts';
import { SettingRow, SettingsCard } from '../../ui/surface/index.ts';
import { AppearancePanel } from './appearance-panel.tsx';
import { DataPanel } from './data-panel.tsx';
import { DeletePanel } from './delete-panel.tsx';
import { EmailPanel } from './email-panel.tsx';
import { settingsMessages } from './messages.gen.ts';
import { NamePanel } from './name-panel.tsx';
import { PasskeyPanel } from './passkey-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import type { Person } from './person.ts';
import { SecondStepPanel } from './second-step-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { TypePanel } from './type-panel.tsx';

interface SettingsViewProps {
  readonly person: Person;
  /** The link to the plan, for those who have one. */
  readonly plan: ReactNode;
  /** An owner's name and how they can be contacted; null for businesses, which have a separate page for that. */
  readonly contact: ReactNode | null;
  /** What an owner signed, and the apps that may read it; null for businesses. */
  readonly given: ReactNode | null;
  /** Importing data from another account; not available to businesses. */
  readonly dataImport: ReactNode;
  /** Called after the person has changed something or deleted the account. */
  readonly onChanged: () => Promise<void>;
  readonly onTypeChanged: (type: 'owner' | 'business') => void;
  readonly onLeft: () => Promise<void>;
}

/** All account settings: a navigation, and the sections it leads to. */
export function SettingsView(props: SettingsViewProps) {
  const { person, plan, contact, given, dataImport, onChanged, onTypeChanged, onLeft } = props;
  const messages = settingsMessages;
  const sections = sectionsFor(given !== null);
  const nav = { label: messages.sections, sections };
  // On a phone the whole page would be eight screens long, so it shows one section at a time.
  const isWide = useWide();
  const { open, choose } = useOpenSection(sections.map(({ to }) => to.section));
  const section = (id: SectionId) => ({ id, isOpen: isWide || open === id, isAmongOthers: isWide });
  return (
    <div className="flex flex-col gap-6">
      <PageTitle lead={messages.lead}>{messages.title}</PageTitle>
      <div className="grid gap-x-7 gap-y-5 xl:grid-cols-[15rem_minmax(0,1fr)]">
        {isWide ? <SectionNav {...nav} /> : <SectionIndex {...nav} open={open} onOpen={choose} />}
        <div className="flex min-w-0 max-w-230 flex-col gap-6">
          <Section {...section('profile')}>
            {contact}
            <SettingsCard title={contact ? messages.account : messages.profileSection}>
              {!contact && <NamePanel person={person} />}
              <TypePanel type={person.userType} onChanged={onTypeChanged} />
              {plan}
            </SettingsCard>
          </Section>
          <Section {...section('security')}>
            <SettingsCard title={messages.sectionNames.security}>
              <EmailPanel person={person} />
              <PasswordPanel />
              <SecondStepPanel on={person.secondStep} onChanged={onChanged} />
              <PasskeyPanel />
              <SessionsPanel />
            </SettingsCard>
          </Section>
          <Section {...section('alerts')}>
            <SettingsCard title={messages.sectionNames.alerts}>
              <SettingRow
                title={messages.alerts}
                lead={messages.alertsLead}
                action={
                  <LinkButton href={paths.alerts} variant="quiet" size="small">
                    {messages.alertsLink}
                  </LinkButton>
                }
              />
            </SettingsCard>
          </Section>
          <Section {...section('appearance')}>
            <AppearancePanel onLanguage={openInLanguage} />
          </Section>
          {given && (
            <Section {...section('given')}>
              <SettingsCard title={messages.sectionNames.given}>{given}</SettingsCard>
            </Section>
          )}
          <Section {...section('data')}>
            <SettingsCard title={messages.data}>
              <DataPanel type={person.userType} />
              {dataImport}
              <DeletePanel email={person.email} type={person.userType} onLeft={onLeft} />
            </SettingsCard>
          </Section>
        </div>
      </div>
    </div>
  );
}

const icons = {
  profile: UserRound,
  security: KeyRound,
  alerts: Bell,
  appearance: Palette,
  given: Signature,
  data: Database,
} as const;
type SectionId = keyof typeof icons;

function sectionsFor(hasGiven: boolean) {
  const ids = (Object.keys(icons) as SectionId[]).filter((id) => id !== 'given' || hasGiven);
  const { sectionNames, profileSection, appearance, data } = settingsMessages;
  // A business has its contact details in its own settings.
  const labels = { ...sectionNames, appearance, data, ...(!hasGiven && { profile: profileSection }) };
  return ids.map((id) => ({ to: { section: id }, label: labels[id], icon: icons[id] }));
}

interface SectionProps {
  readonly id: SectionId;
  readonly isOpen: boolean;
  readonly isAmongOthers: boolean;
  readonly children: ReactNode;
}

function Section({ children, ...section }: SectionProps) {
  return (
    <IndexedSection {...section}>
      <div className="flex flex-col gap-6">{children}</div>
    </IndexedSection>
  );
}
