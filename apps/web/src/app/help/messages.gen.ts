/** Written by `npm run messages` from messages/en.json; the other languages lie beside it. */
import { formatNumber, plural } from '../../platform/messages/index.ts';

export const helpMessages = {
  primary: "Primary",
  help: "Help",
  open: "Open app",
  home: {
    title: "Help",
    lead: "How to use Clearpaw, step by step, with the names that are on the screens.",
  },
  pages: "Help pages",
  pagesOf: (audience: string) => `Pages: ${audience}`,
  breadcrumbs: "Breadcrumbs",
  onThisPage: "On this page",
  between: "Previous and next page",
  previous: "Previous",
  next: "Next",
  search: "Search help",
  results: "Search results",
  notAnswered: "Did this not answer your question?",
  contact: "Write to us",
  pageTitle: (page: string) => `${page} · Clearpaw Help`,
  found: (count: number) => `${plural(count, { "one": "1 result", "other": `${formatNumber(count)} results` })}`,
  noneFound: (query: string) => `No results for “${query}”. Try fewer or other words.`,
  notTranslated: "This page is available only in English.",
  linkTo: (heading: string) => `Link to “${heading}”`,
  table: (number: string) => `Table ${number}`,
  copy: "Copy",
  copied: "Copied",
};
