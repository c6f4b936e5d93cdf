import { useMemo } from 'react';
import { useAction, useCall } from '../../platform/data/index.ts';
import { useDraft } from '../../platform/storage/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { ErrorPanel } from '../../ui/feedback/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { ProposalCard } from './proposal-card.tsx';
import { confirmedOf, draftOf, isComplete, isDrafts, type ProposalDraft } from './proposal-draft.ts';
import type { DocumentDetail, Proposal } from './use-documents.ts';
import { documentWords } from './words.ts';

interface ReviewPanelProps {
  readonly document: DocumentDetail;
  readonly onShow: (place: Proposal['place']) => void;
}

/** What was read, to be corrected and confirmed; corrections survive a reload. */
export function ReviewPanel({ document, onShow }: ReviewPanelProps) {
  const words = useWordsOf(documentWords);
  const initial = useMemo(() => document.proposals.map(draftOf), [document.proposals]);
  const { draft, setDraft, clear } = useDraft(`extraction:${document.id}`, initial, isDrafts);
  const confirm = useAction('confirmExtraction');
  const pet = useCall('getPet', { petId: document.petId });
  const confirmed = confirmedOf(draft);
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
          showToast({ words: words.confirmed(vaccinations.length) });
        },
      },
    );
  const isEmpty = document.proposals.length === 0;
  return (
    <Panel title={words.found} lead={isEmpty ? words.nothingFound : words.foundLead}>
      <ul className="flex flex-col gap-4">
        {document.proposals.map((proposal) => {
          const own = draft.find(({ id }) => id === proposal.id) ?? draftOf(proposal);
          return (
            <ProposalCard
              key={proposal.id}
              proposal={proposal}
              species={pet.data?.species ?? null}
              draft={own}
              onChange={(part) => change(proposal.id, part)}
              onShow={() => onShow(proposal.administeredOn.place ?? proposal.place)}
            />
          );
        })}
      </ul>
      {confirm.isError && <ErrorPanel onRetry={send}>{confirm.error.message}</ErrorPanel>}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button busy={confirm.isPending && words.busy} isDisabled={!draft.every(isComplete)} onPress={send}>
          {confirmed.length === 0 ? words.confirmNone : words.confirm(confirmed.length)}
        </Button>
        <LinkButton variant="quiet" href={`/pets/${document.petId}/vaccinations`}>
          {isEmpty ? words.addByHand : words.addMissing}
        </LinkButton>
      </div>
    </Panel>
  );
}
