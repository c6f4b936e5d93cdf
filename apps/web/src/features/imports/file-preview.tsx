import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../platform/session/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, Spinner } from '../../ui/feedback/index.ts';
import { Card } from '../../ui/surface/index.ts';
import type { ImportBusiness, ImportDraft, ImportPreview } from './import-draft.ts';
import { importMessages } from './messages.gen.ts';

interface FilePreviewProps {
  readonly business: ImportBusiness;
  readonly draft: ImportDraft;
  readonly onDiscard: () => void;
  /** `isOld` is true until the file has been read with the newest corrections. */
  readonly children: (preview: ImportPreview, isOld: boolean) => ReactNode;
}

/** What the server reads in the file; read again after each correction. */
export function FilePreview({ business, draft, onDiscard, children }: FilePreviewProps) {
  const messages = importMessages;
  const { storagePath, mapping } = draft;
  const input = {
    ...{ businessId: business.id, storagePath },
    ...(mapping && { mapping: { ...mapping, columns: [...mapping.columns] } }),
  };
  const query = useQuery({
    queryKey: ['previewImport', input],
    queryFn: () => call('previewImport', input),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 60_000,
  });
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="type-strong [overflow-wrap:anywhere]">{draft.fileName}</p>
        <Button variant="ghost" onPress={onDiscard}>
          {messages.otherFile}
        </Button>
      </div>
      <CallErrorPanel call={query} title={messages.readFailed} />
      {query.isPending && (
        <Card className="flex items-center gap-3">
          <Spinner />
          <p role="status">{messages.reading}</p>
        </Card>
      )}
      {query.data && !query.isError && children(query.data, query.isPlaceholderData)}
    </div>
  );
}
