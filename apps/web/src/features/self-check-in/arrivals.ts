import type { checkIns, OutputOf } from '@clearpaw/contract';
import { standingOf } from '@clearpaw/domain';

export type ArrivalMessage = OutputOf<typeof checkIns.watchDoor>;
export type Arrival = Extract<ArrivalMessage, { id: string }>;

/** The check-in result for one pet: its state, a refusal as text, or no result. */
export type ArrivalAnswer =
  | { readonly said: Arrival }
  | { readonly refused: string }
  | { readonly unanswered: true };

export type Answers = ReadonlyMap<string, ArrivalAnswer>;

/** Applies a live message about a staff decision: the newest arrival of a pet, in its latest state. */
export function hear(answers: Answers, message: ArrivalMessage): Answers {
  if ('arrivals' in message) return message.arrivals.reduce(withArrival, answers);
  return withArrival(answers, message);
}

/**
 * Applies the response to a check-in. It was sent before any live message about the same arrival, so it does not
 * overwrite one.
 */
export function withReply(answers: Answers, petId: string, reply: ArrivalAnswer): Answers {
  const known = answers.get(petId);
  if ('said' in reply && known && 'said' in known && !isAfter(reply.said, known.said)) return answers;
  return new Map([...answers, [petId, reply]]);
}

const isAfter = (one: Arrival, other: Arrival): boolean => one.arrivedAt > other.arrivedAt;

function withArrival(answers: Answers, arrival: Arrival): Answers {
  const known = answers.get(arrival.petId);
  if (known && 'said' in known && isAfter(known.said, arrival)) return answers;
  return new Map([...answers, [arrival.petId, { said: arrival }]]);
}

/** A pet that is waiting or present cannot be checked in; any other can, also repeatedly. */
export function mayArrive(answer: ArrivalAnswer | undefined): boolean {
  if (!answer || !('said' in answer)) return true;
  const standing = standingOf(answer.said);
  return standing !== 'waiting' && standing !== 'here';
}
