import { useAction, useCall } from '../../platform/data/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner, Spinner } from '../../ui/feedback/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { teamWords } from './words.ts';

interface JoinViewProps {
  readonly token: string;
  readonly email: string;
  readonly userType: 'owner' | 'business' | null;
  readonly onJoined: (kind: 'team' | 'pet') => void;
}

/** What an invitation is to, and the one button that says yes. Whoever is new becomes what the invitation needs. */
export function JoinView({ token, email, userType, onJoined }: JoinViewProps) {
  const words = useWordsOf(teamWords);
  const invitation = useCall('getInvitation', { token });
  const accept = useAction('acceptInvitation');
  const choose = useAction('setUserType');
  if (invitation.isPending) return <Spinner />;
  if (invitation.isError) {
    return (
      <>
        <h1 className="type-h1">{words.gone}</h1>
        <p className="text-ink-2">{words.goneLead}</p>
        <p className="type-small text-ink-2">{words.signedInAs(email)}</p>
        <LinkButton href="/dashboard">{words.home}</LinkButton>
      </>
    );
  }
  const opened = invitation.data;
  const needed = opened.kind === 'team' ? 'business' : 'owner';
  const say = async () => {
    if (userType === null) await choose.mutateAsync({ userType: needed });
    await accept.mutateAsync({ token });
    onJoined(opened.kind);
  };
  const problem = choose.error ?? accept.error;
  return (
    <>
      <h1 className="type-h1">
        {opened.kind === 'team' ? words.joinTitle(opened.businessName) : words.joinPetTitle(opened.petName)}
      </h1>
      <p className="text-ink-2">
        {opened.kind === 'team'
          ? `${words.joinAs(words.roles[opened.role])} ${words.may[opened.role]}`
          : words.joinPet[opened.access]}
      </p>
      <p className="type-small text-ink-2">{words.signedInAs(email)}</p>
      {userType !== null && userType !== needed && (
        <Banner tone="wait" action={<LinkButton href="/settings">{words.toSettings}</LinkButton>}>
          {words.wrongType}
        </Banner>
      )}
      {problem && (
        <Banner tone="stop" announce="alert">
          {problem.message}
        </Banner>
      )}
      <Button
        size="lead"
        busy={(accept.isPending || choose.isPending) && words.accepting}
        isDisabled={userType !== null && userType !== needed}
        onPress={() => void say().catch(() => {})}
      >
        {words.accept}
      </Button>
    </>
  );
}
