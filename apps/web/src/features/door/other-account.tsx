import { useWordsOf } from '../../platform/words/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { doorWords } from './words.ts';

/** For an account that keeps no pets: why nothing can be done here, and the way on. */
export function OtherAccount({ userType }: { readonly userType: 'business' | null }) {
  const words = useWordsOf(doorWords);
  return (
    <>
      <p className="text-ink-2">{userType === null ? words.chooseType : words.forOwnersLead}</p>
      {userType === null && <LinkButton href="/select-user-type">{words.chooseTypeAction}</LinkButton>}
    </>
  );
}
