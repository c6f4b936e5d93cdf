import type { documents, OutputOf } from '@clearpaw/contract';
import { useState } from 'react';
import { useAll, useWatch, type WatchState } from '../../platform/data/index.ts';

export type Document = OutputOf<typeof documents.listDocuments>['items'][number];
export type DocumentDetail = OutputOf<typeof documents.getDocument>;
export type Proposal = DocumentDetail['proposals'][number];

/** The documents of one pet, or of all. */
export function useDocuments(petId?: string) {
  return useAll('listDocuments', petId === undefined ? {} : { petId });
}

/** Documents that were read and wait for their owner's review. */
export function useUnconfirmed(): readonly Document[] {
  return useDocuments().data?.items.filter(({ state }) => state === 'needs_review') ?? [];
}

/** One document, live: the progress of reading, then the document itself. */
export function useDocument(documentId: string): {
  readonly document: DocumentDetail | null;
  readonly progress: number;
  readonly state: WatchState;
} {
  const [document, setDocument] = useState<DocumentDetail | null>(null);
  const [progress, setProgress] = useState(0);
  const state = useWatch('watchDocument', { documentId }, (message) => {
    if ('progress' in message) setProgress(message.progress);
    else setDocument(message);
  });
  return { document, progress, state };
}
