import type { guestMerges, OutputOf } from '@clearpaw/contract';
import { useAction, useCall, useIdempotencyKey } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { PetPhoto } from '../../ui/pet/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { guestMergeMessages } from './messages.gen.ts';
import { recordedOf } from './recorded.ts';

type Match = OutputOf<typeof guestMerges.listGuestMatches>['items'][number];

interface GuestMatchesPanelProps {
  readonly pet: { readonly id: string; readonly name: string };
}

/** Guests of connected businesses that may be this pet; nothing where there are none. */
export function GuestMatchesPanel({ pet }: GuestMatchesPanelProps) {
  const messages = guestMergeMessages;
  const matches = useCall('listGuestMatches', { petId: pet.id });
  const items = matches.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Panel title={messages.ownerTitle} lead={messages.ownerLead(pet.name)}>
      <Rows>
        {items.map((match) => (
          <MatchRow key={match.guestPetId} petId={pet.id} match={match} />
        ))}
      </Rows>
    </Panel>
  );
}

function MatchRow({ petId, match }: { readonly petId: string; readonly match: Match }) {
  const messages = guestMergeMessages;
  const format = useFormat();
  const { guestPetId, name, species, breed, businessName, since, isRequested } = match;
  const answer = useAction('answerGuestMatch');
  const { keyFor } = useIdempotencyKey();
  const say = (same: boolean) => {
    const input = { petId, guestPetId, same };
    answer.mutate(
      { ...input, idempotencyKey: keyFor(input) },
      {
        onSuccess: () => showToast({ text: same ? messages.saidYes(businessName) : messages.saidNo }),
        onError: (problem) => showToast({ text: problem.message, tone: 'error' }),
      },
    );
  };
  return (
    <Row
      start={<PetPhoto pet={{ id: guestPetId, name, species }} size={44} />}
      title={messages.guestOf(name, businessName)}
      detail={[messages.species[species], breed, messages.since(format.since(since))]
        .filter(Boolean)
        .join(' · ')}
      notes={<p className="text-ink-2 type-small">{recordedOf(match)}</p>}
      end={
        <div className="flex flex-wrap items-center gap-2">
          {isRequested ? (
            <>
              <p>{messages.waiting(businessName)}</p>
              <Button
                variant="ghost"
                size="small"
                busy={answer.isPending && messages.saving}
                onPress={() => say(false)}
              >
                {messages.takeBack}
              </Button>
            </>
          ) : (
            <>
              <Button
                size="small"
                busy={answer.isPending && messages.saving}
                aria-label={messages.yesOf(name)}
                onPress={() => say(true)}
              >
                {messages.yes}
              </Button>
              <Button
                variant="secondary"
                size="small"
                isDisabled={answer.isPending}
                aria-label={messages.noOf(name)}
                onPress={() => say(false)}
              >
                {messages.no}
              </Button>
            </>
          )}
        </div>
      }
      roomy
    />
  );
}
