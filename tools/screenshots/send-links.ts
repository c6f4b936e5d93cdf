import type { Browser } from 'playwright-core';
import { callFunction } from './call-function.ts';
import type { SignedInState } from './demo-people.ts';

/** What the demo owner sends to people without an account: a link to a pet's record, and one to its clinic. */
export async function sendLinks(
  from: Browser,
  baseURL: string,
  { state, pet }: { readonly state: SignedInState; readonly pet: string },
): Promise<{ readonly shared: string; readonly asked: string }> {
  const context = await from.newContext({ baseURL, storageState: state });
  const { request } = context;
  const { url } = await callFunction<{ url: string }>(request, 'createShareLink', {
    petId: pet,
    contents: ['records'],
    label: 'Dr. Lind, second opinion',
  });
  const { items } = await callFunction<{ items: { id: string }[] }>(request, 'listVaccinations', {
    petId: pet,
  });
  const clinicEmail = `records-${Date.now()}@clinic.test`;
  await callFunction(request, 'requestConfirmation', {
    petId: pet,
    clinicName: 'Lakeside Animal Hospital',
    clinicEmail,
    records: items.slice(0, 3).map(({ id }) => ({ kind: 'vaccination', recordId: id })),
  });
  await context.close();
  const sent = new URL(url);
  return { shared: `${sent.pathname}${sent.search}${sent.hash}`, asked: await linkIn(baseURL, clinicEmail) };
}

/** The path of the first link in the email that an address gets, once it is in the outbox of the demo. */
async function linkIn(baseURL: string, address: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const reply = await fetch(`${baseURL}/dev/outbox`, { headers: { accept: 'application/json' } });
    const { items } = (await reply.json()) as { items: { to: string; text: string }[] };
    const words = items.find(({ to }) => to === address)?.text.split(/\s/) ?? [];
    const link = words.find((word) => word.startsWith('http') && word.includes('/confirm/'));
    if (link) return new URL(link).pathname;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  throw new Error(`No email came to ${address} within 10 s.`);
}
