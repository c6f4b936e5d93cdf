import { useWordsOf } from '../../platform/words/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { settingsWords } from './words.ts';

/** The way to the plan: price, invoices, cancelling. */
export function PlanPanel() {
  const words = useWordsOf(settingsWords);
  return (
    <Panel title={words.plan} lead={words.planLead}>
      <LinkButton href="/billing" variant="quiet">
        {words.planLink}
      </LinkButton>
    </Panel>
  );
}
