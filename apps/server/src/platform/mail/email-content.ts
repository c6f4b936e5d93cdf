import { directionOf, type Language } from '@clearpaw/protocol';
import { createElement as h, type ReactNode } from 'react';
import { emailCss, emailThemes } from './email-style.ts';

/** The content of an email, without its layout. */
export interface EmailContent {
  /** The product's name. */
  readonly from: string;
  readonly language: Language;
  readonly heading: string;
  /** Lines inside of one stay lines; addresses become links. */
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly foot?: string;
  /** Where these mails can be ended, and what the link says. */
  readonly unsubscribe?: { readonly label: string; readonly url: string };
}

/** An email as plain text and as self-contained HTML: no picture, font or script is fetched. */
export async function renderEmail(
  email: EmailContent,
): Promise<{ readonly text: string; readonly html: string }> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const html = `<!doctype html>${renderToStaticMarkup(page(email))}`;
  return { text: plain(email), html };
}

function plain({ heading, paragraphs, action, foot, unsubscribe }: EmailContent): string {
  const parts = [heading, ...paragraphs];
  if (action) parts.push(`${action.label}:\n${action.url}`);
  if (foot) parts.push(`-- \n${foot}${unsubscribe ? `\n${unsubscribe.label}: ${unsubscribe.url}` : ''}`);
  return `${parts.join('\n\n')}\n`;
}

function page(email: EmailContent): ReactNode {
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('title', null, email.heading),
    h('style', null, emailCss),
  );
  return h(
    'html',
    { lang: email.language, dir: directionOf(email.language) },
    head,
    h('body', { className: 'page', style: emailThemes.page }, card(email)),
  );
}

function card({ from, heading, paragraphs, action, foot, unsubscribe }: EmailContent): ReactNode {
  const link = unsubscribe
    ? [
        ' ',
        h('a', { key: 'end', href: unsubscribe.url, style: { color: 'inherit' } }, `${unsubscribe.label}.`),
      ]
    : [];
  return h(
    'div',
    { className: 'card', style: emailThemes.card },
    h('p', { className: 'ink', style: emailThemes.name }, from),
    h('h1', { className: 'ink', style: emailThemes.heading }, heading),
    paragraphs.map((text) =>
      h('p', { key: text, className: 'ink', style: emailThemes.paragraph }, ...linked(text)),
    ),
    action && h('a', { className: 'lead', href: action.url, style: emailThemes.lead }, action.label),
    foot && h('p', { className: 'soft line', style: emailThemes.foot }, foot, ...link),
  );
}

/** Addresses run from left to right, whatever the language around them. */
function linked(text: string): readonly ReactNode[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 0 ? part : h('a', { href: part, dir: 'ltr', style: emailThemes.link }, part),
    );
}
