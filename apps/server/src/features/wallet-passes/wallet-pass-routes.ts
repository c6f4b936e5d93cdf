import { type Context, Hono } from 'hono';
import { askedLanguage, readerLanguage, type Services } from '../../platform/http/index.ts';
import { languageOf } from '../accounts/index.ts';
import { findFamilyPet } from '../pets/index.ts';
import { applePass } from './apple-pass.ts';
import { walletPassMessages } from './messages.gen.ts';
import { takePass } from './pass-address.ts';
import { passFace } from './pass-face.ts';

/**
 * Serves a badge as a file for Apple Wallet. The address is the authorization and works once; whether the person may
 * still show the badge is checked again.
 */
export function walletPassRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.get('/exports/passes/:key', async (context) => {
    // A program that only checks the address must not use it up.
    if (context.req.method !== 'GET') return context.body(null, 405, { Allow: 'GET' });
    const now = services.clock.now();
    const { appleWallet } = services.config;
    const asked = await takePass(services.store.db, context.req.param('key'), now);
    const found = asked && (await findFamilyPet({ services, uid: asked.uid }, asked.petId));
    const mayShow = found && found.access !== 'read' && found.pet.state === 'active';
    if (!appleWallet || !mayShow) return usedUp(context);
    const language = askedLanguage(context) ?? (await languageOf(services.store.db, asked.uid));
    const bytes = await applePass(appleWallet, await passFace({ services, now }, found.pet), language);
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': 'application/vnd.apple.pkpass',
      'Content-Disposition': 'attachment; filename="badge.pkpass"',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    });
  });
  return routes;
}

function usedUp(context: Context): Response {
  return context.text(walletPassMessages[readerLanguage(context)].usedUp, 404);
}
