import { addDays } from '@clearpaw/domain';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import {
  BadgeView,
  badgeMessages,
  useBoundBadge,
  useKeepFace,
  useKeptBadge,
  useLiveCode,
} from '../../features/badges/index.ts';
import { useVerdictAppearance } from '../../features/compliance/index.ts';
import { type PetConnection, usePetConnections } from '../../features/connections/index.ts';
import { type Pet, petAppearance, usePet, usePetFacts } from '../../features/pets/index.ts';
import { WalletButtons } from '../../features/wallet-passes/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { isUnanswered } from '../../platform/offline/index.ts';
import { useSession } from '../../platform/session/index.ts';
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
  const businesses = usePetConnections(petId);
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
      foot={<BusinessAnswer businesses={businesses.data?.items ?? []} />}
      wallet={!badge.data.kept && <WalletButtons petId={petId} />}
    />
  );
}

/**
 * While it is not known who is signed in, the data stored on this device is shown, without the businesses' verdicts,
 * which may have changed.
 */
function KeptBadge({ petId }: { readonly petId: string }) {
  const messages = badgeMessages;
  const kept = useKeptBadge(petId);
  const live = useLiveCode(kept?.bound);
  if (kept === null) return <NoBadge onRetry={() => location.reload()}>{messages.noneKept}</NoBadge>;
  if (!kept || !live) return <WaitingPage />;
  const { badge } = kept.bound;
  return <BadgeView badge={{ code: badge.code, live, kept: true }} {...kept.face} foot={null} />;
}

function faceOf(pet: Pet, facts: string) {
  const { id, name, breed, microchip, photoPath } = pet;
  return {
    pet: { id, name, facts: breed ?? facts, chipTail: microchip?.slice(-4) ?? null, photoPath },
    look: petAppearance(pet),
  };
}

function NoBadge({ children, onRetry }: { readonly children: string; readonly onRetry: () => void }) {
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-160 px-5 py-10 outline-none">
      <ErrorPanel onRetry={onRetry}>{children}</ErrorPanel>
    </main>
  );
}

/** The verdict of one business; pressing it shows the next business. */
function BusinessAnswer({ businesses }: { readonly businesses: readonly PetConnection[] }) {
  const messages = badgeMessages;
  const format = useFormat();
  const verdictAppearance = useVerdictAppearance();
  const [shown, setShown] = useState(0);
  const business = businesses[shown % Math.max(1, businesses.length)];
  if (!business) return null;
  const { kind, word } = verdictAppearance(business.verdict);
  const { verdict, changesOn, compliantFrom } = business;
  const good = verdict === 'compliant' || verdict === 'expiring';
  const until =
    good && verdict === 'expiring' && changesOn ? messages.until(format.day(addDays(changesOn, -1))) : null;
  const from = good ? null : compliantFrom ? messages.from(format.day(compliantFrom)) : messages.noDay;
  const answer = (
    <BadgeVerdict kind={kind} word={word} switches={businesses.length > 1}>
      {[until ?? from, messages.at(business.businessName)].filter(Boolean).join(' ')}
    </BadgeVerdict>
  );
  if (businesses.length < 2) return answer;
  return (
    <AriaButton
      onPress={() => setShown(shown + 1)}
      className="w-full rounded-panel outline-none data-focus-visible:outline-3 data-focus-visible:outline-focus data-focus-visible:outline-offset-2"
    >
      {answer}
      <span className="sr-only">. {messages.switchBusiness}</span>
    </AriaButton>
  );
}
