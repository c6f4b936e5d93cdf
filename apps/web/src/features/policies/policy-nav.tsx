import { Anchor } from '../../ui/provider/index.ts';
import { classes } from '../../ui/style/index.ts';
import { policyMessages } from './messages.gen.ts';

/** The four policies, beside the text on large screens, above it on small ones. */
export function PolicyNav({ href }: { readonly href: string }) {
  const { navigation, pages } = policyMessages;
  return (
    <nav aria-label={navigation} className="lg:sticky lg:top-10 lg:self-start">
      <ul className="-mx-3 flex flex-wrap gap-1 lg:flex-col">
        {Object.entries(pages).map(([address, name]) => (
          <li key={address}>
            <Anchor
              href={address}
              aria-current={address === href ? 'page' : undefined}
              className={classes(
                'inline-flex min-h-11 items-center rounded-field px-3.5 type-label',
                address === href ? 'bg-evergreen-tint text-evergreen-ink' : 'text-ink-2 hover:bg-sunken',
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
