import type { CareKind, HealthKind, JudgedKind } from '@clearpaw/domain';
import { useAction, useAll } from '../../platform/data/index.ts';
import type { CareEntry, HealthEntry } from './care-entry.ts';
import { sortCare } from './care-record.ts';

/** What businesses may require about a pet besides vaccinations and documents. */
export function useCare(petId: string) {
  const lists = {
    test: useAll('listTests', { petId }),
    treatment: useAll('listTreatments', { petId }),
    exemption: useAll('listExemptions', { petId }),
    declaration: useAll('listDeclarations', { petId }),
    evaluation: useAll('listEvaluations', { petId }),
  } as const;
  const all = Object.values(lists);
  const failed = all.find((list) => list.isError) ?? null;
  const entries = (Object.keys(lists) as JudgedKind[]).flatMap((kind) =>
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

const listNames = {
  medication: 'listMedications',
  allergy: 'listAllergies',
  condition: 'listConditions',
  weight: 'listWeights',
  vetVisit: 'listVetVisits',
} as const satisfies Record<HealthKind, string>;

/** The records of one kind that an owner keeps for the pet's health, the latest first. */
export function useHealth<Kind extends HealthKind>(petId: string, kind: Kind) {
  // Each list holds records of the kind it is named by.
  const list = useAll(listNames[kind] as 'listWeights', { petId });
  const entries = (list.data?.items ?? []).map(
    (record) => ({ kind, record }) as unknown as HealthEntry & { readonly kind: Kind },
  );
  return { entries: sortCare(entries) as typeof entries, list };
}

const nouns = {
  test: 'Test',
  treatment: 'Treatment',
  exemption: 'Exemption',
  declaration: 'Declaration',
  evaluation: 'Evaluation',
  medication: 'Medication',
  allergy: 'Allergy',
  condition: 'Condition',
  weight: 'Weight',
  vetVisit: 'VetVisit',
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
