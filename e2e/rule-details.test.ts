import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './setup/accessible.ts';
import { callAs } from './setup/account.ts';
import { goToRequirements, openNewBusiness } from './setup/business-steps.ts';
import { pick, pressOn } from './setup/keyboard.ts';
import { addPet, register } from './setup/owner-steps.ts';
import { type BrowserPerson, openBrowser, openPage, phone, widths } from './setup/person.ts';
import { picture } from './setup/picture.ts';

/** Everything a rule can require, from the first page to the verdict of a pet. */
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const button = ({ page }: BrowserPerson, name: string) => page.getByRole('button', { name, exact: true });
const box = ({ page }: BrowserPerson, label: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${label}`) });

describe.each(widths('desk'))('a rule %s', (_, viewport) => {
  it('a rule is given a series, a wait and an end by keyboard, and a pet is judged by it', async () => {
    const staff = await openPage(browser, viewport);
    const { page } = staff;
    await openNewBusiness(
      staff,
      `rule-details-${viewport.width}@story.test`,
      `Clause Yard ${viewport.width}`,
    );
    await goToRequirements(staff);
    await pick(page, button(staff, 'Add rule'), 'A vaccination');
    const rule = page.getByRole('listitem', { name: 'Rule 1', exact: true });
    await pressOn(page, button(staff, 'Details of rule 1'));
    const examples = page.getByRole('region', { name: 'Examples' });
    const oneDose = examples.getByRole('listitem').filter({ hasText: 'One dose 2 months ago' });
    await oneDose.getByRole('img', { name: 'Good to go' }).waitFor();
    await pressOn(page, box(staff, 'Series'), 'Space');
    await expect.poll(() => rule.innerText()).toContain('2 doses');
    // The sample pet is evaluated with the clause that has just been ticked.
    await oneDose.getByRole('img', { name: 'Not cleared' }).waitFor();
    await pick(page, button(staff, '2 doses, Number of doses'), '3 doses');
    await expect.poll(() => rule.innerText()).toContain('3 doses');
    await pressOn(page, box(staff, 'End date'), 'Space');
    await expect.poll(() => rule.innerText()).toMatch(/until \w+ \d+, \d{4}/);
    await pressOn(page, box(staff, 'Title'), 'Space');
    await pressOn(page, box(staff, 'Title'), 'Space');
    await expect.poll(() => rule.innerText()).not.toContain('Shown as');
    await expectAccessible(staff);
    await picture(staff, `rule-details-${viewport.width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await pressOn(page, button(staff, 'Publish version 1'));
    await page
      .getByText(/Version 1 is live/)
      .first()
      .waitFor();

    const owner = await openPage(browser, phone);
    await register(owner, `rule-details-owner-${viewport.width}@story.test`, 'Pet Owner');
    await addPet(owner, 'Poppy');
    const asOwner = (name: string, input: object) => callAs(owner.page.context().request, name, input);
    const [pet] = ((await asOwner('listPets', {})) as { items: { id: string }[] }).items;
    const [yard] = (
      (await callAs(page.context().request, 'listMyBusinesses', {})) as { items: { id: string }[] }
    ).items;
    const asked = { petId: pet?.id, businessId: yard?.id };
    await asOwner('connectPet', { ...asked, scope: 'records' });
    await asOwner('recordVaccination', {
      petId: pet?.id,
      vaccine: 'rabies-1y',
      administeredOn: '2026-06-01',
    });
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const verdictOn = async (days: number) => {
      const visit = { arrival: day(days), departure: day(days) };
      const report = (await asOwner('getCompliance', { ...asked, ...visit })) as {
        checks: { status: string }[];
      };
      return report.checks[0]?.status;
    };
    expect(await verdictOn(1)).toBe('incomplete');
    expect(await verdictOn(40)).toBe('not_applicable');
    expect([...staff.problems, ...owner.problems]).toEqual([]);
    await Promise.all([staff.close(), owner.close()]);
  });
});
