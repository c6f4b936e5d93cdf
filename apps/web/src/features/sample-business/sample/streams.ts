import type { StreamName } from '@clearpaw/client';
import type { contract, OutputOf } from '@clearpaw/contract';
import { verdicts } from '@clearpaw/domain';
import { ChangeFeed } from './change-feed.ts';
import { judgeToday } from './judge.ts';
import { petsOfSample } from './sample-pets.ts';
import { isOnSite } from './sample-visits.ts';
import type { World } from './world-types.ts';

type Functions = typeof contract;

/** The streams of the sample: first the state, then each change. */
export type Streams = {
  readonly [Name in StreamName]?: (signal: AbortSignal) => AsyncGenerator<OutputOf<Functions[Name]>>;
};

export function sampleStreams(world: World): Streams {
  return {
    async *watchCheckIns(signal) {
      // Before the state is read, so that nothing is missed in between.
      const changes = world.checkInChanges.follow(signal);
      yield { present: world.checkIns.filter(isOnSite) };
      yield* changes;
    },
    async *watchVisits(signal) {
      const changes = world.visitChanges.follow(signal);
      yield { since: new Date(world.now()).toISOString() };
      for await (const { id, petId } of changes) yield { visitId: id, petId };
    },
    // Nothing changes verdicts here, so the stream has nothing more to say.
    async *watchConnections(signal) {
      const found = petsOfSample.map((pet) => judgeToday(world, pet).verdict);
      const counts = verdicts.map((verdict) => [verdict, found.filter((one) => one === verdict).length]);
      yield { verdicts: Object.fromEntries(counts) };
      yield* new ChangeFeed<never>().follow(signal);
    },
  };
}
