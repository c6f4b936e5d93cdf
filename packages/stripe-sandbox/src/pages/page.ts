import type { Context } from 'hono';
import type { SandboxParts } from '../sandbox-parts.ts';
import { pagesPath } from '../shapes/index.ts';
import { type Html, html } from './html.ts';

/**
 * A page of the sandbox, with a content security policy of its own: no scripts, and forms only to the sandbox and back
 * to the product.
 */
export function sendPage(context: Context, parts: SandboxParts, title: string, body: Html): Response {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Browsers also apply this to the redirect after a form.
    `form-action 'self' ${parts.returnOrigin}`,
  ];
  context.header('Content-Security-Policy', policy.join('; '));
  context.header('Cache-Control', 'no-store');
  const page = html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${pagesPath}/style.css">
<main>
<p class="note">Billing sandbox: nothing is charged here.</p>
${body}
</main>
</html>
`;
  return context.html(page.html);
}

/** "Nov 21, 2026". */
export function formatSandboxDay(at: number): string {
  return new Date(at * 1000).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });
}

/** "$49.00". */
export function moneyOf(amount: number, currency: string): string {
  return (amount / 100).toLocaleString('en-US', { style: 'currency', currency });
}
