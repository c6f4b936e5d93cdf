import type { OutputOf, reviews } from '@clearpaw/contract';
import type { ReactNode } from 'react';
import { useFormat, useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { reviewWords } from './words.ts';

export type WaitingRecord = OutputOf<typeof reviews.listReviewQueue>['items'][number];

interface WaitingCardProps {
  readonly record: WaitingRecord;
  readonly vaccine: string;
  readonly busy: boolean;
  /** The papers that are said to prove it. */
  readonly children: ReactNode;
  readonly onVerify: () => void;
  readonly onReject: () => void;
}

/** One claim with all that it says, to be held against its document. */
export function WaitingCard(props: WaitingCardProps) {
  const { record, vaccine, busy, children, onVerify, onReject } = props;
  const words = useWordsOf(reviewWords);
  const format = useFormat();
  const { vaccination: dose, pet } = record;
  const facts: readonly [string, string][] = [
    [words.given, format.longDay(dose.administeredOn)],
    [words.ends, dose.expiresOn ? format.longDay(dose.expiresOn) : words.noEnd],
    [words.clinic, dose.clinic ?? words.unknown],
    [words.veterinarian, dose.veterinarian ?? words.unknown],
    [words.lot, dose.lotNumber ?? words.unknown],
    [words.certificate, dose.certificateNumber ?? words.unknown],
    [words.chip, pet.microchip ?? words.unknown],
  ];
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Panel
        title={`${pet.name}, ${vaccine}`}
        lead={`${words.asked[record.askedBy]}, ${format.moment(record.since)}. ${words.documents(dose.documentIds.length)}.`}
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
          <Button busy={busy && words.verifying} onPress={onVerify}>
            {words.verify}
          </Button>
          <Button variant="ghost" isDisabled={busy} onPress={onReject}>
            {words.reject}
          </Button>
        </div>
      </Panel>
      <section aria-label={words.papers} className="flex min-w-0 flex-col gap-4">
        {children}
        {dose.documentIds.length === 0 && <p className="type-small text-ink-2">{words.noPapers}</p>}
      </section>
    </div>
  );
}
