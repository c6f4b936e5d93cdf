import { FileText } from 'lucide-react';
import { paths } from '../../paths/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import { documentMessages } from './messages.gen.ts';
import { useUnconfirmed } from './use-documents.ts';

interface ConfirmPanelProps {
  readonly pets: readonly { readonly id: string; readonly name: string }[];
}

/** Documents that were read and need review; empty if there are none. */
export function ConfirmPanel({ pets }: ConfirmPanelProps) {
  const messages = documentMessages;
  const waiting = useUnconfirmed();
  const nameOf = new Map(pets.map(({ id, name }) => [id, name]));
  if (waiting.length === 0) return null;
  return (
    <Panel title={messages.pleaseConfirm}>
      <Rows>
        {waiting.map(({ id, petId, title }) => (
          <Row
            key={id}
            start={
              <span className="grid size-12 place-items-center rounded-field bg-sunken text-ink-3">
                <Icon of={FileText} />
              </span>
            }
            title={title}
            detail={messages.readFor(nameOf.get(petId) ?? null)}
            end={
              <LinkButton href={paths.document(id)} size="small" aria-label={`${messages.review}: ${title}`}>
                {messages.review}
              </LinkButton>
            }
          />
        ))}
      </Rows>
    </Panel>
  );
}
