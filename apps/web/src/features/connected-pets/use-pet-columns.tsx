import type { Rule } from '@clearpaw/domain';
import { type Format, useFormat } from '../../platform/messages/index.ts';
import { SkeletonBlock } from '../../ui/feedback/index.ts';
import type { TableColumn } from '../../ui/table/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import { VerdictTag } from '../../ui/verdict/index.ts';
import type { ConnectedPet, GetPetAppearance } from './connected-pet.ts';
import { connectedPetMessages } from './messages.gen.ts';
import { ConnectedPetFace } from './pet-face.tsx';
import { type SaidChange, sayNextChange } from './say-next-change.ts';
import type { ListDetails } from './use-connection-details.ts';

interface ColumnFacts {
  readonly verdictAppearance: GetPetAppearance;
  readonly details: ListDetails;
  /** The rules in force; null while they are being read. */
  readonly rules: readonly Rule[] | null;
}

/** The pet, its owner, its verdict today, what changes next, and its last visit. */
export function usePetColumns(facts: ColumnFacts): readonly TableColumn<ConnectedPet>[] {
  const messages = connectedPetMessages;
  const format = useFormat();
  const { verdictAppearance, details } = facts;
  const ownerOf = ({ petId }: ConnectedPet) => details.byPet.get(petId)?.ownerName ?? null;
  return [
    {
      id: 'pet',
      header: messages.pet,
      heading: true,
      cell: (pet) => <Who pet={pet} ownerName={ownerOf(pet)} />,
    },
    {
      id: 'owner',
      header: messages.owner,
      wideOnly: true,
      cell: (pet) => <Owner pet={pet} details={details} />,
    },
    {
      id: 'verdict',
      header: messages.verdict,
      underHeading: true,
      cell: ({ verdict }) => (
        <VerdictTag kind={verdictAppearance(verdict).kind}>{verdictAppearance(verdict).word}</VerdictTag>
      ),
    },
    {
      id: 'next',
      header: messages.next,
      afterHeading: true,
      cell: (pet) => <Next said={saidOf(pet, facts, format)} />,
    },
    {
      id: 'visited',
      header: messages.visited,
      wideOnly: true,
      cell: ({ lastVisitAt }) =>
        lastVisitAt ? (
          <time dateTime={lastVisitAt} className="type-small text-ink-2">
            {format.moment(lastVisitAt)}
          </time>
        ) : (
          <span className="type-small text-ink-3">{messages.never}</span>
        ),
    },
  ];
}

interface WhoProps {
  readonly pet: ConnectedPet;
  readonly ownerName: string | null;
}

function Who({ pet, ownerName }: WhoProps) {
  return (
    <span className="flex items-start gap-3 md:items-center">
      <ConnectedPetFace pet={pet} size={44} />
      {/* On a phone the status takes the second line, and the owner has no column. */}
      <span className="min-w-0 max-md:flex max-md:items-baseline max-md:gap-x-2">
        <span className="flex min-w-0 items-center gap-x-2 md:flex-wrap">
          <span className="max-w-full truncate type-strong">{pet.petName}</span>
          {pet.isGuest && <Tag tone="sunken">{connectedPetMessages.guest}</Tag>}
        </span>
        {pet.breed && (
          <span className="block truncate type-caption text-ink-3 max-md:hidden">{pet.breed}</span>
        )}
        {ownerName !== null && (
          <span className="block truncate type-caption text-ink-3 md:hidden">{ownerName}</span>
        )}
      </span>
    </span>
  );
}

/** Stands for what this device could not read. */
const unread = <span className="type-small text-ink-3">–</span>;

function Owner({ pet, details }: { readonly pet: ConnectedPet; readonly details: ListDetails }) {
  const known = details.byPet.get(pet.petId);
  if (!known) return details.isReading ? <SkeletonBlock className="h-4 w-24" /> : unread;
  const { ownerName } = known;
  if (ownerName !== null) {
    return <span className="line-clamp-2 max-w-44 type-small [overflow-wrap:anywhere]">{ownerName}</span>;
  }
  if (pet.isGuest) return unread;
  return <span className="type-small text-ink-3">{connectedPetMessages.ownerNotShared}</span>;
}

/** Undefined while it is being read, null if it could not be. */
function saidOf(
  pet: ConnectedPet,
  { details, rules }: ColumnFacts,
  format: Format,
): SaidChange | null | undefined {
  const known = details.byPet.get(pet.petId);
  if (!known) return details.isReading ? undefined : null;
  return rules === null ? undefined : sayNextChange(pet, known.next, rules, format);
}

/** Two lines in a column, one on a phone; as high while it is being read. */
function Next({ said }: { readonly said: SaidChange | null | undefined }) {
  if (said === undefined) {
    return (
      <span className="flex h-5 items-center gap-2 md:h-9.5 md:flex-col md:items-start md:justify-center">
        <SkeletonBlock className="h-3.5 w-20" />
        <SkeletonBlock className="h-3 w-28" />
      </span>
    );
  }
  if (said === null) return unread;
  return (
    <span className="block md:min-w-36">
      <span className="type-label [overflow-wrap:anywhere] md:block">{said.about}</span>{' '}
      <span className="type-small text-ink-2 md:block md:type-caption md:text-ink-3">{said.what}</span>
    </span>
  );
}
