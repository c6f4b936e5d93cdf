import { Download } from 'lucide-react';
import { savePdf } from '../../platform/downloads/index.ts';
import { useSaving } from '../../platform/forms/index.ts';
import { call } from '../../platform/session/index.ts';
import { IconButton } from '../../ui/button/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { waiverMessages } from './messages.gen.ts';

interface DownloadSignedProps {
  readonly sha256: string;
  /** The name of the signer, for screen readers. */
  readonly of: string;
}

/** Saves the signed PDF on the device. */
export function DownloadSigned({ sha256, of }: DownloadSignedProps) {
  const messages = waiverMessages;
  const { busy, save } = useSaving<void>();
  const download = async () => {
    const { base64 } = await call('getSignedWaiver', { sha256 });
    savePdf(base64, sha256.slice(0, 12));
  };
  const sayFailed = () => showToast({ text: messages.downloadFailed, tone: 'error' });
  return (
    <IconButton
      icon={Download}
      label={messages.downloadOf(of)}
      isDisabled={busy}
      onPress={() => void save(download, sayFailed)}
    />
  );
}
