import type { CareKind } from '@clearpaw/domain';
import { useAction, useCall } from '../../platform/data/index.ts';
import { type CareEntry, sortCare } from './care-record.ts';

/** Everything on record about a pet beside vaccinations and documents. */
export function useCare(petId: string) {
  const lists = {
    test: useCall('listTests', { petId, limit: 100 }),
    treatment: useCall('listTreatments', { petId, limit: 100 }),
    exemption: useCall('listExemptions', { petId, limit: 100 }),
    declaration: useCall('listDeclarations', { petId, limit: 100 }),
    evaluation: useCall('listEvaluations', { petId, limit: 100 }),
  } as const;
  const all = Object.values(lists);
  const failed = all.find((list) => list.isError) ?? null;
  const entries = (Object.keys(lists) as CareKind[]).flatMap((kind) =>
    // Each list holds records of the kind it is named by.
    (lists[kind].data?.items ?? []).map((record) => ({ kind, record }) as CareEntry),
  );
  return {
    entries: sortCare(entries),
    isPending: all.some((list) => list.isPending),
    problem: failed?.error ?? null,
    retry: () => {
      for (const list of all) if (list.isError) void list.refetch();
    },
  };
}

const nouns = {
  test: 'Test',
  treatment: 'Treatment',
  exemption: 'Exemption',
  declaration: 'Declaration',
  evaluation: 'Evaluation',
} as const satisfies Record<CareKind, string>;

/** Writes records of a kind; the fields are those of the contract's function for it. */
export function useCareAction(verb: 'record' | 'correct' | 'withdraw', kind: CareKind) {
  const action = useAction(`${verb}${nouns[kind]}` as 'recordTest');
  return {
    ...action,
    /** The kinds' functions take different fields; the dialog of a kind builds exactly its own. */
    send: (input: object, onSaved: (saved: unknown) => void) =>
      action.mutate(input as never, { onSuccess: onSaved }),
  };
}

/** The name under which a function takes the id of a record. */
export function idOf({ kind, record }: CareEntry): Readonly<Record<string, string>> {
  return { [`${kind}Id`]: record.id };
}
