import { productName } from '@clearpaw/domain';
import { publicPaths } from '../../../paths/index.ts';
import { Wordmark } from '../../../ui/brand/index.ts';
import { FooterLink } from '../footer/footer-link.tsx';
import { LanguageLinks } from '../footer/language-links.tsx';
import { frame } from '../frame.ts';
import { landingMessages } from '../messages.gen.ts';

/** The footer of a public page that is about someone else: a business, or a pet's record. */
export function SmallFooter() {
  const { policies, help } = landingMessages.footer;
  const links = [
    { href: publicPaths.terms, name: policies.terms },
    { href: publicPaths.privacy, name: policies.privacy },
    { href: publicPaths.help, name: help },
  ];
  return (
    <footer data-ground="deep" className="bg-deeper text-on-deep">
      <div className={`${frame} flex flex-wrap items-center gap-x-10 gap-y-3 py-6 type-small md:py-7`}>
        <Wordmark name={productName} tone="paper" size="small" className="me-auto" />
        <ul className="flex flex-wrap gap-x-5">
          {links.map(({ href, name }) => (
            <li key={href}>
              <FooterLink href={href}>{name}</FooterLink>
            </li>
          ))}
        </ul>
        <LanguageLinks />
      </div>
    </footer>
  );
}
