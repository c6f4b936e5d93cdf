import { useFormat } from '../../platform/messages/index.ts';
import type { TableColumn } from '../../ui/table/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import { VerdictTag } from '../../ui/verdict/index.ts';
import type { ConnectedPet, GetPetAppearance } from './connected-pet.ts';
import { connectedPetMessages } from './messages.gen.ts';
import { ConnectedPetFace } from './pet-face.tsx';

/** The pet, its verdict today, the access level, and its last visit. */
export function usePetColumns(verdictAppearance: GetPetAppearance): readonly TableColumn<ConnectedPet>[] {
  const messages = connectedPetMessages;
  const format = useFormat();
  return [
    { id: 'pet', header: messages.pet, heading: true, cell: (pet) => <Who pet={pet} /> },
    {
      id: 'verdict',
      header: messages.verdict,
      underHeading: true,
      cell: ({ verdict }) => (
        <VerdictTag kind={verdictAppearance(verdict).kind}>{verdictAppearance(verdict).word}</VerdictTag>
      ),
    },
    {
      id: 'scope',
      header: messages.scope,
      wideOnly: true,
      cell: ({ scope }) => <span className="type-small text-ink-2">{messages.scopes[scope]}</span>,
    },
    {
      id: 'connected',
      header: messages.connected,
      wideOnly: true,
      cell: ({ connectedAt }) => <When at={connectedAt} text={format.moment(connectedAt)} />,
    },
    {
      id: 'visited',
      header: messages.visited,
      wideOnly: true,
      cell: ({ lastVisitAt }) =>
        lastVisitAt ? (
          <When at={lastVisitAt} text={format.moment(lastVisitAt)} />
        ) : (
          <span className="type-small text-ink-3">{messages.never}</span>
        ),
    },
  ];
}

function Who({ pet }: { readonly pet: ConnectedPet }) {
  return (
    <span className="flex items-start gap-3 md:items-center">
      <ConnectedPetFace pet={pet} size={44} />
      {/* On a phone the status takes the second line. */}
      <span className="min-w-0 max-md:flex max-md:items-baseline max-md:gap-x-2">
        <span className="flex min-w-0 items-center gap-x-2 md:flex-wrap">
          <span className="max-w-full truncate type-strong">{pet.petName}</span>
          {pet.isGuest && <Tag tone="sunken">{connectedPetMessages.guest}</Tag>}
        </span>
        {pet.breed && <span className="block truncate type-caption text-ink-3">{pet.breed}</span>}
      </span>
    </span>
  );
}

function When({ at, text }: { readonly at: string; readonly text: string }) {
  return (
    <time dateTime={at} className="type-small text-ink-2">
      {text}
    </time>
  );
}
