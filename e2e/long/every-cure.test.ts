import {
  cureFor,
  possibleReasons,
  type Reason,
  type RequirementKind,
  requirementKinds,
} from '@clearpaw/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAs, createAccount } from '../setup/account.ts';
import { cureCases, type Prepare } from '../setup/cure-cases.ts';
import { type CureSituation, createSituation } from '../setup/cure-fixture.ts';
import { type CureStart, cureSteps, missingPanel } from '../setup/cure-steps.ts';
import { entitle } from '../setup/entitle.ts';
import { type BrowserPerson, desk, openBrowser, openPage, phone } from '../setup/person.ts';

let browser: Browser;
let staff: BrowserPerson;
let owner: BrowserPerson;
beforeAll(async () => {
  browser = await openBrowser();
  staff = await openPage(browser, desk);
  await createAccount(staff, 'every-cure-yard@story.test', 'business');
  await entitle('every-cure-yard@story.test');
  owner = await openPage(browser, phone);
  await createAccount(owner, 'every-cure@story.test', 'owner');
});
afterAll(() => browser?.close());

/** Reasons that need nothing done, or that `evidence-levels` reaches by every level. */
const elsewhere: ReadonlySet<Reason> = new Set(['met', 'titer', 'exemption', 'unverified']);

interface OpenRequirement {
  readonly checks: readonly {
    readonly reason: Reason;
    readonly rule: { readonly requirement: Parameters<typeof cureFor>[0] };
  }[];
}

/** What the engine says of the pet's one rule. */
async function openCheck({ ownerRequest, petId }: CureSituation) {
  const open = (await callAs(ownerRequest, 'listOpenRequirements', { petId })) as {
    items: OpenRequirement[];
  };
  return open.items[0]?.checks[0];
}

/** The item is gone, or it names what is awaited. */
async function expectEnd(page: Page, start: CureStart, action: string): Promise<void> {
  const { item } = start;
  if (action === 'visit')
    return missingPanel(page)
      .getByText(/^Visit on/)
      .waitFor();
  if (action === 'confirm')
    return item
      .getByText(/was asked to confirm|Asked/)
      .first()
      .waitFor();
  if (action === 'review' || action === 'wait') {
    await expect.poll(() => item.getByRole('button').count(), { timeout: 20_000 }).toBe(0);
    return item.waitFor();
  }
  await missingPanel(page)
    .getByText(/^Cleared at all connected businesses/)
    .waitFor();
}

async function walk(reason: Reason, title: string, prepare: Prepare): Promise<string> {
  const { page } = owner;
  const business = staff.page.context().request;
  const situation = await createSituation(title, page.context().request, business);
  await prepare(situation);
  const check = await openCheck(situation);
  expect(check?.reason).toBe(reason);
  const cure = check && cureFor(check.rule.requirement, check.reason);
  if (!cure) throw new Error('The engine names no cure.');
  await page.goto(`/pets/${situation.petId}`);
  const item = missingPanel(page).getByRole('listitem').first();
  await item.getByText(cure.owner, { exact: false }).first().waitFor();
  const start = { page, item };
  // Each step receives only steps of its own action.
  const press = cureSteps[cure.step.action] as (start: CureStart, step: unknown) => Promise<void>;
  await press(start, cure.step);
  await page.getByRole('heading', { level: 1, name: situation.pet }).waitFor();
  await expectEnd(page, start, cure.step.action);
  return cure.step.action;
}

describe.each(requirementKinds as readonly RequirementKind[])('%s', (kind) => {
  const cases = Object.entries(cureCases[kind]) as [Reason, Prepare][];

  it('has a case for every reason with a cure', () => {
    const possible = possibleReasons({ kind } as Parameters<typeof possibleReasons>[0]);
    expect(cases.map(([reason]) => reason).sort()).toEqual(
      possible.filter((reason) => !elsewhere.has(reason)).sort(),
    );
  });

  it.each(cases)('%s leads to its end', async (reason, prepare) => {
    await walk(reason, `${kind} ${reason}`, prepare);
    expect([...owner.problems, ...staff.problems]).toEqual([]);
  });
});
