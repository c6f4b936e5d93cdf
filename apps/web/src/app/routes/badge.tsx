import { addDays } from '@clearpaw/domain';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import {
  BadgeView,
  badgeWords,
  useBoundBadge,
  useKeepFace,
  useKeptBadge,
  useLiveCode,
} from '../../features/badges/index.ts';
import { useVerdictLook } from '../../features/compliance/index.ts';
import { type PetConnection, usePetConnections } from '../../features/connections/index.ts';
import { type Pet, petLook, usePet, usePetFacts } from '../../features/pets/index.ts';
import { isUnanswered } from '../../platform/offline/index.ts';
import { useSession } from '../../platform/session/index.ts';
import { useFormat, useWordsOf } from '../../platform/words/index.ts';
import { BadgeVerdict } from '../../ui/badge/index.ts';
import { ErrorPanel } from '../../ui/feedback/index.ts';
import { WaitingPage } from '../guards/index.ts';

export default function BadgePage() {
  const { petId } = useParams({ strict: false }) as { petId: string };
  const session = useSession();
  return session.ready ? <OpenBadge petId={petId} /> : <KeptBadge petId={petId} />;
}

function OpenBadge({ petId }: { readonly petId: string }) {
  const pet = usePet(petId);
  const badge = useBoundBadge(petId);
  const live = useLiveCode(badge.data);
  const places = usePetConnections(petId);
  const factsOf = usePetFacts();
  const face = pet.data ? faceOf(pet.data, factsOf(pet.data)) : null;
  useKeepFace(badge.data ? face : null);
  const failed = (pet.data ? null : pet.error) ?? badge.error;
  if (failed && isUnanswered(failed)) return <KeptBadge petId={petId} />;
  if (failed) {
    const retry = () => void Promise.all([pet.refetch(), badge.refetch()]);
    return <NoBadge onRetry={retry}>{failed.message}</NoBadge>;
  }
  if (!face || !badge.data || !live) return <WaitingPage />;
  return (
    <BadgeView
      badge={{ code: badge.data.badge.code, live, kept: badge.data.kept }}
      {...face}
      foot={<PlaceAnswer places={places.data?.items ?? []} />}
    />
  );
}

/** Nobody says who is signed in: what this device keeps is shown, and no place's answer, which may have changed. */
function KeptBadge({ petId }: { readonly petId: string }) {
  const words = useWordsOf(badgeWords);
  const kept = useKeptBadge(petId);
  const live = useLiveCode(kept?.bound);
  if (kept === null) return <NoBadge onRetry={() => location.reload()}>{words.noneKept}</NoBadge>;
  if (!kept || !live) return <WaitingPage />;
  const { badge } = kept.bound;
  return <BadgeView badge={{ code: badge.code, live, kept: true }} {...kept.face} foot={null} />;
}

function faceOf(pet: Pet, facts: string) {
  const { id, name, breed, microchip, photoPath } = pet;
  return {
    pet: { id, name, facts: breed ?? facts, chipTail: microchip?.slice(-4) ?? null, photoPath },
    look: petLook(pet),
  };
}

function NoBadge({ children, onRetry }: { readonly children: string; readonly onRetry: () => void }) {
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-160 px-5 py-10 outline-none">
      <ErrorPanel onRetry={onRetry}>{children}</ErrorPanel>
    </main>
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
