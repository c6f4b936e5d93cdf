import { documentKinds } from '@clearpaw/domain';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { useObjectUrl } from '../../platform/files/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { DateField, Select } from '../../ui/field/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { documentMessages } from './messages.gen.ts';
import type { DocumentDetail } from './use-documents.ts';

/** The kind and dates of a document; each change is saved at once. */
export function DetailsPanel({ document }: { readonly document: DocumentDetail }) {
  const messages = documentMessages;
  const url = useObjectUrl(document.storagePath);
  const update = useAction('updateDocument');
  const format = useFormat();
  const readOnly = useReadOnly();
  const { id: documentId, kind, issuedOn, expiresOn, vaccinationIds } = document;
  const dates = [
    [messages.issuedOn, issuedOn],
    [messages.expiresOn, expiresOn],
  ] as const;
  return (
    <Panel
      title={messages.details}
      lead={vaccinationIds.length > 0 ? messages.linked(vaccinationIds.length) : undefined}
    >
      <CallErrorPanel call={{ error: update.error }} />
      {readOnly && (
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {dates.map(([term, day]) =>
            day ? (
              <div key={term}>
                <dt className="text-ink-3 type-caption">{term}</dt>
                <dd>{format.day(day)}</dd>
              </div>
            ) : null,
          )}
        </dl>
      )}
      <div
        className={
          readOnly ? 'hidden' : 'grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-4'
        }
      >
        <Select
          label={messages.kind}
          options={documentKinds.map((one) => ({ id: one, label: messages.kinds[one] }))}
          value={kind}
          onChange={(next) => update.mutate({ documentId, kind: next })}
        />
        <SavedDate
          label={messages.issuedOn}
          saved={issuedOn}
          onSave={(day) => update.mutate({ documentId, issuedOn: day })}
        />
        <SavedDate
          label={messages.expiresOn}
          saved={expiresOn}
          onSave={(day) => update.mutate({ documentId, expiresOn: day })}
        />
      </div>
      {url && (
        <div className="mt-4">
          <LinkButton href={url} variant="quiet" icon={Download}>
            {messages.download}
          </LinkButton>
        </div>
      )}
    </Panel>
  );
}

interface SavedDateProps {
  readonly label: string;
  readonly saved: string | null;
  readonly onSave: (day: string | null) => void;
}

/** A date that is saved once its year has four digits: 2026 is typed by way of the years 2, 20 and 202. */
function SavedDate({ label, saved, onSave }: SavedDateProps) {
  const [typed, setTyped] = useState(saved);
  const change = (day: string | null) => {
    setTyped(day);
    if (day === null || day >= '1000') onSave(day);
  };
  return <DateField label={label} optional value={typed} onChange={change} />;
}
