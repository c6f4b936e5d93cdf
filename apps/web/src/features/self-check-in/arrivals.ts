import type { checkIns, OutputOf } from '@clearpaw/contract';
import { standingOf } from '@clearpaw/domain';

export type ArrivalMessage = OutputOf<typeof checkIns.watchDoor>;
export type Arrival = Extract<ArrivalMessage, { id: string }>;

/** What the door said about one pet: how it stands, a refusal in words, or nothing at all. */
export type ArrivalAnswer =
  | { readonly said: Arrival }
  | { readonly refused: string }
  | { readonly unanswered: true };

export type Answers = ReadonlyMap<string, ArrivalAnswer>;

/** What staff decide, as it is heard: the newest arrival of a pet, as it stood last. */
export function hear(answers: Answers, message: ArrivalMessage): Answers {
  if ('arrivals' in message) return message.arrivals.reduce(withArrival, answers);
  return withArrival(answers, message);
}

/** The reply to a press. It left before anything that was heard of the same arrival, so it changes nothing then. */
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

/** Someone who waits or is here has nothing to tell; everyone else may come, again too. */
export function mayArrive(answer: ArrivalAnswer | undefined): boolean {
  if (!answer || !('said' in answer)) return true;
  const standing = standingOf(answer.said);
  return standing !== 'waiting' && standing !== 'here';
}
