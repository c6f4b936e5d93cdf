import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Config } from '../config/index.ts';
import type { Mail } from './mail.ts';
import { readOutbox } from './outbox-folder.ts';

/** The mail of a machine without a mail server, for people and for tests; absent in production. */
export function outboxRoutes({ production, dataDir }: Config): Hono {
  const routes = new Hono();
  if (production) return routes;
  routes.get('/dev/outbox', async (context) => {
    const mails = await readOutbox(dataDir);
    if (context.req.header('accept')?.includes('application/json')) {
      return context.json({ items: mails.map(presentMail) });
    }
    return context.html(listPage(mails));
  });
  routes.get('/dev/outbox/:id', async (context) => {
    const found = (await readOutbox(dataDir)).find(({ id }) => id === context.req.param('id'));
    if (!found) return context.notFound();
    // Emails have inline styles; a policy allows nothing but showing them.
    context.header(
      'Content-Security-Policy',
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    );
    return found.html === undefined ? context.text(found.text) : context.html(found.html);
  });
  return routes;
}

function presentMail({ id, to, subject, text, html: body, headers, createdAt }: Mail) {
  return { id, to, subject, text, html: body ?? null, headers: headers ?? {}, createdAt };
}

function listPage(mails: readonly Mail[]) {
  const rows = mails.map(
    ({ id, to, subject, text, createdAt }) =>
      html`<li><a href="/dev/outbox/${id}">${subject}</a> to ${to}, ${createdAt}<pre>${text}</pre></li>`,
  );
  return html`<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox</title><h1>Outbox</h1>
${mails.length === 0 ? 'Nothing has been mailed yet.' : html`<ol reversed>${rows}</ol>`}${raw('</html>')}`;
}
