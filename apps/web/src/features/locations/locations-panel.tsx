import { ChevronRight } from 'lucide-react';
import { paths } from '../../paths/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import type { OwnLocation } from './location.ts';
import { LocationRows } from './location-rows.tsx';
import { locationMessages } from './messages.gen.ts';

interface LocationsPanelProps {
  readonly locations: readonly OwnLocation[];
  readonly currentId: string;
  readonly onSwitch: (businessId: string) => void;
}

/** The locations in the settings, and the link to the page about them. */
export function LocationsPanel({ locations, currentId, onSwitch }: LocationsPanelProps) {
  const messages = locationMessages;
  return (
    <Panel title={messages.title} lead={messages.panelLead}>
      <LocationRows locations={locations} currentId={currentId} onSwitch={onSwitch} />
      <LinkButton
        href={paths.locations}
        variant="secondary"
        size="small"
        icon={ChevronRight}
        className="mt-4"
      >
        {messages.open}
      </LinkButton>
    </Panel>
  );
}
