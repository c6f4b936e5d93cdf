import { Wifi, WifiOff, X } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useOnline } from '../../../platform/offline/index.ts';
import { Icon } from '../../../ui/icon/index.ts';
import { checkInMessages } from '../messages.gen.ts';
import { useUnsent } from '../offline/index.ts';

interface OnlineMarkProps {
  readonly closeWord: string;
  readonly onClose: () => void;
}

/** Whether this device is connected, and a button to leave the answer without deciding. */
export function OnlineMark({ closeWord, onClose }: OnlineMarkProps) {
  const messages = checkInMessages;
  const online = useOnline();
  const unsent = useUnsent();
  return (
    <>
      <Icon of={online ? Wifi : WifiOff} size={18} />
      {stateOf(online, unsent, messages)}
      <Button
        aria-label={closeWord}
        onPress={onClose}
        className="-my-2.5 -me-2.5 grid size-11 cursor-pointer place-items-center rounded-full"
      >
        <Icon of={X} strong />
      </Button>
    </>
  );
}

/** The number of waiting check-ins is shown on every page of the scanner. */
function stateOf(online: boolean, unsent: number, messages: typeof checkInMessages): string {
  const line = online ? messages.live : messages.offline;
  return unsent === 0 ? line : messages.withWaiting(line, unsent);
}
