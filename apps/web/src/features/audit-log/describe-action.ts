import type { auditLogMessages } from './messages.gen.ts';

type Messages = typeof auditLogMessages;

/** A recorded action as text: the action and, after a colon in the record, its detail. */
export function describeAction(action: string, messages: Messages): string {
  const [name = '', detail = ''] = action.split(':');
  return [labelOf(name, messages.actionLabels) ?? messages.otherAction, actionDetail(detail, messages)]
    .filter(Boolean)
    .join(', ');
}

/** What the record says after the colon, in words: a role, an access level, a version. Empty if it has no words. */
export function actionDetail(detail: string, messages: Messages): string {
  return labelOf(detail, messages.details) ?? (/^\d+$/.test(detail) ? messages.version(detail) : '');
}

/** A recorded action may be older than the texts. */
function labelOf(name: string, labels: Readonly<Record<string, string>>): string | undefined {
  return Object.hasOwn(labels, name) ? labels[name] : undefined;
}
