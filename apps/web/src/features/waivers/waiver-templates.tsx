import { FileText } from 'lucide-react';
import { Button } from '../../ui/button/index.ts';
import { Card, Panel, SectionHeading } from '../../ui/surface/index.ts';
import { templateMessages } from './template-messages.gen.ts';
import { WaiverSheet } from './waiver-sheet.tsx';

const templates = ['daycare', 'grooming', 'patio'] as const;

export interface TemplateDraft {
  readonly title: string;
  readonly body: string;
}

interface WaiverTemplatesProps {
  readonly onUse: (draft: TemplateDraft) => void;
}

/** Texts to begin with, in the language of the screen; marked as examples, because laws differ. */
export function WaiverTemplates({ onUse }: WaiverTemplatesProps) {
  const messages = templateMessages;
  return (
    <Panel title={messages.title} lead={messages.lead}>
      <div className="flex flex-wrap gap-2.5">
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

/** The same texts below the list of waivers, each with its sections. */
export function TemplateCards({ onUse }: WaiverTemplatesProps) {
  const messages = templateMessages;
  return (
    <section className="mt-4">
      <SectionHeading>{messages.title}</SectionHeading>
      <p className="-mt-3 mb-4 text-ink-2 type-small">{messages.lead}</p>
      <ul className="grid gap-4 md:grid-cols-3">
        {templates.map((id) => (
          <Card key={id} as="li" padding="none" className="flex flex-col overflow-hidden">
            <span
              aria-hidden="true"
              className="flex h-24 justify-center overflow-hidden bg-sunken pt-5 max-md:hidden"
            >
              <WaiverSheet />
            </span>
            <span className="flex flex-1 flex-col gap-1 p-4">
              <span className="type-strong">{messages.names[id]}</span>
              <span className="text-ink-2 type-small">
                <Sections text={messages.texts[id]} />
              </span>
              <span className="mt-auto pt-3">
                <Button
                  wide
                  variant="tonal"
                  size="small"
                  aria-label={messages.use(messages.names[id])}
                  onPress={() => onUse({ title: messages.names[id], body: messages.texts[id] })}
                >
                  {messages.useShort}
                </Button>
              </span>
            </span>
          </Card>
        ))}
      </ul>
    </section>
  );
}

/** How many sections a text has, and their headings as they are written. */
function Sections({ text }: { readonly text: string }) {
  const sections = sectionsOf(text);
  return `${templateMessages.clauses(sections.length)}: ${sections.join(' · ')}`;
}

/** The headings of a text. */
const sectionsOf = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('## '))
    .map((line) => line.slice(3));
