/** What search engines and link previews read at one address. */
export interface DocumentHead {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly image: { readonly url: string; readonly width: number; readonly height: number };
  /** Whether search engines may list the page. */
  readonly indexed: boolean;
  /** Structured data by schema.org; null if there is none. */
  readonly facts: object | null;
}

/** The head as HTML. */
export function tagsOf({ title, description, canonical, image, indexed, facts }: DocumentHead): string {
  const meta = (property: string, content: string) =>
    `<meta property="og:${property}" content="${escaped(content)}" />`;
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    ...(indexed
      ? [`<link rel="canonical" href="${escaped(canonical)}" />`]
      : ['<meta name="robots" content="noindex" />']),
    meta('type', 'website'),
    meta('site_name', 'Clearpaw'),
    meta('title', title),
    meta('description', description),
    meta('url', canonical),
    meta('image', image.url),
    meta('image:width', String(image.width)),
    meta('image:height', String(image.height)),
    '<meta name="twitter:card" content="summary_large_image" />',
    // Data, not a script: the content security policy has nothing to run here.
    ...(facts ? [`<script type="application/ld+json">${escapedData(facts)}</script>`] : []),
  ].join('\n    ');
}

/** JSON that cannot close the element that contains it. */
export function escapedData(facts: object): string {
  return JSON.stringify(facts).replaceAll('<', '\\u003c');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
