import { useMemo } from 'react';
import { useAction, useCall } from '../../platform/data/index.ts';
import { useMessages } from '../../platform/messages/index.ts';
import { useDraft } from '../../platform/storage/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner, ErrorPanel } from '../../ui/feedback/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { documentMessages } from './messages.ts';
import { ProposalCard } from './proposal-card.tsx';
import {
  blankDraft,
  confirmedOf,
  isAdded,
  isComplete,
  isDrafts,
  isUnread,
  type ProposalDraft,
  proposalDraftOf,
  repeatedDoses,
} from './proposal-draft.ts';
import type { DocumentDetail, Proposal } from './use-documents.ts';

interface ReviewPanelProps {
  readonly document: DocumentDetail;
  readonly onShow: (place: Proposal['place']) => void;
}

/** What was read, to be corrected and confirmed; corrections survive a reload. */
export function ReviewPanel({ document, onShow }: ReviewPanelProps) {
  const messages = useMessages(documentMessages);
  const initial = useMemo(() => document.proposals.map(proposalDraftOf), [document.proposals]);
  const { draft, setDraft, clear } = useDraft(`extraction:${document.id}`, initial, isDrafts);
  const confirm = useAction('confirmExtraction');
  const pet = useCall('getPet', { petId: document.petId });
  const recorded = useCall('listVaccinations', { petId: document.petId, limit: 100 });
  const doses = recorded.data?.items ?? [];
  const confirmed = confirmedOf(draft, doses);
  const repeated = repeatedDoses(draft, doses);
  const added = draft.filter(isAdded);
  const cardParts = (own: ProposalDraft) => ({
    species: pet.data?.species ?? null,
    draft: own,
    repeats: repeated.get(own.id) ?? null,
    onChange: (part: Partial<ProposalDraft>) => change(own.id, part),
  });
  const change = (id: string, part: Partial<ProposalDraft>) =>
    setDraft(draft.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const send = () =>
    confirm.mutate(
      {
        documentId: document.id,
        vaccinations: confirmed,
        idempotencyKey: `${document.id}:${document.updatedAt}`,
      },
      {
        onSuccess: ({ vaccinations }) => {
          clear();
          showToast({ messages: messages.confirmed(vaccinations.length) });
        },
      },
    );
  const unread = document.proposals.filter(isUnread).length;
  const isEmpty = document.proposals.length === 0;
  return (
    <Panel title={messages.found} lead={isEmpty ? messages.nothingFound : messages.foundLead}>
      {unread > 0 && (
        <div className="mb-4">
          <Banner tone="wait">{messages.unread(unread)}</Banner>
        </div>
      )}
      <ul className="flex flex-col gap-4">
        {document.proposals.map((proposal) => {
          const own = draft.find(({ id }) => id === proposal.id) ?? proposalDraftOf(proposal);
          return (
            <ProposalCard
              key={proposal.id}
              proposal={proposal}
              {...cardParts(own)}
              onShow={() => onShow(proposal.administeredOn.place ?? proposal.place)}
            />
          );
        })}
        {added.map((own) => (
          <ProposalCard
            key={own.id}
            proposal={null}
            {...cardParts(own)}
            onRemove={() => setDraft(draft.filter(({ id }) => id !== own.id))}
          />
        ))}
      </ul>
      {confirm.isError && <ErrorPanel onRetry={send}>{confirm.error.message}</ErrorPanel>}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          busy={confirm.isPending && messages.busy}
          isDisabled={recorded.isPending || !draft.every(isComplete)}
          onPress={send}
        >
          {confirmed.length === 0 ? messages.confirmNone : messages.confirm(confirmed.length)}
        </Button>
        <Button variant="secondary" onPress={() => setDraft([...draft, blankDraft(crypto.randomUUID())])}>
          {messages.addRow}
        </Button>
      </div>
    </Panel>
  );
}
