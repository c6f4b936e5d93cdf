import type { ReactNode } from 'react';
import { type Format, useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { reviewMessages } from './messages.gen.ts';
import { type DescribedRecord, documentsOfWaiting, type WaitingRecord } from './waiting-record.ts';

interface WaitingCardProps {
  readonly record: WaitingRecord;
  readonly title: string;
  /** The description of a record that is not a vaccination. */
  readonly described: DescribedRecord | null;
  readonly busy: boolean;
  /** The documents attached as proof. */
  readonly children: ReactNode;
  readonly onVerify: () => void;
  readonly onReject: () => void;
}

/** A record with all its details, to be compared with its document. */
export function WaitingReviewCard(props: WaitingCardProps) {
  const { record, title, described, busy, children, onVerify, onReject } = props;
  const messages = reviewMessages;
  const format = useFormat();
  const { vaccination, pet } = record;
  const documents = documentsOfWaiting(record).length;
  const stated = vaccination ? factsOf(vaccination, messages, format) : (described?.facts ?? []);
  const facts = [...stated, [messages.chip, pet.microchip ?? messages.unknown] as const];
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Panel
        title={`${pet.name}, ${title}`}
        lead={`${messages.asked[record.askedBy]}, ${format.moment(record.since)}. ${messages.documents(documents)}.`}
      >
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-2">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-5 flex gap-3">
          <Button busy={busy && messages.verifying} onPress={onVerify}>
            {messages.verify}
          </Button>
          <Button variant="ghost" isDisabled={busy} onPress={onReject}>
            {messages.reject}
          </Button>
        </div>
      </Panel>
      <section aria-label={messages.documentsTitle} className="flex min-w-0 flex-col gap-4">
        {children}
        {documents === 0 && <p className="type-small text-ink-2">{messages.noDocuments}</p>}
      </section>
    </div>
  );
}

type Dose = NonNullable<WaitingRecord['vaccination']>;

function factsOf(
  dose: Dose,
  messages: typeof reviewMessages,
  format: Pick<Format, 'longDay'>,
): DescribedRecord['facts'] {
  return [
    [messages.given, format.longDay(dose.administeredOn)],
    [messages.ends, dose.expiresOn ? format.longDay(dose.expiresOn) : messages.noEnd],
    [messages.clinic, dose.clinic ?? messages.unknown],
    [messages.veterinarian, dose.veterinarian ?? messages.unknown],
    [messages.lot, dose.lotNumber ?? messages.unknown],
    [messages.certificate, dose.certificateNumber ?? messages.unknown],
  ];
}
