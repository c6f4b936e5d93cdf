import { Wifi, WifiOff, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components';
import { useWordsOf } from '../../../platform/words/index.ts';
import { Icon } from '../../../ui/icon/index.ts';
import { checkInWords } from '../words.ts';

interface OnlineMarkProps {
  readonly closeWord: string;
  readonly onClose: () => void;
}

/** Whether this device is connected, and the way out of the answer without deciding. */
export function OnlineMark({ closeWord, onClose }: OnlineMarkProps) {
  const words = useWordsOf(checkInWords);
  const online = useOnline();
  return (
    <>
      <Icon of={online ? Wifi : WifiOff} size={18} />
      {online ? words.live : words.offline}
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

function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
