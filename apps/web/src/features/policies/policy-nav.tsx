import { Anchor } from '../../ui/provider/index.ts';
import { classes } from '../../ui/style/index.ts';
import { policyMessages } from './messages.gen.ts';

/** The four policies, beside the text on large screens, above it on small ones. */
export function PolicyNav({ href }: { readonly href: string }) {
  const { navigation, pages } = policyMessages;
  return (
    <nav aria-label={navigation} className="lg:sticky lg:top-10 lg:self-start">
      {/* On a phone two by two, so that no one of the four is alone in a line. */}
      <ul className="grid grid-cols-2 gap-1 rounded-card bg-sunken p-1 md:flex lg:-mx-3 lg:flex-col lg:bg-transparent lg:p-0">
        {Object.entries(pages).map(([address, name]) => (
          <li key={address} className="md:max-lg:flex-1">
            <Anchor
              href={address}
              aria-current={address === href ? 'page' : undefined}
              className={classes(
                'flex min-h-11 items-center rounded-field px-3.5 type-label max-lg:justify-center max-lg:text-center',
                address === href
                  ? 'bg-evergreen-tint text-evergreen-ink'
                  : 'text-ink-2 hover:bg-surface lg:hover:bg-sunken',
              )}
            >
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
