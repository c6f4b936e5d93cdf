import { html } from 'hono/html';
import { type MarkdownBlock, type MarkdownSpan, markdownBlocks } from './markdown-blocks.ts';

/** The developers' guide of the repository as a page: no scripts, and nothing from elsewhere. */
export function guidePage(
  markdown: string,
  { title, url }: { readonly title: string; readonly url: string },
) {
  const blocks = markdownBlocks(markdown.replaceAll('http://localhost:3000', url));
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Use the API of ${title}</title>
<link rel="stylesheet" href="/docs/api/style.css">
</head>
<body>
<main>${blocks.map(blockHtml)}</main>
</body>
</html>`;
}

function blockHtml(block: MarkdownBlock) {
  switch (block.kind) {
    case 'heading':
      return block.level === 1
        ? html`<h1>${spansHtml(block.spans)}</h1>`
        : html`<h2>${spansHtml(block.spans)}</h2>`;
    case 'code':
      return html`<pre tabindex="0">${block.text}</pre>`;
    case 'list':
      return html`<ul>${block.items.map((item) => html`<li>${spansHtml(item)}</li>`)}</ul>`;
    case 'table':
      return html`<div class="wide" tabindex="0"><table>
<thead><tr>${block.head.map((cell) => html`<th scope="col">${spansHtml(cell)}</th>`)}</tr></thead>
<tbody>${block.rows.map((row) => html`<tr>${row.map((cell) => html`<td>${spansHtml(cell)}</td>`)}</tr>`)}</tbody>
</table></div>`;
    case 'paragraph':
      return html`<p>${spansHtml(block.spans)}</p>`;
  }
}

function spansHtml(spans: readonly MarkdownSpan[]) {
  return spans.map(({ kind, text, href }) => {
    if (kind === 'code') return html`<code>${text}</code>`;
    if (kind === 'strong') return html`<strong>${text}</strong>`;
    return kind === 'link' ? html`<a href="${href}">${text}</a>` : html`${text}`;
  });
}
