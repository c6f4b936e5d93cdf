import { publicPaths } from '../../paths/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { accountMessages } from './messages.gen.ts';

const addresses = [publicPaths.terms, publicPaths.privacy, publicPaths.cookies, publicPaths.acceptableUse];

/** The four policies. */
export function PolicyLinks() {
  const messages = accountMessages;
  return (
    <nav aria-label={messages.policiesLabel} className="flex flex-wrap justify-center gap-x-5 gap-y-1">
      {addresses.map((href, index) => (
        <TextLink
          key={href}
          href={href}
          tone="quiet"
          className="inline-flex min-h-11 items-center type-small"
        >
          {messages.policies[index]}
        </TextLink>
      ))}
    </nav>
  );
}
