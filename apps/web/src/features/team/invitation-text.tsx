import type { ReactNode } from 'react';
import { useWordsOf } from '../../platform/words/index.ts';
import type { Preview } from './use-preview.ts';
import { teamWords } from './words.ts';

/** Who invites, and to what. */
export function InvitationText({ invitation }: Pick<Preview, 'invitation'>) {
  const words = useWordsOf(teamWords);
  const isTeam = invitation.kind === 'team';
  return (
    <>
      <h1 className="type-h1">
        {isTeam ? words.joinTitle(invitation.businessName) : words.joinPetTitle(invitation.petName)}
      </h1>
      <p className="text-ink-2">
        {isTeam
          ? `${words.joinAs(words.roles[invitation.role])} ${words.may[invitation.role]}`
          : words.joinPet[invitation.access]}
      </p>
    </>
  );
}

/** Used, canceled or expired: why, and the way on. */
export function InvitationGone({ children }: { readonly children: ReactNode }) {
  const words = useWordsOf(teamWords);
  return (
    <>
      <h1 className="type-h1">{words.gone}</h1>
      <p className="text-ink-2">{words.goneLead}</p>
      {children}
    </>
  );
}
