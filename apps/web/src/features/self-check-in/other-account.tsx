import { paths } from '../../paths/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { selfCheckInMessages } from './messages.gen.ts';

/** For an account without pets: explains why check-in is not possible here and where to go next. */
export function OtherAccount({ userType }: { readonly userType: 'business' | null }) {
  const messages = selfCheckInMessages;
  return (
    <>
      <p className="text-ink-2">{userType === null ? messages.chooseType : messages.forOwnersLead}</p>
      {userType === null && <LinkButton href={paths.selectUserType}>{messages.chooseTypeAction}</LinkButton>}
    </>
  );
}
