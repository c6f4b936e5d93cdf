import { CallError, type UnaryName } from '@clearpaw/client';
import type { contract, InputOf, OutputOf } from '@clearpaw/contract';
import { hashKey } from '@tanstack/react-query';
import { isUnreached } from '../offline/is-unanswered.ts';
import { call, session } from '../session/index.ts';
import { readText } from '../storage/index.ts';
import { dataMessages } from './data-messages.gen.ts';
import { noteAway } from './offline-state.ts';

type Functions = typeof contract;

/** What an owner's pages are made of. Documents themselves and anything of a business are never kept. */
const keptReads: ReadonlySet<UnaryName> = new Set<UnaryName>([
  'getCompliance',
  'getDocument',
  'getPet',
  'getProfile',
  'getRequirements',
  'listAllergies',
  'listConditions',
  'listDeclarations',
  'listDocuments',
  'listEvaluations',
  'listExemptions',
  'listMedications',
  'listOpenRequirements',
  'listPetConnections',
  'listPets',
  'listTests',
  'listTreatments',
  'listVaccinations',
  'listVetVisits',
  'listViews',
  'listWeights',
]);

/** Who this device was last signed in for; kept by the app while it knows. */
export const personKey = 'clearpaw.person';

/** Whose answers are kept. Staff read other people's pets, and keep nothing of them. */
let keeper: string | null = null;

/** From now on the answers to this owner are kept on the device, until they sign out. */
export function keepReadsOf(uid: string): void {
  keeper = uid;
}

function reader(): string | null {
  const state = session.state();
  return state.ready ? state.uid : readText(personKey);
}

const storeKey = (uid: string, name: UnaryName, input: unknown) => `${uid} ${hashKey([name, input])}`;

/** Keeps an answer for the time without a network; a device that cannot store shows it online only. */
export async function keepRead(name: UnaryName, input: unknown, answer: unknown): Promise<void> {
  const uid = reader();
  if (uid === null || uid !== keeper || !keptReads.has(name)) return;
  try {
    await (await import('./kept-reads.ts')).keepAnswer(storeKey(uid, name, input), answer);
  } catch {
    // Without a store everything else goes on.
  }
}

async function findRead(name: UnaryName, input: unknown) {
  const uid = reader();
  if (uid === null || !keptReads.has(name)) return null;
  try {
    return await (await import('./kept-reads.ts')).findAnswer(storeKey(uid, name, input));
  } catch {
    return null;
  }
}

/** The last answer that this device kept; null where there is none. */
export async function findKept<Name extends UnaryName>(
  name: Name,
  input: InputOf<Functions[Name]>,
): Promise<OutputOf<Functions[Name]> | null> {
  const kept = await findRead(name, input);
  return kept && (kept.answer as OutputOf<Functions[Name]>);
}

/** Reads through a function; where the server cannot be reached, what this device kept of the same question. */
export async function readOrKept<Name extends UnaryName>(
  name: Name,
  input: InputOf<Functions[Name]>,
): Promise<OutputOf<Functions[Name]>> {
  try {
    const answer = await call(name, input);
    void keepRead(name, input, answer);
    return answer;
  } catch (problem) {
    if (!isUnreached(problem)) throw problem;
    const kept = await findRead(name, input);
    noteAway(hashKey([name, input]), kept?.readAt ?? null);
    if (kept) return kept.answer as OutputOf<Functions[Name]>;
    throw navigator.onLine ? problem : new CallError({ code: 'unavailable', message: notKept() });
  }
}

/** That there is neither a network nor a kept answer. */
export const notKept = (): string => dataMessages.notKept;

/** What one person read is not for the next one on the same device. */
export async function forgetReads(): Promise<void> {
  keeper = null;
  await (await import('./kept-reads.ts')).forgetAnswers();
}
