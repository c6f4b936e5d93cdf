import { useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { documentMessages } from './messages.gen.ts';
import type { Document } from './use-documents.ts';

/** As long as the toast with Undo is shown. */
const undoMs = 8000;

interface DeleteLater {
  /** Ids of the documents that are deleted, or will be once Undo is no longer offered. */
  readonly hidden: readonly string[];
  readonly deleteLater: (document: Pick<Document, 'id' | 'title'>) => void;
}

/** Hides a document at once, and deletes it once Undo is no longer offered. */
export function useDeleteLater(): DeleteLater {
  const messages = documentMessages;
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const remove = useAction('deleteDocument');
  const deleteLater = ({ id, title }: Pick<Document, 'id' | 'title'>) => {
    setHidden((ids) => [...ids, id]);
    const show = () => setHidden((ids) => ids.filter((one) => one !== id));
    const timer = setTimeout(() => remove.mutate({ documentId: id }, { onError: show }), undoMs);
    const undo = () => {
      clearTimeout(timer);
      show();
    };
    showToast({ text: messages.removed(title), onUndo: undo });
  };
  return { hidden, deleteLater };
}
