import type { OutputOf, waivers } from '@clearpaw/contract';
import { useAction, useCall, useIdempotencyKey } from '../../platform/data/index.ts';
import { CallErrorPanel, Spinner } from '../../ui/feedback/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { waiverMessages } from './messages.gen.ts';
import { SignForm, type Signing } from './sign-form.tsx';
import type { SignablePet } from './signable-pet.ts';
import { SignedPanel } from './signed-panel.tsx';
import { TextChanges } from './text-changes.tsx';
import { WaiverPages } from './waiver-pages.tsx';

interface SignViewProps {
  readonly waiverId: string;
  readonly pets: readonly SignablePet[];
  /** The pet that is selected at first; null if the person came without one. */
  readonly forPet: string | null;
}

/** The page for signing: the text, the pets and the name. */
export function SignView({ waiverId, pets, forPet }: SignViewProps) {
  const messages = waiverMessages;
  const waiver = useCall('getWaiverToSign', { waiverId });
  const sign = useAction('signWaiver');
  const { keyFor } = useIdempotencyKey();
  if (waiver.isError) {
    return (
      <div className="mx-auto flex w-full max-w-180 flex-col gap-6">
        <PageTitle kind="owner">{messages.title}</PageTitle>
        <CallErrorPanel call={waiver} />
      </div>
    );
  }
  if (!waiver.data) return <Spinner />;
  const { title, businessName, version, body, pages, forMinors } = waiver.data;
  const heading = (
    <PageTitle kind="owner" lead={messages.signTitle(businessName)}>
      {title}
    </PageTitle>
  );
  if (sign.data) {
    return (
      <div className="mx-auto flex w-full max-w-180 flex-col gap-6">
        {heading}
        <SignedPanel signed={sign.data} />
      </div>
    );
  }
  const send = (signing: Signing) =>
    sign.mutate({ waiverId, version, idempotencyKey: keyFor([version, signing]), ...signing });
  return (
    <div className="mx-auto flex w-full max-w-180 flex-col gap-6">
      {heading}
      <Changes waiver={waiver.data} />
      <Panel title={messages.version(version)}>
        <WaiverPages body={body} pages={pages} />
      </Panel>
      <SignForm
        pets={pets}
        forPet={forPet}
        forMinors={forMinors}
        busy={sign.isPending}
        problem={sign.error?.message ?? null}
        onSign={send}
      />
    </div>
  );
}

type ToSign = OutputOf<typeof waivers.getWaiverToSign>;

function Changes({ waiver }: { readonly waiver: ToSign }) {
  const messages = waiverMessages;
  const { signedBody, signedVersion, version, body } = waiver;
  if (signedBody === null || signedVersion === version) return null;
  return (
    <Panel title={messages.changedSince}>
      <TextChanges before={signedBody} after={body} />
    </Panel>
  );
}
