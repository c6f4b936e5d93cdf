import type { TestPerson, TestServer } from '../../../../test/index.ts';

export const goodCard = '4242 4242 4242 4242';
export const declinedCard = '4000 0000 0000 0002';
export const laterDeclinedCard = '4000 0000 0000 0341';

/** The answer of a page: where it redirects the visitor, or what it shows. */
export interface PageAnswer {
  readonly status: number;
  readonly location: string | null;
  readonly text: string;
}

/** Sends one of the sandbox's forms the way a browser does. */
export async function sendForm(url: string, fields: Readonly<Record<string, string>>): Promise<PageAnswer> {
  const reply = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return { status: reply.status, location: reply.headers.get('location'), text: await reply.text() };
}

export function returnAddresses({ services }: TestServer) {
  const home = services.config.publicUrl;
  return { successUrl: `${home}/billing/success`, cancelUrl: `${home}/billing` };
}

export async function openCheckout(server: TestServer, person: TestPerson): Promise<string> {
  const input = { tier: 'business' as const, ...returnAddresses(server) };
  return (await server.call(person, 'createCheckoutSession', input)).url;
}

/** From nothing to a running trial. */
export async function startTrial(server: TestServer, person: TestPerson, card = goodCard): Promise<void> {
  const answer = await sendForm(await openCheckout(server, person), { outcome: 'success', card });
  if (answer.status !== 303) throw new Error(`The checkout answered ${answer.status}.`);
}

/** Opens the portal and submits one of its forms. */
export async function inPortal(
  server: TestServer,
  person: TestPerson,
  fields: Readonly<Record<string, string>>,
): Promise<PageAnswer> {
  const returnUrl = `${server.services.config.publicUrl}/billing`;
  const { url } = await server.call(person, 'createPortalSession', { returnUrl });
  return sendForm(url, fields);
}

/** The entitlements someone has now. */
export function entitlementsNow(server: TestServer, person: TestPerson) {
  return server.call(person, 'watchEntitlements', {});
}
