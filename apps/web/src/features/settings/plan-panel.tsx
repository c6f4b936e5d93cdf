import { paths } from '../../paths/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { settingsMessages } from './messages.gen.ts';

/** Links to the plan page: price, invoices, cancelling. */
export function PlanPanel() {
  const messages = settingsMessages;
  return (
    <Panel title={messages.plan} lead={messages.planLead}>
      <LinkButton href={paths.billing} variant="quiet">
        {messages.planLink}
      </LinkButton>
    </Panel>
  );
}
