import { type MemberRole, mayDo } from '@clearpaw/domain';
import { ExternalLink, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { helpPaths, paths } from '../../paths/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { Breadcrumbs } from '../../ui/nav/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { ApiKeysSection } from './api-keys-section.tsx';
import { AssistantPanel } from './assistant-panel.tsx';
import { BusinessIdPanel } from './business-id-panel.tsx';
import { CodeSample } from './code-sample.tsx';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { apiKeyMessages } from './messages.gen.ts';
import { NewKeyPanel, type ShownKey } from './new-key-panel.tsx';

interface DevelopersViewProps {
  readonly business: { readonly id: string; readonly role: MemberRole; readonly readOnly: boolean };
  /** Connected apps, which managers see too. */
  readonly connectedApps: ReactNode;
  /** Apps that the business registered. */
  readonly apps: (mayEdit: boolean) => ReactNode;
  /** The section about webhooks. */
  readonly webhooks: (mayEdit: boolean) => ReactNode;
}

/** Keys with which programs work for a business. */
export function DevelopersView({ business, connectedApps, apps, webhooks }: DevelopersViewProps) {
  const messages = apiKeyMessages;
  const [creating, setCreating] = useState(false);
  const [shown, setShown] = useState<ShownKey | null>(null);
  const mayRead = mayDo(business.role, 'readApiKeys');
  const mayEdit = mayDo(business.role, 'manageApiKeys') && !business.readOnly;
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs
        crumbs={[{ label: messages.settings, href: paths.businessSettings }, { label: messages.title }]}
      />
      <PageTitle
        kind="business"
        lead={messages.lead}
        actions={
          mayRead && (
            <>
              <LinkButton href={helpPaths.developers} target="_blank" variant="secondary" icon={ExternalLink}>
                {messages.guide}
              </LinkButton>
              {mayEdit && (
                <Button icon={Plus} onPress={() => setCreating(true)}>
                  {messages.create}
                </Button>
              )}
            </>
          )
        }
      >
        {messages.title}
      </PageTitle>
      {!mayRead && <Banner tone="wait">{messages.ownersOnly}</Banner>}
      {mayRead && business.readOnly && <Banner tone="wait">{messages.readOnly}</Banner>}
      {shown && <NewKeyPanel key={shown.key} shown={shown} onDone={() => setShown(null)} />}
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-8">
          {mayRead && <ApiKeysSection businessId={business.id} mayEdit={mayEdit} onRotated={setShown} />}
          {mayRead && webhooks(mayEdit)}
          {mayRead && apps(mayEdit)}
          {mayDo(business.role, 'readConnectedApps') && connectedApps}
        </div>
        {mayRead && (
          <div className="flex min-w-0 flex-col gap-6">
            <CodeSample businessId={business.id} />
            <BusinessIdPanel businessId={business.id} />
            <AssistantPanel />
          </div>
        )}
      </div>
      <CreateKeyDialog
        businessId={business.id}
        isOpen={creating}
        onOpenChange={setCreating}
        onCreated={setShown}
      />
    </div>
  );
}
