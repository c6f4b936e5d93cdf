import { AppWindow, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { helpPaths } from '../../paths/index.ts';
import { useAll } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { Card, EmptyCard, SectionHeading } from '../../ui/surface/index.ts';
import { AppRow } from './app-row.tsx';
import { appMessages } from './messages.gen.ts';
import { NewSecretPanel, type ShownSecret } from './new-secret-panel.tsx';
import { RegisterAppDialog } from './register-app-dialog.tsx';

interface AppsSectionProps {
  readonly businessId: string;
  readonly mayEdit: boolean;
}

/** The apps that a business registered. */
export function AppsSection({ businessId, mayEdit }: AppsSectionProps) {
  const messages = appMessages;
  const headingId = useId();
  const [adding, setAdding] = useState(false);
  const [shown, setShown] = useState<ShownSecret | null>(null);
  const list = useAll('listApps', { businessId });
  const items = list.data?.items ?? [];
  const empty = list.data?.items.length === 0;
  const filled = !list.isPending && !empty;
  const addButton = mayEdit && (
    <Button variant="secondary" icon={Plus} onPress={() => setAdding(true)}>
      {messages.register}
    </Button>
  );
  const explanation = (
    <>
      {messages.appsLead}{' '}
      <TextLink href={helpPaths.connectWithOauth} target="_blank">
        {messages.appsGuide}
      </TextLink>
    </>
  );
  return (
    <section aria-labelledby={headingId} className={empty ? undefined : 'flex flex-col gap-3'}>
      <SectionHeading id={headingId} action={filled && addButton}>
        {messages.apps}
      </SectionHeading>
      {filled && <p className="-mt-4 text-ink-2">{explanation}</p>}
      {shown && <NewSecretPanel key={shown.clientSecret} shown={shown} onDone={() => setShown(null)} />}
      <CallErrorPanel call={list} title={messages.appsFailed} />
      {empty && (
        <EmptyCard icon={AppWindow} title={messages.appsNone} action={addButton}>
          {explanation}
        </EmptyCard>
      )}
      {items.length > 0 && (
        <Card padding="large">
          <ul className="divide-y divide-line">
            {items.map((app) => (
              <AppRow key={app.id} businessId={businessId} app={app} mayEdit={mayEdit} onSecret={setShown} />
            ))}
          </ul>
        </Card>
      )}
      <RegisterAppDialog
        businessId={businessId}
        isOpen={adding}
        onOpenChange={setAdding}
        onRegistered={setShown}
      />
    </section>
  );
}
