import { HeartHandshake, UserPlus } from 'lucide-react';
import { paths } from '../../../paths/index.ts';
import { LinkButton } from '../../../ui/link/index.ts';
import { guestCheckInMessages } from './guest-check-in-messages.gen.ts';

/** Check-in without a badge: guests, whom the server checks, and information about service animals. */
export function CheckInLinks({ connected }: { readonly connected: boolean }) {
  const messages = guestCheckInMessages;
  return (
    <nav
      aria-label={messages.lanes}
      className="mx-auto grid w-full max-w-100 lg:mx-0 grid-cols-[repeat(auto-fit,minmax(min(10.5rem,100%),1fr))] gap-2.5 *:gap-2! *:whitespace-nowrap *:px-2! *:text-[0.9375rem]!"
    >
      {connected && (
        <LinkButton href={`${paths.scan}?lane=guest`} variant="invert" icon={UserPlus}>
          {messages.guest}
        </LinkButton>
      )}
      <LinkButton href={`${paths.scan}?lane=service-animal`} variant="invert" icon={HeartHandshake}>
        {messages.animal}
      </LinkButton>
    </nav>
  );
}
