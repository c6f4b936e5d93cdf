import { addDays } from '@clearpaw/domain';
import { useFormat } from '../../platform/messages/index.ts';
import { connectionMessages } from './messages.gen.ts';
import type { PetConnection } from './use-pet-connections.ts';

/** The businesses' verdicts about a pet, in one sentence with what matters most. */
export function useBusinessesSentence(): (connections: readonly PetConnection[]) => string {
  const messages = connectionMessages;
  const format = useFormat();
  return (connections) => {
    const find = (verdict: PetConnection['verdict']) => connections.find((one) => one.verdict === verdict);
    const closed = find('non_compliant');
    const waiting = find('pending');
    const ending = find('expiring');
    if (closed?.compliantFrom)
      return messages.notToday(closed.businessName, format.weekday(closed.compliantFrom));
    if (closed) return messages.notYet(closed.businessName);
    if (waiting) return messages.pending(waiting.businessName);
    if (ending?.changesOn)
      return messages.expiring(ending.businessName, format.weekday(addDays(ending.changesOn, -1)));
    if (ending) return messages.expiringOpen(ending.businessName);
    return connections.length > 0 ? messages.allYes(connections.length) : messages.connectFirst;
  };
}
