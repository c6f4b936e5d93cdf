import { HeartHandshake, UserPlus } from 'lucide-react';
import { paths } from '../../../paths/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { LinkButton } from '../../../ui/link/index.ts';
import { guestCheckInMessages } from './guest-check-in-messages.gen.ts';

interface CheckInLinksProps {
  readonly connected: boolean;
  /** The id of the words that say what does not work offline. */
  readonly reasonId: string;
}

/** Check-in without a badge: guests, whom the server checks, and information about service animals. */
export function CheckInLinks({ connected, reasonId }: CheckInLinksProps) {
  const messages = guestCheckInMessages;
  return (
    <nav
      aria-label={messages.lanes}
      className="mx-auto grid w-full max-w-100 lg:mx-0 grid-cols-[repeat(auto-fit,minmax(min(10.5rem,100%),1fr))] gap-2.5 *:gap-2! *:whitespace-nowrap *:px-2! *:text-[0.9375rem]!"
    >
      {connected ? (
        <LinkButton href={`${paths.scan}?lane=guest`} variant="invert" icon={UserPlus}>
          {messages.guest}
        </LinkButton>
      ) : (
        <Button variant="invert" icon={UserPlus} isDisabled aria-describedby={reasonId}>
          {messages.guest}
        </Button>
      )}
      <LinkButton href={`${paths.scan}?lane=service-animal`} variant="invert" icon={HeartHandshake}>
        {messages.animal}
      </LinkButton>
    </nav>
  );
}
