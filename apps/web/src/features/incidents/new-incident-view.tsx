import { useState } from 'react';
import { paths } from '../../paths/index.ts';
import { useAction, useIdempotencyKey } from '../../platform/data/index.ts';
import { Breadcrumbs } from '../../ui/nav/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import {
  type IncidentBusiness,
  type IncidentDraft,
  type InvolvedPet,
  incidentFacts,
  newDraft,
} from './incident.ts';
import { IncidentForm } from './incident-form.tsx';
import { IncidentPreview } from './incident-preview.tsx';
import { incidentMessages } from './messages.gen.ts';
import { photoPathsOf } from './report-photo.ts';

interface NewIncidentViewProps {
  readonly business: IncidentBusiness & { readonly name: string };
  /** The pet from whose page the report was started. */
  readonly pet: InvolvedPet | null;
  readonly onDone: (incidentId: string | null) => void;
}

/** A new report, with the pet and the present time filled in. */
export function NewIncidentView({ business, pet, onDone }: NewIncidentViewProps) {
  const messages = incidentMessages;
  const key = useIdempotencyKey();
  const record = useAction('recordIncident');
  const [first] = useState(() => newDraft(pet ? [pet] : [], business.timeZone, Date.now()));
  const save = (draft: IncidentDraft, occurredAt: string) => {
    const input = {
      ...{ businessId: business.id, petIds: draft.pets.map(({ petId }) => petId) },
      ...incidentFacts(draft, occurredAt),
      ...photoPathsOf(draft.photos),
      notifyOwners: draft.notify,
    };
    record.mutate(
      { ...input, idempotencyKey: key.keyFor(input) },
      {
        onSuccess: ({ id }) => {
          showToast({ text: messages.recorded });
          onDone(id);
        },
        onError: (problem) => showToast({ text: problem.message, tone: 'error' }),
      },
    );
  };
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Breadcrumbs
          crumbs={[{ label: messages.title, href: paths.incidents }, { label: messages.crumbNew }]}
        />
        <PageTitle kind="business" lead={messages.reportLead}>
          {messages.report}
        </PageTitle>
      </div>
      <IncidentForm
        business={business}
        first={first}
        saving={record.isPending}
        onSave={save}
        onCancel={() => onDone(null)}
        preview={(draft) => <IncidentPreview business={business} draft={draft} />}
      />
    </div>
  );
}
