import { calendarDateIn, type Rule } from '@clearpaw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { dialogOf, fillDate, press } from '../../../test/acts.ts';
import { sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, staff } from '../../../test/people.ts';
import { clausesOf } from './clauses/clauses-of.ts';
import { ruleDetailMessages } from './detail-messages.gen.ts';
import { requirementMessages } from './messages.gen.ts';
import { sentenceOf } from './sentence-of.ts';
import { isSlot, type Slot, sentenceTextOf } from './sentence-part.ts';
import { parameterCases, testWaivers, valueAt } from './testing/parameter-cases.ts';

const messages = requirementMessages;
const partsOf = (rule: unknown) => sentenceOf(rule as never, messages, testWaivers);
const services = [
  { code: 'daycare', name: 'Daycare' },
  { code: 'boarding', name: 'Boarding' },
];
const waiverOf = (waiver: (typeof testWaivers)[number]) => ({
  ...waiver,
  businessId: meadow.id,
  version: waiver.materialVersion,
  sha256: 'a'.repeat(64),
  ...{ format: 'text', resign: 'material' },
  services: null,
  validMonths: null,
  forMinors: false,
  updatedAt: at,
});

/** The editor with one rule in force. */
async function openEditor(rule: unknown): Promise<UserEvent> {
  const inForce = { version: 1, rules: [rule], publishedAt: at, effectiveFrom: '2026-01-05' };
  const { user } = await openScreen('/business/requirements', staff('manager'), {
    listMyBusinesses: listed({ ...meadow, services, role: 'manager' as const }),
    getRequirements: inForce as never,
    listRequirementVersions: listed({ ...inForce, state: 'current' }) as never,
    getRecheckProgress: { version: 1, done: 0, total: 0 },
    listWaivers: listed(...testWaivers.map(waiverOf)) as never,
    previewRequirements: { affected: [], judged: 0 },
    publishRequirements: { ...inForce, version: 2 } as never,
  });
  return user;
}

/** The rule as the server receives it. */
async function published(user: UserEvent): Promise<unknown> {
  await press(user, 'Publish version 2');
  await waitFor(() => expect(sentTo('publishRequirements')).toHaveLength(1));
  return sentTo('publishRequirements')[0]?.rules[0];
}

/** The rule as the editor stores it once a clause is ticked. */
const withClause = (rule: Rule, id: string): Rule =>
  clausesOf(rule, calendarDateIn(Date.now(), meadow.timeZone))
    .find((clause) => clause.id === id)
    ?.add() ?? rule;

/** Whether the editor's draft differs from the version in force. */
const hasChanges = () => screen.queryByText('No changes') === null;

const sentence = () => screen.getByRole('listitem', { name: 'Rule 1' }).textContent ?? '';

const box = (label: string) => screen.getByRole('checkbox', { name: (name) => name.startsWith(label) });

/** Chooses another value for a chip: one from its list, or a typed one if the list has no other. */
async function chooseAnother(user: UserEvent, slot: Slot): Promise<void> {
  await press(user, `${slot.value}, ${slot.label}`);
  const other = slot.choices.find(
    ({ id }) => id !== slot.selected && !['remove', 'none', 'any', 'owner'].includes(id),
  );
  if (other) {
    const found = await screen.findAllByRole('menuitemradio');
    const item = found.find(({ textContent }) => textContent?.startsWith(other.label));
    if (!item) throw new Error(`There is no ${other.label}.`);
    await user.click(item);
  } else if (slot.id === 'evidence') {
    // Only a document can be required for this kind today; without it, any record counts.
    await user.click(await screen.findByRole('menuitemradio', { name: /a document/ }));
  } else if (slot.date) {
    await user.click(await screen.findByRole('menuitemradio', { name: messages.words.anotherDay }));
    await fillDate(user, slot.label, '01312099');
    await press(user, messages.use);
  } else {
    await user.click(await screen.findByRole('menuitemradio', { name: slot.name?.other ?? messages.other }));
    const dialog = await dialogOf(slot.name?.question ?? '');
    await user.type(within(dialog).getByRole('textbox'), 'Another name');
    await press(user, messages.use);
  }
}

// The code for parameters that every rule has is the same for every kind, so one kind is enough here.
const cases = parameterCases().filter(({ kind, path }) => path[0] === 'requirement' || kind === 'microchip');

it.each(cases)('$name is made, read, changed and removed in the editor', async (parameter) => {
  const { rule, control, path } = parameter;
  const user = await openEditor(rule);
  await press(user, 'Details of rule 1');
  const before = sentence();
  if ('boxes' in control) {
    await user.click(box('Boarding'));
    expect(valueAt(await published(user), path)).toEqual(['daycare']);
    return;
  }
  if ('clause' in control) {
    await user.click(box(ruleDetailMessages.clauses[control.clause][0]));
    expect(sentence()).not.toBe(before);
    expect(hasChanges()).toBe(true);
    // If the clause was ticked by mistake, unticking it restores the draft.
    await user.click(box(ruleDetailMessages.clauses[control.clause][0]));
    expect(hasChanges()).toBe(false);
    await user.click(box(ruleDetailMessages.clauses[control.clause][0]));
  }
  const made = sentence();
  const slotId = 'slot' in control ? control.slot : undefined;
  if (slotId !== undefined) {
    const shown = 'clause' in control ? withClause(rule, control.clause) : rule;
    const slot = partsOf(shown)
      .filter(isSlot)
      .find(({ id }) => id === slotId);
    if (!slot) throw new Error(`The sentence has no ${slotId}.`);
    await chooseAnother(user, slot);
    if (slot.choices.length > 2 || slot.id !== 'evidence') {
      await waitFor(() => expect(sentence()).not.toBe(made));
    }
  }
  const read = sentence();
  const sent = await published(user);
  expect(valueAt(sent, path)).not.toEqual(valueAt(rule, path));
  expect(read).toContain(sentenceTextOf(partsOf(sent)));
});
