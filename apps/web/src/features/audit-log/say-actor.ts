import type { ListedAuditEntry } from './listed-entry.ts';
import type { auditLogMessages } from './messages.gen.ts';

/** Who did it, in words; a person whose account was erased has no name any more. */
export function sayActor({ actor }: ListedAuditEntry, messages: typeof auditLogMessages): string {
  return {
    member: actor.name ?? messages.erased,
    owner: messages.owner,
    system: messages.system,
    'api-key': messages.apiKey(actor.name ?? ''),
    app: messages.app(actor.name ?? ''),
  }[actor.kind];
}
