import { type AlertKind, alertKinds, productName } from '@clearpaw/domain';
import { directionOf, type Language } from '@clearpaw/protocol';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { readerLanguage, type Services } from '../../platform/http/index.ts';
import { alertSettingsTable } from '../../schema/alert.ts';
import { alertMessages } from './messages.gen.ts';
import { channelsFor } from './settings-of.ts';

/**
 * `/unsubscribe/{token}?kind=…`: a POST ends the emails of a kind (mail programs send it, RFC 8058); a GET asks first,
 * because link scanners open every address in an email. An unknown token is answered like a known one.
 */
export function unsubscribeRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.get('/unsubscribe/:token', (context) => {
    const kind = readKind(context.req.query('kind'));
    if (!kind) return context.notFound();
    const language = readerLanguage(context);
    const { ask, yes } = alertMessages[language].page;
    return context.html(page(language, ask, `<form method="post"><button>${yes}</button></form>`));
  });
  routes.post('/unsubscribe/:token', async (context) => {
    const kind = readKind(context.req.query('kind'));
    if (!kind) return context.notFound();
    await endMails(services, context.req.param('token'), kind);
    const language = readerLanguage(context);
    const { done, ended } = alertMessages[language].page;
    return context.html(page(language, done, `<p>${ended}</p>`));
  });
  return routes;
}

function readKind(text: string | undefined): AlertKind | undefined {
  return alertKinds.find((kind) => kind === text);
}

async function endMails({ store, clock }: Services, token: string, kind: AlertKind): Promise<void> {
  await store.transaction(async ({ db }) => {
    const mine = eq(alertSettingsTable.unsubscribeToken, token);
    const [row] = await db.select().from(alertSettingsTable).where(mine).for('update');
    if (!row) return;
    const settings = { kinds: row.kinds, quietHours: null, timeZone: 'UTC' };
    const kinds = { ...row.kinds, [kind]: { ...channelsFor(settings, kind), email: false } };
    await db.update(alertSettingsTable).set({ kinds, updatedAt: clock.now() }).where(mine);
  });
}

/** A page of two lines that needs no script, style or sign-in. */
function page(language: Language, heading: string, body: string): string {
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${productName}: ${heading}</title></head><body><main><h1>${heading}</h1>${body}</main></body></html>`;
}
