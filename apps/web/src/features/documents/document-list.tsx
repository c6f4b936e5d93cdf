import { FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { paths } from '../../paths/index.ts';
import { useAction } from '../../platform/data/index.ts';
import { useObjectUrl } from '../../platform/files/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { Row, Rows } from '../../ui/surface/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { documentMessages } from './messages.gen.ts';
import type { Document } from './use-documents.ts';
import { useReadingEnd } from './use-reading-end.ts';

/** As long as the toast with Undo is shown. */
const undoMs = 8000;

interface DocumentListProps {
  readonly documents: readonly Document[];
  /** Pets whose documents the reader may not change. */
  readonly fixedPets?: readonly string[];
  /** The reviews of a document by businesses. */
  readonly notesFor?: ((document: Document) => ReactNode) | undefined;
}

/** Documents by name, kind and state. Deleting takes effect once Undo is no longer offered. */
export function DocumentList({ documents, fixedPets = [], notesFor }: DocumentListProps) {
  const readOnly = useReadOnly();
  const messages = documentMessages;
  useReadingEnd(documents);
  const format = useFormat();
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const remove = useAction('deleteDocument');
  const removeLater = ({ id, title }: Document) => {
    setHidden((ids) => [...ids, id]);
    const show = () => setHidden((ids) => ids.filter((one) => one !== id));
    const timer = setTimeout(() => remove.mutate({ documentId: id }, { onError: show }), undoMs);
    const undo = () => {
      clearTimeout(timer);
      show();
    };
    showToast({ text: messages.removed(title), onUndo: undo });
  };
  return (
    <Rows>
      {documents
        .filter(({ id }) => !hidden.includes(id))
        .map((document) => (
          <Row
            key={document.id}
            roomy
            start={<Thumbnail document={document} />}
            title={<TextLink href={paths.document(document.id)}>{document.title}</TextLink>}
            detail={`${messages.kinds[document.kind]} · ${format.moment(document.createdAt)}`}
            notes={notesFor?.(document)}
            end={
              <span className="flex items-center gap-2">
                <Tag>{messages.states[document.state]}</Tag>
                {!readOnly && !fixedPets.includes(document.petId) && (
                  <Button
                    variant="ghost"
                    size="small"
                    aria-label={`${messages.remove}: ${document.title}`}
                    onPress={() => removeLater(document)}
                  >
                    {messages.remove}
                  </Button>
                )}
              </span>
            }
          />
        ))}
    </Rows>
  );
}

function Thumbnail({ document }: { readonly document: Document }) {
  const isPicture = /^image\/(jpeg|png|webp)$/.test(document.contentType);
  const url = useObjectUrl(isPicture ? document.storagePath : null, 'small');
  return (
    <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-field bg-sunken text-ink-3">
      {url ? <img src={url} alt="" className="size-full object-cover" /> : <Icon of={FileText} />}
    </span>
  );
}
