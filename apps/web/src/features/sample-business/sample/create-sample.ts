import type { CallFunction, StreamName, UnaryName, WatchFunction } from '@clearpaw/client';
import type { LocalAnswers } from '../../../platform/session/index.ts';
import type { SampleAnswers } from './answers.ts';
import { checkInAnswers } from './check-in-answers.ts';
import { connectionAnswers } from './connection-answers.ts';
import { customerAnswers } from './customer-answers.ts';
import { badgeCodeOf } from './find.ts';
import { otherAnswers } from './other-answers.ts';
import { notHere, notSaved } from './refuse.ts';
import { ruleAnswers } from './rule-answers.ts';
import { petsOfSample, type SamplePet } from './sample-pets.ts';
import { type Streams, sampleStreams } from './streams.ts';
import { visitAnswers } from './visit-answers.ts';
import { createWorld } from './world.ts';

/** A badge to press instead of holding it before the camera. */
export interface PressableBadge {
  readonly code: string;
  readonly pet: Pick<SamplePet, 'id' | 'name' | 'species' | 'colour'>;
}

/** A new sample, with what answers in place of the server. */
export interface Sample {
  readonly answers: LocalAnswers;
  readonly badges: readonly PressableBadge[];
  /** What a screen keeps on the device for the business, such as a draft, has it in its key. */
  readonly businessId: string;
}

/** What concerns the person who looks around: the server answers it as always. */
const aboutThePerson: ReadonlySet<UnaryName | StreamName> = new Set([
  'getProfile',
  'updateProfile',
  'watchEntitlements',
  'watchAlerts',
  // Starts the trial.
  'createCheckoutSession',
]);

/** Names of functions that only read begin with these; see `stale-reads.ts`. */
const reads = /^(?:find|get|list|preview|verify|export)/;

/**
 * @param now in milliseconds since 1970
 * @param timeZone the device's, whose day the sample shows
 */
export function createSample(now: () => number, timeZone: string): Sample {
  const world = createWorld(now, timeZone);
  const answers: SampleAnswers = {
    ...otherAnswers(world),
    ...connectionAnswers(world),
    ...customerAnswers(world),
    ...ruleAnswers(world),
    ...visitAnswers(world),
    ...checkInAnswers(world),
  };
  return {
    businessId: world.business.id,
    answers: {
      id: `sample ${crypto.randomUUID()}`,
      leavesToServer: (name) => aboutThePerson.has(name),
      call: callOf(answers),
      watch: watchOf(sampleStreams(world)),
    },
    badges: [1, 3, 5, 4, 2, 6].flatMap((number) => badgeOf(petsOfSample[number - 1])),
  };
}

function badgeOf(pet: SamplePet | undefined): readonly PressableBadge[] {
  return pet ? [{ code: badgeCodeOf(pet), pet }] : [];
}

function callOf(answers: SampleAnswers): CallFunction {
  return async (name, input) => {
    const answer = answers[name];
    if (!answer) throw reads.test(name) ? notHere() : notSaved();
    return answer(input);
  };
}

function watchOf(streams: Streams): WatchFunction {
  return (name, _input, { signal, onConnected }) => {
    const open = streams[name];
    if (!open) throw notHere();
    onConnected?.(true);
    return open(signal);
  };
}
