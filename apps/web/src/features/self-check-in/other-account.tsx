import { paths } from '../../paths/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { selfCheckInMessages } from './messages.gen.ts';

/** For an account that keeps no pets: why nothing can be done here, and the way on. */
export function OtherAccount({ userType }: { readonly userType: 'business' | null }) {
  const messages = selfCheckInMessages;
  return (
    <>
      <p className="text-ink-2">{userType === null ? messages.chooseType : messages.forOwnersLead}</p>
      {userType === null && <LinkButton href={paths.selectUserType}>{messages.chooseTypeAction}</LinkButton>}
    </>
  );
}
