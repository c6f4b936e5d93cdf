import { ChevronRight } from 'lucide-react';
import { paths } from '../../paths/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { apiKeyMessages } from './messages.gen.ts';

/** The link from the settings to the page about programs. */
export function DevelopersPanel() {
  const messages = apiKeyMessages;
  return (
    <Panel title={messages.title} lead={messages.panelLead}>
      <LinkButton href={paths.developers} variant="secondary" size="small" icon={ChevronRight}>
        {messages.open}
      </LinkButton>
    </Panel>
  );
}
