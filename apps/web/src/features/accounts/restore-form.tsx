import { SignInError } from '@clearpaw/client';
import { paths } from '../../paths/index.ts';
import { useSaving } from '../../platform/forms/index.ts';
import { session } from '../../platform/session/index.ts';
import { PlainButton } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { recoveryMessages } from './recovery-messages.gen.ts';

interface RestoreFormProps {
  readonly token: string;
  /** Called when the address is restored; a new password has to be set. */
  readonly onRestored: (resetToken: string) => void;
}

/**
 * Restores an account's former address. Nothing happens before the button is pressed, because mail programs open links.
 */
export function RestoreForm({ token, onRestored }: RestoreFormProps) {
  const messages = recoveryMessages;
  const { busy, failed, save } = useSaving<'ended' | 'unsaved'>();
  const restore = async () => {
    const answer = (await session.identity('POST', '/restore-email', { token })) as { resetToken: string };
    onRestored(answer.resetToken);
  };
  const send = () =>
    void save(restore, (problem) => {
      const ended = problem instanceof SignInError && problem.code === 'INVALID_TOKEN';
      return ended ? 'ended' : 'unsaved';
    });
  if (token === '' || failed === 'ended') {
    return (
      <div className="flex flex-col items-start gap-5">
        <Banner tone="stop" announce="alert">
          {messages.restoreEnded}
        </Banner>
        <LinkButton href={paths.login} size="lead">
          {messages.backToLogin}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      {failed && (
        <Banner tone="stop" announce="alert">
          {messages.restoreFailed}
        </Banner>
      )}
      <PlainButton size="lead" wide busy={busy && messages.restoring} onPress={send}>
        {messages.restore}
      </PlainButton>
    </div>
  );
}
