import { type ReactNode, useState } from 'react';
import { useFormat, useLocale } from '../../platform/messages/index.ts';
import { BusinessTile, businessHue, businessInitials } from '../../ui/business/index.ts';
import { Segments } from '../../ui/choice/index.ts';
import { type IncidentDraft, incidentFacts, instantOf } from './incident.ts';
import { incidentMessages } from './messages.gen.ts';
import { OwnersText } from './owners-text.tsx';

interface IncidentPreviewProps {
  readonly business: { readonly id: string; readonly name: string; readonly timeZone: string };
  readonly draft: IncidentDraft;
}

/** The report while it is written: the PDF, and what owners see of it. */
export function IncidentPreview({ business, draft }: IncidentPreviewProps) {
  const messages = incidentMessages;
  const [shown, setShown] = useState<'pdf' | 'owners'>('pdf');
  const when = useBusinessTime(draft, business.timeZone);
  const parts = { business, draft, when };
  return (
    <aside
      aria-label={messages.preview}
      className="flex min-w-0 flex-col gap-4 self-start rounded-panel bg-sunken p-4 md:p-5 xl:sticky xl:top-23"
    >
      <Segments
        label={messages.preview}
        wide
        segments={[
          { id: 'pdf', label: messages.pdf },
          { id: 'owners', label: messages.previewOwners },
        ]}
        value={shown}
        onChange={setShown}
      />
      <div className="rounded-bar bg-surface p-5 shadow-e2 md:min-h-[34rem] md:p-7">
        {shown === 'pdf' ? <PdfPreview {...parts} /> : <OwnersPreview {...parts} />}
      </div>
      {shown === 'owners' && (
        <p className="text-ink-2 type-small">
          {draft.notify ? messages.previewEach : messages.previewUnsent}
        </p>
      )}
    </aside>
  );
}

/** The time as it is typed: the business's, whatever the reader's time zone. */
function useBusinessTime(draft: IncidentDraft, timeZone: string): string | null {
  const locale = useLocale();
  const instant = instantOf(draft, timeZone);
  if (instant === null) return null;
  const parts = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone }).format(new Date(instant));
}

interface PreviewProps extends IncidentPreviewProps {
  readonly when: string | null;
}

function OwnersPreview({ business, draft, when }: PreviewProps) {
  const messages = incidentMessages;
  const { location, description, actionsTaken } = incidentFacts(draft, '');
  const incident = {
    ...{ businessName: business.name, location, actionsTaken },
    description: description || messages.previewEmpty,
    withOthers: draft.pets.length > 1,
  };
  return (
    <div className="text-ink-2 type-small">
      <p className="text-ink type-strong">{messages.kinds[draft.kind]}</p>
      <OwnersText incident={incident} when={when} />
    </div>
  );
}

/** In the order of the PDF, without its numbers and dates, which it gets when it is saved. */
function PdfPreview({ business, draft, when }: PreviewProps) {
  const messages = incidentMessages;
  const format = useFormat();
  const { location, description, actionsTaken, people } = incidentFacts(draft, '');
  const photos = draft.photos.filter(({ state }) => state !== 'broken');
  const kind = messages.kinds[draft.kind];
  return (
    <div className="flex flex-col gap-4 type-small">
      <p className="flex items-center gap-2.5 border-evergreen border-b-2 pb-3 font-semibold">
        <BusinessTile size={36} monogram={businessInitials(business.name)} hue={businessHue(business.id)} />
        {business.name}
      </p>
      <p className="type-h2-panel">{when ? `${kind}, ${when}` : kind}</p>
      <dl className="grid grid-cols-[minmax(5rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        <Fact term={messages.pets}>{format.list(draft.pets.map(({ petName }) => petName)) || '–'}</Fact>
        {location && <Fact term={messages.location}>{location}</Fact>}
        <Fact term={messages.severity}>{messages.severities[draft.severity]}</Fact>
        {people && <Fact term={messages.people}>{people}</Fact>}
      </dl>
      <Words title={messages.description}>{description || messages.previewEmpty}</Words>
      {!description && <EmptyLines />}
      {actionsTaken && <Words title={messages.actions}>{actionsTaken}</Words>}
      {photos.length > 0 && (
        <div>
          <p className="mb-1.5 font-semibold">{messages.photos}</p>
          <ul className="grid grid-cols-3 gap-2">
            {photos.map(({ id, url }) => (
              <li key={id}>
                <img src={url} alt="" className="aspect-[4/3] w-full rounded-bar bg-sunken object-cover" />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Where the text will be. */
function EmptyLines() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-3 *:h-2 *:rounded-bar *:bg-sunken">
      <span className="w-full" />
      <span className="w-11/12" />
      <span className="w-2/3" />
    </div>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{term}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </>
  );
}

function Words({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{children}</p>
    </div>
  );
}
