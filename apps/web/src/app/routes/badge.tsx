import { addDays } from '@clearpaw/domain';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { BadgeView, badgeWords, useBoundBadge, useLiveCode } from '../../features/badges/index.ts';
import { useVerdictLook } from '../../features/compliance/index.ts';
import { type PetConnection, usePetConnections } from '../../features/connections/index.ts';
import { petLook, usePet, usePetFacts } from '../../features/pets/index.ts';
import { useFormat, useWordsOf } from '../../platform/words/index.ts';
import { BadgeVerdict } from '../../ui/badge/index.ts';
import { ErrorPanel } from '../../ui/feedback/index.ts';
import { WaitingPage } from '../guards/index.ts';

export default function BadgePage() {
  const { petId } = useParams({ strict: false }) as { petId: string };
  const pet = usePet(petId);
  const badge = useBoundBadge(petId);
  const live = useLiveCode(badge.data);
  const places = usePetConnections(petId);
  const factsOf = usePetFacts();
  const failed = pet.error ?? badge.error;
  if (failed) {
    const retry = () => void Promise.all([pet.refetch(), badge.refetch()]);
    return (
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-160 px-5 py-10 outline-none">
        <ErrorPanel onRetry={retry}>{failed.message}</ErrorPanel>
      </main>
    );
  }
  if (!pet.data || !badge.data || !live) return <WaitingPage />;
  const { id, name, breed, microchip } = pet.data;
  return (
    <BadgeView
      badge={{ code: badge.data.badge.code, live, kept: badge.data.kept }}
      pet={{ id, name, microchip, facts: breed ?? factsOf(pet.data) }}
      look={petLook(pet.data)}
      foot={<PlaceAnswer places={places.data?.items ?? []} />}
    />
  );
}

/** What one place says; pressing it shows the next place. */
function PlaceAnswer({ places }: { readonly places: readonly PetConnection[] }) {
  const words = useWordsOf(badgeWords);
  const format = useFormat();
  const lookOf = useVerdictLook();
  const [shown, setShown] = useState(0);
  const place = places[shown % Math.max(1, places.length)];
  if (!place) return null;
  const { kind, word } = lookOf(place.verdict);
  const { verdict, changesOn, compliantFrom } = place;
  const good = verdict === 'compliant' || verdict === 'expiring';
  const until =
    good && verdict === 'expiring' && changesOn ? words.until(format.day(addDays(changesOn, -1))) : null;
  const from = good ? null : compliantFrom ? words.from(format.day(compliantFrom)) : words.noDay;
  const answer = (
    <BadgeVerdict kind={kind} word={word} switches={places.length > 1}>
      {[until ?? from, words.at(place.businessName)].filter(Boolean).join(' ')}
    </BadgeVerdict>
  );
  if (places.length < 2) return answer;
  return (
    <AriaButton
      onPress={() => setShown(shown + 1)}
      className="w-full rounded-panel outline-none data-focus-visible:outline-3 data-focus-visible:outline-focus data-focus-visible:outline-offset-2"
    >
      {answer}
      <span className="sr-only">. {words.switchPlace}</span>
    </AriaButton>
  );
}
