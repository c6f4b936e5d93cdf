import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { letterCss, looks } from './letter-style.ts';

/** What a mail says, before it has a look. */
export interface Letter {
  /** The product's name. */
  readonly from: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly foot: string;
  /** Where these mails can be ended. */
  readonly unsubscribeUrl?: string;
}

/** A mail as plain text and as HTML that stands on its own: no picture, font or script is fetched. */
export function writeLetter(letter: Letter): { readonly text: string; readonly html: string } {
  const html = `<!doctype html>${renderToStaticMarkup(page(letter))}`;
  return { text: plain(letter), html };
}

function plain({ heading, paragraphs, action, foot, unsubscribeUrl }: Letter): string {
  const parts = [heading, ...paragraphs];
  if (action) parts.push(`${action.label}:\n${action.url}`);
  parts.push(`-- \n${foot}${unsubscribeUrl ? `\nNo more of these mails: ${unsubscribeUrl}` : ''}`);
  return `${parts.join('\n\n')}\n`;
}

function page(letter: Letter): ReactNode {
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('title', null, letter.heading),
    h('style', null, letterCss),
  );
  return h('html', { lang: 'en' }, head, h('body', { className: 'page', style: looks.page }, card(letter)));
}

function card({ from, heading, paragraphs, action, foot, unsubscribeUrl }: Letter): ReactNode {
  const link = unsubscribeUrl
    ? [
        ' ',
        h('a', { key: 'end', href: unsubscribeUrl, style: { color: 'inherit' } }, 'No more of these mails.'),
      ]
    : [];
  return h(
    'div',
    { className: 'card', style: looks.card },
    h('p', { className: 'ink', style: looks.name }, from),
    h('h1', { className: 'ink', style: looks.heading }, heading),
    paragraphs.map((text) => h('p', { key: text, className: 'ink', style: looks.paragraph }, text)),
    action && h('a', { className: 'lead', href: action.url, style: looks.lead }, action.label),
    h('p', { className: 'soft line', style: looks.foot }, foot, ...link),
  );
}
