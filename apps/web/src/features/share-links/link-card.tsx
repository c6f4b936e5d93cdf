import { qrModulesOf } from '@clearpaw/protocol';
import { Copy, Share2 } from 'lucide-react';
import { QrCode } from '../../ui/badge/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { copyText } from '../../ui/toast/index.ts';
import { shareLinkMessages } from './messages.gen.ts';

interface LinkCardProps {
  readonly url: string;
  readonly petName: string;
}

/** A link to scan, copy, or share with the phone's share sheet. */
export function LinkCard({ url, petName }: LinkCardProps) {
  const messages = shareLinkMessages;
  const mayShare = typeof navigator.share === 'function';
  // Closing the share sheet is not an error.
  const share = () => navigator.share({ url }).catch(() => undefined);
  return (
    <div className="flex flex-col gap-4">
      <QrCode
        matrix={qrModulesOf(url)}
        label={messages.qr(petName)}
        className="mx-auto w-full max-w-72 rounded-card"
      />
      <TextField label={messages.link} value={url} onChange={() => {}} readOnly />
      <div className="flex flex-wrap gap-2">
        <Button icon={Copy} onPress={() => void copyText(url, messages)}>
          {messages.copy}
        </Button>
        {mayShare && (
          <Button variant="secondary" icon={Share2} onPress={() => void share()}>
            {messages.share}
          </Button>
        )}
      </div>
      <p className="type-small">{messages.keyNote}</p>
    </div>
  );
}
