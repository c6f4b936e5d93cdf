import { ExternalLink } from 'lucide-react';
import { helpPaths } from '../../paths/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { CopyField } from '../../ui/secret/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { apiKeyMessages } from './messages.gen.ts';

/** The address at which an assistant finds the functions of the API as tools. */
export function AssistantPanel() {
  const messages = apiKeyMessages;
  return (
    <Panel title={messages.assistants} lead={messages.assistantsLead}>
      <div className="flex flex-col gap-3">
        <CopyField label={messages.assistantAddress} value={`${location.origin}/mcp`} />
        <div>
          <LinkButton
            href={helpPaths.assistants}
            target="_blank"
            variant="secondary"
            size="small"
            icon={ExternalLink}
          >
            {messages.assistantGuide}
          </LinkButton>
        </div>
      </div>
    </Panel>
  );
}
