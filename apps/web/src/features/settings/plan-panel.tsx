import { paths } from '../../paths/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { SettingRow } from '../../ui/surface/index.ts';
import { settingsMessages } from './messages.gen.ts';

/** Links to the plan page: price, invoices, cancelling. */
export function PlanPanel() {
  const messages = settingsMessages;
  return (
    <SettingRow
      title={messages.plan}
      lead={messages.planLead}
      action={
        <LinkButton href={paths.billing} variant="quiet" size="small">
          {messages.planLink}
        </LinkButton>
      }
    />
  );
}
