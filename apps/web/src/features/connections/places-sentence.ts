import { addDays } from '@clearpaw/domain';
import { useFormat, useWordsOf } from '../../platform/words/index.ts';
import type { PetConnection } from './use-pet-connections.ts';
import { connectionWords } from './words.ts';

/** What the places say of a pet, in one sentence that tells what matters most. */
export function usePlacesSentence(): (connections: readonly PetConnection[]) => string {
  const words = useWordsOf(connectionWords);
  const format = useFormat();
  return (connections) => {
    const find = (verdict: PetConnection['verdict']) => connections.find((one) => one.verdict === verdict);
    const closed = find('non_compliant');
    const waiting = find('pending');
    const ending = find('expiring');
    if (closed?.compliantFrom)
      return words.notToday(closed.businessName, format.weekday(closed.compliantFrom));
    if (closed) return words.notYet(closed.businessName);
    if (waiting) return words.pending(waiting.businessName);
    if (ending?.changesOn)
      return words.expiring(ending.businessName, format.weekday(addDays(ending.changesOn, -1)));
    if (ending) return words.expiringOpen(ending.businessName);
    return connections.length > 0 ? words.allYes(connections.length) : words.connectFirst;
  };
}
