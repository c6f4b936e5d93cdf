import { languageNames, languages } from '@clearpaw/protocol';
import { hrefInLanguage, language } from '../../../platform/messages/index.ts';
import { landingMessages } from '../messages.gen.ts';

/** The same page in each language, each named in itself. Plain links, because another language needs a page load. */
export function LanguageLinks() {
  return (
    <nav aria-label={landingMessages.footer.language}>
      <ul className="flex flex-wrap gap-x-5">
        {languages.map((one) => (
          <li key={one}>
            <a
              href={hrefInLanguage(one)}
              lang={one}
              hrefLang={one}
              aria-current={one === language ? 'true' : undefined}
              className="inline-flex min-h-11 items-center underline decoration-transparent underline-offset-4 hover:decoration-current aria-[current]:font-semibold md:min-h-8.5"
            >
              {languageNames[one]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
