import { scopesFor } from '@clearpaw/domain';
import { useAction } from '../../platform/data/index.ts';
import { Select } from '../../ui/field/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { connectionMessages } from './messages.gen.ts';
import type { PetConnection } from './use-pet-connections.ts';

/** How much one business sees; it changes at once, with Undo, and keeps the last day. */
export function AccessSelect({ connection }: { readonly connection: PetConnection }) {
  const messages = connectionMessages;
  const connect = useAction('connectPet');
  const { petId, businessId, businessName, businessKind, scope: before, until } = connection;
  const titles = {
    verdict: messages.verdictScope,
    records: messages.recordsScope,
    care: messages.careScope,
  };
  const change = (scope: PetConnection['scope'], undo: boolean) =>
    connect.mutate(
      { petId, businessId, scope, until },
      {
        onSuccess: () =>
          showToast({
            text: messages.seesNow[scope](businessName),
            ...(undo ? { onUndo: () => change(before, false) } : {}),
          }),
        onError: (problem) => showToast({ text: problem.message, tone: 'error' }),
      },
    );
  return (
    <Select
      label={messages.scopeTitle(businessName)}
      isLabelHidden
      options={scopesFor(businessKind).map((id) => ({ id, label: titles[id] }))}
      value={connect.isPending ? (connect.variables?.scope ?? before) : before}
      isDisabled={connect.isPending}
      onChange={(scope) => scope !== before && change(scope, true)}
    />
  );
}
