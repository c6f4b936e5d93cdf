import { toCsv } from '../../platform/downloads/index.ts';
import type { DueItem, DueName } from './due-item.ts';
import type { dueMessages } from './messages.gen.ts';

type DueMessages = typeof dueMessages;

/** The report for a spreadsheet, with the texts of the screen. */
export function dueCsv(items: readonly DueItem[], rules: readonly DueName[], messages: DueMessages): string {
  const names = new Map(rules.map(({ code, name }) => [code, name]));
  const rows = items.map(({ petName, ownerName, rule, status, dueOn }) => [
    petName,
    ownerName ?? '',
    names.get(rule) ?? rule,
    messages.statuses[status],
    dueOn ?? '',
  ]);
  return toCsv([messages.pet, messages.owner, messages.rule, messages.status, messages.dueOn], rows);
}
