import { ChevronRight } from 'lucide-react';
import { paths } from '../../paths/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { locationMessages } from './messages.gen.ts';

/** The link from the settings to the page about locations. */
export function LocationsPanel() {
  const messages = locationMessages;
  return (
    <Panel title={messages.title} lead={messages.panelLead}>
      <LinkButton href={paths.locations} variant="secondary" size="small" icon={ChevronRight}>
        {messages.open}
      </LinkButton>
    </Panel>
  );
}
