import type { Page } from 'playwright-core';

/**
 * What people and businesses wrote themselves: the texts in the server's answers, by the key that they came under. They
 * are shown as they are in every language.
 */
export interface OwnWords {
  readonly keysByText: ReadonlyMap<string, string>;
}

/** Listens to the answers of the server for as long as the page lives. */
export function listenForWords(page: Page): OwnWords {
  const keysByText = new Map<string, string>();
  page.on('response', async (response) => {
    if (!/json/.test(response.headers()['content-type'] ?? '')) return;
    const body: unknown = await response.json().catch(() => null);
    collect(body, '', keysByText);
  });
  return { keysByText };
}

function collect(value: unknown, key: string, into: Map<string, string>): void {
  if (typeof value === 'string') {
    const text = value.replace(/\s+/g, ' ').trim();
    if (text !== '') into.set(text, key);
    // A time zone is shown without its underscores.
    if (text.includes('_')) into.set(text.replaceAll('_', ' '), key);
    // A greeting calls people by their first name.
    if (key === 'displayName') into.set(text.split(' ')[0] ?? text, key);
  } else if (Array.isArray(value)) for (const one of value) collect(one, key, into);
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) collect(one, name, into);
}
