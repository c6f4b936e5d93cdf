import { Wallet } from 'lucide-react';
import { useAction, useCall } from '../../platform/data/index.ts';
import { language } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { walletPassMessages } from './messages.gen.ts';
import { type WalletPlatform, walletsHere } from './wallets-here.ts';

/** One button for each wallet that the operator has set up and this device supports; usually none. */
export function WalletButtons({ petId }: { readonly petId: string }) {
  const configured = useCall('listWalletPlatforms', {});
  const platforms = walletsHere(configured.data?.platforms ?? [], navigator);
  if (platforms.length === 0) return null;
  return (
    <div className="flex flex-col gap-2.5">
      {platforms.map((platform) => (
        <WalletButton key={platform} petId={petId} platform={platform} />
      ))}
    </div>
  );
}

interface WalletButtonProps {
  readonly petId: string;
  readonly platform: WalletPlatform;
}

function WalletButton({ petId, platform }: WalletButtonProps) {
  const messages = walletPassMessages;
  const pass = useAction('getWalletPass');
  const add = () =>
    pass.mutate(
      { petId, platform, language },
      {
        onSuccess: ({ url }) => openPass(url, platform),
        onError: (problem) => showToast({ text: problem.message, tone: 'error' }),
      },
    );
  return (
    <Button variant="quiet" wide icon={Wallet} busy={pass.isPending && messages.preparing} onPress={add}>
      {messages.add[platform]}
    </Button>
  );
}

/**
 * Apple's pass is a file from our server, so the page stays open. Google's is a Google page, from which people return.
 */
function openPass(url: string, platform: WalletPlatform): void {
  const { pathname, search } = new URL(url);
  window.location.assign(platform === 'apple' ? `${pathname}${search}` : url);
}
