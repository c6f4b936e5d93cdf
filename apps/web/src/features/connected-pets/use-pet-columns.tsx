import { useFormat, useWordsOf } from '../../platform/words/index.ts';
import type { Column } from '../../ui/table/index.ts';
import { VerdictTag } from '../../ui/verdict/index.ts';
import type { ConnectedPet, LookOf } from './connected-pet.ts';
import { PetFace } from './pet-face.tsx';
import { connectedPetWords } from './words.ts';

/** Who it is, what is so today, what the place may see, and when it was here. */
export function usePetColumns(lookOf: LookOf): readonly Column<ConnectedPet>[] {
  const words = useWordsOf(connectedPetWords);
  const format = useFormat();
  return [
    { id: 'pet', header: words.pet, heading: true, cell: (pet) => <Who pet={pet} /> },
    {
      id: 'verdict',
      header: words.verdict,
      cell: ({ verdict }) => <VerdictTag kind={lookOf(verdict).kind}>{lookOf(verdict).word}</VerdictTag>,
    },
    {
      id: 'scope',
      header: words.scope,
      cell: ({ scope }) => <span className="type-small text-ink-2">{words.scopes[scope]}</span>,
    },
    {
      id: 'connected',
      header: words.connected,
      cell: ({ connectedAt }) => <When at={connectedAt} text={format.moment(connectedAt)} />,
    },
    {
      id: 'visited',
      header: words.visited,
      cell: ({ lastVisitAt }) =>
        lastVisitAt ? (
          <When at={lastVisitAt} text={format.moment(lastVisitAt)} />
        ) : (
          <span className="type-small text-ink-3">{words.never}</span>
        ),
    },
  ];
}

function Who({ pet }: { readonly pet: ConnectedPet }) {
  return (
    <span className="flex items-center gap-3">
      <PetFace pet={pet} size={44} />
      <span className="min-w-0">
        <span className="block truncate type-strong">{pet.petName}</span>
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
