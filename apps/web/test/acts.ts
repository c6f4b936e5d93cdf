import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Where to look if the page contains several. */
interface Within {
  readonly in?: HTMLElement;
}

/** A field found by its words, emptied and filled; with `in` only there. */
export async function fill(
  user: UserEvent,
  label: string | RegExp,
  text: string,
  { in: part }: Within = {},
): Promise<void> {
  const field = await (part ? within(part) : screen).findByLabelText(label);
  await user.clear(field);
  await user.click(field);
  if (text !== '') await user.paste(text);
}

/** A button found by its words; with `in` only there. */
export async function press(user: UserEvent, name: string | RegExp, { in: part }: Within = {}) {
  const where = part ? within(part) : screen;
  await user.click(await where.findByRole('button', { name }));
}

/** One entry of a list that a button opens. */
export async function chooseOption(
  user: UserEvent,
  label: string | RegExp,
  option: string | RegExp,
): Promise<void> {
  await press(user, label);
  const found = await screen.findAllByRole('option', { name: option });
  // Behind each of our lists is an invisible native one.
  const shown = found.find(({ tagName }) => tagName !== 'OPTION');
  if (!shown) throw new Error(`No option ${String(option)} in ${String(label)}`);
  await user.click(shown);
}

/** One entry of a menu that a button opens. */
export async function pickItem(
  user: UserEvent,
  label: string | RegExp,
  item: string | RegExp,
): Promise<void> {
  await press(user, label);
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

/** A date is typed part by part, as month, day and year. */
export async function fillDate(user: UserEvent, label: string | RegExp, monthDayYear: string): Promise<void> {
  const group = await screen.findByRole('group', { name: label });
  const [month] = within(group).getAllByRole('spinbutton');
  if (!month) throw new Error(`No date in ${String(label)}`);
  await user.click(month);
  await user.keyboard(monthDayYear);
}

/** The alert with this text. */
export const alertOf = async (text: string | RegExp): Promise<HTMLElement> => {
  const alerts = await screen.findAllByRole('alert');
  const found = alerts.find(
    (alert) => within(alert).queryByText(text) !== null || matches(alert.textContent, text),
  );
  if (!found)
    throw new Error(
      `No alert says ${String(text)}; there are: ${alerts.map((alert) => alert.textContent).join(' | ')}`,
    );
  return found;
};

const matches = (words: string | null, text: string | RegExp): boolean =>
  typeof text === 'string' ? (words ?? '').includes(text) : text.test(words ?? '');

/** The dialog with this title, whether an ordinary or an alert dialog. */
export const dialogOf = (title: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const [found] = ['dialog', 'alertdialog'].flatMap((role) => screen.queryAllByRole(role, { name: title }));
    if (!found) throw new Error(`No dialog ${String(title)}`);
    return found;
  });
