import { contactEmail, productName } from '@clearpaw/domain';
import type { ReactNode } from 'react';
import { publicPaths } from '../../../paths/index.ts';
import { Wordmark } from '../../../ui/brand/index.ts';
import { PetGroup } from '../../../ui/pet/index.ts';
import { Anchor } from '../../../ui/provider/index.ts';
import { frame } from '../frame.ts';
import { landingMessages } from '../messages.gen.ts';
import { samplePets } from '../sample-pets.ts';
import { FooterLink } from './footer-link.tsx';
import { LanguageLinks } from './language-links.tsx';
import { socialProfiles } from './social-profiles.ts';

const company = [
  samplePets.slate,
  samplePets.ginger,
  samplePets.cloud,
  samplePets.bear,
  samplePets.toffee,
  samplePets.domino,
];

interface ColumnProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string;
}

function Column({ title, children, className }: ColumnProps) {
  return (
    <div className={className}>
      <h2 className="font-semibold text-on-deep/75 type-small">{title}</h2>
      {children}
    </div>
  );
}

/** The footer of every public page, with pets looking over its edge. */
export function SiteFooter() {
  const messages = landingMessages.footer;
  const { terms, privacy, cookies, acceptableUse } = messages.policies;
  const policies = {
    [publicPaths.terms]: terms,
    [publicPaths.privacy]: privacy,
    [publicPaths.cookies]: cookies,
    [publicPaths.acceptableUse]: acceptableUse,
  };
  return (
    <footer data-ground="deep">
      <PetGroup
        looks={company}
        className="mx-auto w-full max-w-275 px-9 *:-mx-4 md:px-5 md:*:-mx-5 md:*:max-w-53! [&>*>*]:aspect-[240/185]!"
      />
      <div className="rounded-t-[2.25rem] bg-deeper text-on-deep md:rounded-t-hero">
        <div
          className={`${frame} grid grid-cols-2 gap-x-6 gap-y-9 pt-12 pb-11 md:pt-16 lg:grid-cols-[4fr_2.6fr_2.6fr_2.8fr]`}
        >
          <div className="max-lg:col-span-2">
            <Wordmark name={productName} tone="paper" />
            <p className="mt-5 max-w-56 type-h2-page">{landingMessages.hero.owner.title}</p>
          </div>
          <Column title={messages.policiesTitle}>
            <ul className="mt-2">
              {Object.entries(policies).map(([href, name]) => (
                <li key={href}>
                  <FooterLink href={href}>{name}</FooterLink>
                </li>
              ))}
            </ul>
          </Column>
          <Column title={messages.followTitle}>
            <ul className="mt-2">
              {socialProfiles.map(({ name, href }) => (
                <li key={href}>
                  <FooterLink href={href} rel="me noopener">
                    {name}
                  </FooterLink>
                </li>
              ))}
            </ul>
          </Column>
          <Column title={messages.contactTitle} className="max-lg:col-span-2">
            <p className="mt-2">
              <FooterLink href={publicPaths.help}>{messages.help}</FooterLink>
            </p>
            <Anchor
              href={`mailto:${contactEmail}`}
              className="mt-2 inline-flex min-h-11 items-center font-semibold underline decoration-on-deep/50 underline-offset-4 hover:decoration-current md:min-h-8.5"
            >
              {contactEmail}
            </Anchor>
            <p className="mt-1 text-on-deep/75 type-small">{messages.contactNote}</p>
          </Column>
        </div>
        <div className={`${frame} pb-9`}>
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-on-deep/16 border-t pt-5 text-on-deep/75 type-small">
            <p>{messages.rights(`${new Date().getFullYear()}`)}</p>
            <LanguageLinks />
          </div>
        </div>
      </div>
    </footer>
  );
}
