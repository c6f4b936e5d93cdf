import { FileText } from 'lucide-react';
import { Button } from '../../ui/button/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { templateMessages } from './template-messages.gen.ts';

const templates = ['daycare', 'grooming', 'patio'] as const;

interface WaiverTemplatesProps {
  readonly onUse: (draft: { readonly title: string; readonly body: string }) => void;
}

/** Texts to begin with, in the language of the screen; marked as examples, because laws differ. */
export function WaiverTemplates({ onUse }: WaiverTemplatesProps) {
  const messages = templateMessages;
  return (
    <Panel title={messages.title} lead={messages.lead}>
      <div className="flex flex-col items-start gap-2.5">
        {templates.map((id) => (
          <Button
            key={id}
            variant="secondary"
            size="small"
            icon={FileText}
            aria-label={messages.use(messages.names[id])}
            onPress={() => onUse({ title: messages.names[id], body: messages.texts[id] })}
          >
            {messages.names[id]}
          </Button>
        ))}
      </div>
    </Panel>
  );
}
