import { createElement as h, type ReactNode } from 'react';
import { emailCss, emailThemes } from './email-style.ts';

/** What a mail says, before it has a look. */
export interface EmailContent {
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
export async function renderEmail(
  email: EmailContent,
): Promise<{ readonly text: string; readonly html: string }> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const html = `<!doctype html>${renderToStaticMarkup(page(email))}`;
  return { text: plain(email), html };
}

function plain({ heading, paragraphs, action, foot, unsubscribeUrl }: EmailContent): string {
  const parts = [heading, ...paragraphs];
  if (action) parts.push(`${action.label}:\n${action.url}`);
  parts.push(`-- \n${foot}${unsubscribeUrl ? `\nNo more of these mails: ${unsubscribeUrl}` : ''}`);
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
    { lang: 'en' },
    head,
    h('body', { className: 'page', style: emailThemes.page }, card(email)),
  );
}

function card({ from, heading, paragraphs, action, foot, unsubscribeUrl }: EmailContent): ReactNode {
  const link = unsubscribeUrl
    ? [
        ' ',
        h('a', { key: 'end', href: unsubscribeUrl, style: { color: 'inherit' } }, 'No more of these mails.'),
      ]
    : [];
  return h(
    'div',
    { className: 'card', style: emailThemes.card },
    h('p', { className: 'ink', style: emailThemes.name }, from),
    h('h1', { className: 'ink', style: emailThemes.heading }, heading),
    paragraphs.map((text) => h('p', { key: text, className: 'ink', style: emailThemes.paragraph }, text)),
    action && h('a', { className: 'lead', href: action.url, style: emailThemes.lead }, action.label),
    h('p', { className: 'soft line', style: emailThemes.foot }, foot, ...link),
  );
}
