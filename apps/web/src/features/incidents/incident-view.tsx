import { Download, PenLine } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { paths } from '../../paths/index.ts';
import { useAction, useCall, useIdempotencyKey } from '../../platform/data/index.ts';
import { language, useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, PageSkeleton } from '../../ui/feedback/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { Breadcrumbs } from '../../ui/nav/index.ts';
import { Dialog } from '../../ui/overlay/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { Card, Panel, Row, Rows } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import {
  type Incident,
  type IncidentBusiness,
  type IncidentDraft,
  type IncidentVersion,
  incidentDraftOf,
  incidentFacts,
} from './incident.ts';
import { IncidentForm } from './incident-form.tsx';
import { IncidentPhotos } from './incident-photos.tsx';
import { incidentMessages } from './messages.gen.ts';
import { photoPathsOf } from './report-photo.ts';

interface IncidentViewProps {
  readonly business: IncidentBusiness;
  readonly incidentId: string;
}

/** One report: the current version, the PDF, the correction, and earlier versions. */
export function IncidentView({ business, incidentId }: IncidentViewProps) {
  const messages = incidentMessages;
  const format = useFormat();
  const [correcting, setCorrecting] = useState(false);
  const found = useCall('getIncident', { incidentId });
  if (found.isError) return <NotFound call={found} />;
  if (!found.data) return <PageSkeleton cards={2} />;
  const { incident, versions } = found.data;
  const title = `${messages.kinds[incident.kind]}, ${format.dayTime(incident.occurredAt)}`;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Breadcrumbs crumbs={[{ label: messages.title, href: paths.incidents }, { label: title }]} />
        <PageTitle
          kind="business"
          actions={
            <>
              <PdfButton incidentId={incident.id} />
              {!business.readOnly && (
                <Button icon={PenLine} onPress={() => setCorrecting(true)}>
                  {messages.correct}
                </Button>
              )}
            </>
          }
        >
          {title}
        </PageTitle>
      </div>
      <Facts incident={incident} />
      {versions.length > 1 && (
        <Panel title={messages.history}>
          <Rows>
            {versions.map((version) => (
              <Version key={version.version} version={version} />
            ))}
          </Rows>
        </Panel>
      )}
      <Dialog isOpen={correcting} onOpenChange={setCorrecting} title={messages.correctTitle}>
        <Correction business={business} incident={incident} onDone={() => setCorrecting(false)} />
      </Dialog>
    </div>
  );
}

/** The same for an unknown report and for one of another business. */
function NotFound({ call }: Pick<ComponentProps<typeof CallErrorPanel>, 'call'>) {
  const messages = incidentMessages;
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs crumbs={[{ label: messages.title, href: paths.incidents }, { label: messages.one }]} />
      <PageTitle kind="business">{messages.one}</PageTitle>
      <CallErrorPanel call={call} title={messages.oneFailed} />
    </div>
  );
}

function PdfButton({ incidentId }: { readonly incidentId: string }) {
  const messages = incidentMessages;
  const print = useAction('printIncident');
  const save = () =>
    print.mutate(
      { incidentId, language },
      {
        onSuccess: ({ url }) => window.location.assign(url),
        onError: (problem) => showToast({ text: problem.message, tone: 'error' }),
      },
    );
  return (
    <Button variant="secondary" icon={Download} busy={print.isPending && messages.preparing} onPress={save}>
      {messages.pdf}
    </Button>
  );
}

function Facts({ incident }: { readonly incident: Incident }) {
  const messages = incidentMessages;
  const format = useFormat();
  const { pets, severity, location, people, photos, ownersNotifiedAt, recordedBy, recordedAt } = incident;
  const names = pets.map(({ petId, petName }, index) => (
    <span key={petId}>
      {index > 0 && ', '}
      <TextLink href={paths.businessPet(petId)} className="inline-flex min-h-6">
        {petName}
      </TextLink>
    </span>
  ));
  const facts: readonly (readonly [string, ReactNode])[] = [
    [messages.pets, names],
    [messages.severity, messages.severities[severity]],
    [messages.location, location],
    [messages.people, people],
    [messages.notified, ownersNotifiedAt ? format.dayTime(ownersNotifiedAt) : messages.notNotified],
    [messages.recordedBy, `${recordedBy ?? messages.former}, ${format.dayTime(recordedAt)}`],
    [messages.description, incident.description],
    [messages.actions, incident.actionsTaken],
  ];
  return (
    <Card padding="large">
      <dl className="flex flex-col gap-4">
        {facts.map(([label, value]) =>
          value === null ? null : (
            <div key={label} className="grid gap-x-6 gap-y-1 md:grid-cols-[10rem_1fr]">
              <dt className="text-ink-2 type-small">{label}</dt>
              <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ),
        )}
      </dl>
      {photos.length > 0 && (
        <div className="mt-4 flex flex-col gap-2">
          <h2 className="text-ink-2 type-small">{messages.photos}</h2>
          <IncidentPhotos photos={photos} />
        </div>
      )}
    </Card>
  );
}

function Version({ version }: { readonly version: IncidentVersion }) {
  const messages = incidentMessages;
  const format = useFormat();
  const { by, at, reason, kind, severity, occurredAt, location, description, actionsTaken, people } = version;
  const said = [
    `${messages.kinds[kind]}, ${messages.severities[severity]}, ${format.dayTime(occurredAt)}`,
    ...[location, description, actionsTaken, people].filter((part) => part !== null),
  ];
  return (
    <Row
      roomy
      title={reason === null ? messages.first : messages.because(reason)}
      detail={
        <span className="whitespace-pre-line [overflow-wrap:anywhere]">
          {`${messages.versionOf(version.version)}, ${by ?? messages.former}, ${format.dayTime(at)}\n${said.join('\n')}`}
        </span>
      }
      notes={
        version.photos.length > 0 && (
          <div className="mt-2">
            <IncidentPhotos small photos={version.photos} />
          </div>
        )
      }
    />
  );
}

interface CorrectionProps {
  readonly business: IncidentBusiness;
  readonly incident: Incident;
  readonly onDone: () => void;
}

function Correction({ business, incident, onDone }: CorrectionProps) {
  const messages = incidentMessages;
  const key = useIdempotencyKey();
  const correct = useAction('correctIncident');
  const [{ first, version }] = useState(() => ({
    first: incidentDraftOf(incident, business.timeZone),
    version: incident.version,
  }));
  const save = (draft: IncidentDraft, occurredAt: string) => {
    const input = {
      ...{
        incidentId: incident.id,
        version,
        ...incidentFacts(draft, occurredAt),
        reason: draft.reason.trim(),
      },
      ...photoPathsOf(draft.photos, first.photos),
      ...(draft.notify ? { notifyOwners: true } : {}),
    };
    correct.mutate(
      { ...input, idempotencyKey: key.keyFor(input) },
      {
        onSuccess: () => {
          showToast({ text: messages.corrected });
          onDone();
        },
        onError: (problem) => showToast({ text: problem.message, tone: 'error' }),
      },
    );
  };
  return (
    <IncidentForm
      business={business}
      first={first}
      correction={{ notified: incident.ownersNotifiedAt !== null }}
      saving={correct.isPending}
      onSave={save}
      onCancel={onDone}
    />
  );
}
