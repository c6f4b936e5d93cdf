import { Image, Keyboard } from 'lucide-react';
import { FileTrigger } from 'react-aria-components';
import { Button } from '../../../ui/button/index.ts';
import { showToast } from '../../../ui/toast/index.ts';
import { checkInMessages } from '../messages.gen.ts';

interface OtherInputsProps {
  /** Without the server a code cannot be looked up. */
  readonly connected: boolean;
  /** The id of the words that say what does not work offline. */
  readonly reasonId: string;
  readonly onType: () => void;
  /** The code in a photograph, or null. Rejects where this device cannot read it. */
  readonly readPicture: (file: File) => Promise<string | null>;
  readonly onReading: (text: string) => void;
}

const appearance =
  'px-3! disabled:border-dashed disabled:border-on-deep/40! disabled:bg-transparent! disabled:text-on-deep/70!';

/** Inputs that need no camera. */
export function OtherInputs({ connected, reasonId, onType, readPicture, onReading }: OtherInputsProps) {
  const messages = checkInMessages;
  const take = async (file: File) => {
    const text = await readPicture(file).catch(() => undefined);
    const isNotLoaded = text === undefined && !connected;
    if (text) onReading(text);
    else
      showToast({ tone: 'error', text: isNotLoaded ? messages.readerNotLoaded : messages.noCodeInPicture });
  };
  return (
    <div className="mx-auto grid w-full max-w-100 lg:mx-0 grid-cols-[repeat(auto-fit,minmax(min(10.5rem,100%),1fr))] gap-2.5">
      <Button
        variant="invert"
        size="lead"
        icon={Keyboard}
        className={appearance}
        isDisabled={!connected}
        aria-describedby={connected ? undefined : reasonId}
        onPress={onType}
      >
        {messages.typeCode}
      </Button>
      <FileTrigger
        acceptedFileTypes={['image/*']}
        onSelect={(files) => {
          const file = files?.[0];
          if (file) void take(file);
        }}
      >
        <Button variant="invert" size="lead" icon={Image} className={appearance}>
          {messages.fromPicture}
        </Button>
      </FileTrigger>
    </div>
  );
}
