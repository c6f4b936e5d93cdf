import { businessConnectPlan, contactEmail, productName } from '@clearpaw/domain';
import { landingMessages } from '../../features/landing/index.ts';
import { publicPaths } from '../../paths/index.ts';
import { language } from '../../platform/messages/index.ts';
import { pageTitles } from '../page-titles.ts';
import { descriptions } from './descriptions.ts';

/** The placeholder in built pages for the address that only the running server knows. */
export const originPlaceholder = '%PUBLIC_URL%';

export interface PageDescription {
  readonly title: string;
  readonly description: string;
  /** The canonical address of the page. */
  readonly canonical: string;
  /** Structured data by schema.org; null if there is none. */
  readonly facts: object | null;
}

/** What search engines and previews of links read about a public page. */
export function describePage(address: string): PageDescription {
  const { pathname } = new URL(address, 'http://build.invalid');
  const name = pageTitles[pathname as keyof typeof pageTitles];
  return {
    title: name ? `${name} · ${productName}` : productName,
    description: descriptions[pathname] ?? descriptions[publicPaths.landing] ?? '',
    canonical: `${originPlaceholder}${pathname}${language === 'en' ? '' : `?lang=${language}`}`,
    facts: pathname === publicPaths.landing ? productFacts() : null,
  };
}

function productFacts(): object {
  const { priceMinor, currency } = businessConnectPlan;
  const url = `${originPlaceholder}/`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', '@id': `${url}#organization`, name: productName, url, email: contactEmail },
      {
        '@type': 'WebApplication',
        name: productName,
        url,
        description: descriptions[publicPaths.landing],
        slogan: landingMessages.hero.owner.title,
        applicationCategory: 'LifestyleApplication',
        operatingSystem: 'Any',
        publisher: { '@id': `${url}#organization` },
        offers: [
          {
            '@type': 'Offer',
            name: landingMessages.pricing.owner.title,
            price: '0',
            priceCurrency: currency.toUpperCase(),
          },
          {
            '@type': 'Offer',
            name: 'Business Connect',
            price: (priceMinor / 100).toFixed(2),
            priceCurrency: currency.toUpperCase(),
          },
        ],
      },
    ],
  };
}
