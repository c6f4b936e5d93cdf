import type { OutputOf, waivers } from '@clearpaw/contract';
import { paths } from '../../paths/index.ts';
import { savePdf } from '../../platform/downloads/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { call } from '../../platform/session/index.ts';
import { Button } from '../../ui/button/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { waiverMessages } from './messages.gen.ts';

interface SignedPanelProps {
  readonly signed: OutputOf<typeof waivers.signWaiver>;
}

/** Confirms the signature, with links to the pets, the document and its check page. */
export function SignedPanel({ signed }: SignedPanelProps) {
  const messages = waiverMessages;
  const format = useFormat();
  const download = async () => {
    try {
      const { base64 } = await call('getSignedWaiver', { sha256: signed.sha256 });
      savePdf(base64, signed.sha256.slice(0, 12));
    } catch {
      showToast({ text: messages.downloadFailed, tone: 'error' });
    }
  };
  return (
    <div className="w-full" role="status">
      <Panel
        title={messages.signed}
        lead={messages.signedLead(format.list(signed.signatures.map((one) => one.petName)))}
      >
        <div className="flex flex-wrap gap-3">
          {signed.signatures.map(({ petId, petName }) => (
            <LinkButton key={petId} href={paths.pet(petId)}>
              {messages.backTo(petName)}
            </LinkButton>
          ))}
          <LinkButton href={paths.checkWaiver(signed.sha256)} variant="secondary">
            {messages.checkLink}
          </LinkButton>
          <Button variant="quiet" onPress={() => void download()}>
            {messages.download}
          </Button>
        </div>
      </Panel>
    </div>
  );
}
