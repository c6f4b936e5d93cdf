import type { ReactNode } from 'react';
import { paths } from '../../paths/index.ts';
import { openInLanguage } from '../../platform/messages/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { Panel } from '../../ui/surface/index.ts';
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
  /** How an owner can be contacted; businesses have a separate page for that. */
  readonly contact: ReactNode;
  /** Importing data from another account; not available to businesses. */
  readonly dataImport: ReactNode;
  /** Called after the person has changed something or deleted the account. */
  readonly onChanged: () => Promise<void>;
  readonly onTypeChanged: (type: 'owner' | 'business') => void;
  readonly onLeft: () => Promise<void>;
}

/** All account settings, in two columns. */
export function SettingsView(props: SettingsViewProps) {
  const { person, plan, contact, dataImport, onChanged, onTypeChanged, onLeft } = props;
  const messages = settingsMessages;
  return (
    <div className="flex flex-col gap-8">
      <PageTitle lead={messages.lead}>{messages.title}</PageTitle>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <NamePanel person={person} />
          {contact}
          <EmailPanel person={person} />
          <PasswordPanel />
          <SecondStepPanel on={person.secondStep} onChanged={onChanged} />
          <PasskeyPanel />
          <SessionsPanel />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <TypePanel type={person.userType} onChanged={onTypeChanged} />
          {plan}
          <Panel title={messages.alerts} lead={messages.alertsLead}>
            <LinkButton href={paths.alerts} variant="quiet">
              {messages.alertsLink}
            </LinkButton>
          </Panel>
          <AppearancePanel onLanguage={openInLanguage} />
          <DataPanel />
          {dataImport}
          <DeletePanel email={person.email} onLeft={onLeft} />
        </div>
      </div>
    </div>
  );
}
