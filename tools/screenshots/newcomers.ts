import type { Browser, BrowserContext } from 'playwright-core';
import { callFunction } from './call-function.ts';
import type { SignedInState } from './demo-people.ts';

/** Two accounts that have just begun: an owner without a pet, and a business with the plan and no visit. */
export async function signUpNewcomers(
  from: Browser,
  baseURL: string,
): Promise<Record<'newOwner' | 'newBusiness', SignedInState>> {
  const owner = await signUp(from, baseURL, 'owner');
  const business = await signUp(from, baseURL, 'business');
  await payInSandbox(business);
  await callFunction(business.request, 'createBusiness', {
    name: 'Harbor Daycare',
    kind: 'daycare',
    timeZone: 'America/New_York',
  });
  const states = { newOwner: await owner.storageState(), newBusiness: await business.storageState() };
  await owner.close();
  await business.close();
  return states;
}

async function signUp(
  from: Browser,
  baseURL: string,
  userType: 'owner' | 'business',
): Promise<BrowserContext> {
  const context = await from.newContext({ baseURL, locale: 'en-US', reducedMotion: 'reduce' });
  // Each run needs addresses of its own: SCREENSHOTS_URL may keep its data.
  const email = `new-${userType}-${Date.now()}@demo.test`;
  const reply = await context.request.post('/api/auth/sign-up/email', {
    headers: { Origin: baseURL },
    data: { email, password: 'demo-newcomer', name: '' },
  });
  if (!reply.ok()) throw new Error(`${email} could not register: ${reply.status()}`);
  await callFunction(context.request, 'setUserType', { userType });
  return context;
}

/** Starts the trial on the payment page of the sandbox. */
async function payInSandbox(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/billing');
  await page.getByRole('button', { name: 'Start the free trial' }).click();
  await page.getByRole('button', { name: 'Start trial' }).click();
  await page.getByText('Business Connect is active').waitFor();
  await page.close();
}
