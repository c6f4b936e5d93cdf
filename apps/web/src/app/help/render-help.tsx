import MiniSearch from 'minisearch';
import { renderToStaticMarkup } from 'react-dom/server';
import { publicPaths } from '../../paths/index.ts';
import { language } from '../../platform/messages/index.ts';
import type { HelpAudience, HelpEntry, HelpPageContent, HelpSection } from './help-content.ts';
import { HelpHome } from './help-home.tsx';
import { HelpPage } from './help-page.tsx';
import { helpMessages } from './messages.gen.ts';
import { searchOptions } from './search/search-options.ts';

/** The frame of a help page, whose text tools/help fills in. The page is static: React is not loaded. */
export function renderHelpPage(audiences: readonly HelpAudience[], content: HelpPageContent): string {
  return renderToStaticMarkup(<HelpPage audiences={audiences} content={content} />);
}

export function renderHelpHome(audiences: readonly HelpAudience[]): string {
  return renderToStaticMarkup(<HelpHome audiences={audiences} />);
}

/** What the device searches in, as text. */
export function writeSearchIndex(sections: readonly HelpSection[]): string {
  const index = new MiniSearch<HelpSection>(searchOptions);
  index.addAll(sections);
  return JSON.stringify(index);
}

/** The first page of the help, for its head. */
export const helpDescription: HelpEntry = {
  href: publicPaths.help,
  title: helpMessages.home.title,
  description: helpMessages.home.lead,
  language,
};

export const titleOfHelp = helpMessages.pageTitle;

/** What tools/help writes into the text of a page for screen readers. */
export const articleTexts = {
  linkTo: helpMessages.linkTo,
  table: (number: number) => helpMessages.table(`${number}`),
};
