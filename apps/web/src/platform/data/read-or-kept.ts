import { CallError, type UnaryName } from '@clearpaw/client';
import type { contract, InputOf, OutputOf } from '@clearpaw/contract';
import { hashKey } from '@tanstack/react-query';
import { isUnreached } from '../offline/is-unanswered.ts';
import { call, localAnswers, session } from '../session/index.ts';
import { readText } from '../storage/index.ts';
import { dataMessages } from './data-messages.gen.ts';
import { noteAway } from './offline-state.ts';

type Functions = typeof contract;

/** The reads that an owner's pages use. Documents themselves and business data are never stored. */
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

/** The person last signed in on this device; stored by the app while it knows. */
export const personKey = 'clearpaw.person';

/** The person whose responses are stored. Staff read other people's pets, so nothing is stored for them. */
let keeper: string | null = null;

/** Stores responses for this owner on the device from now on, until they sign out. */
export function keepReadsOf(uid: string): void {
  keeper = uid;
}

function reader(): string | null {
  const state = session.state();
  return state.ready ? state.uid : readText(personKey);
}

const storeKey = (uid: string, name: UnaryName, input: unknown) => `${uid} ${hashKey([name, input])}`;

/** Stores a response for offline use; if the device cannot store it, it is available online only. */
export async function keepRead(name: UnaryName, input: unknown, answer: unknown): Promise<void> {
  const uid = reader();
  if (localAnswers() || uid === null || uid !== keeper || !keptReads.has(name)) return;
  try {
    await (await import('./kept-reads.ts')).keepAnswer(storeKey(uid, name, input), answer);
  } catch {
    // Without storage everything else still works.
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

/** The last response stored on this device; null if there is none. */
export async function findKept<Name extends UnaryName>(
  name: Name,
  input: InputOf<Functions[Name]>,
): Promise<OutputOf<Functions[Name]> | null> {
  const kept = await findRead(name, input);
  return kept && (kept.answer as OutputOf<Functions[Name]>);
}

/**
 * Calls a function, or `read` in its place; if the server cannot be reached, returns the response stored for the same
 * input.
 */
export async function readOrKept<Name extends UnaryName>(
  name: Name,
  input: InputOf<Functions[Name]>,
  read = () => call(name, input),
): Promise<OutputOf<Functions[Name]>> {
  try {
    const answer = await read();
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

/** The message for being offline without a stored response. */
export const notKept = (): string => dataMessages.notKept;

/** What one person read is not for the next one on the same device. */
export async function forgetReads(): Promise<void> {
  keeper = null;
  await (await import('./kept-reads.ts')).forgetAnswers();
}
