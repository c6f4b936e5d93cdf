import {
  Flashlight,
  FlashlightOff,
  type LucideIcon,
  Vibrate,
  VibrateOff,
  Volume2,
  VolumeX,
  X,
} from 'lucide-react';
import { useWordsOf } from '../../../platform/words/index.ts';
import { IconButton } from '../../../ui/button/index.ts';
import { Icon } from '../../../ui/icon/index.ts';
import { LinkButton } from '../../../ui/link/index.ts';
import { checkInWords } from '../words.ts';
import { canVibrate } from './signal.ts';
import type { Signals } from './use-signals.ts';

interface ScanToolsProps {
  readonly placeName: string;
  readonly torch: { readonly on: boolean; readonly toggle: () => void } | null;
  readonly signals: Signals;
}

/** Above the frame: the way out, where this device stands, light, sound and vibration. */
export function ScanTools({ placeName, torch, signals }: ScanToolsProps) {
  const words = useWordsOf(checkInWords);
  const { on, toggle } = signals;
  return (
    <header className="flex items-center gap-2">
      <LinkButton href="/business" variant="invert" size="small" square aria-label={words.close}>
        <Icon of={X} />
      </LinkButton>
      <p className="min-w-0 flex-1 truncate px-2 type-strong">{placeName}</p>
      {torch && (
        <Tool
          icon={torch.on ? Flashlight : FlashlightOff}
          label={torch.on ? words.torchOff : words.torchOn}
          onPress={torch.toggle}
        />
      )}
      <Tool
        icon={on.sound ? Volume2 : VolumeX}
        label={on.sound ? words.soundOff : words.soundOn}
        onPress={() => toggle('sound')}
      />
      {canVibrate() && (
        <Tool
          icon={on.vibration ? Vibrate : VibrateOff}
          label={on.vibration ? words.vibrationOff : words.vibrationOn}
          onPress={() => toggle('vibration')}
        />
      )}
    </header>
  );
}

interface ToolProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly onPress: () => void;
}

function Tool(props: ToolProps) {
  return <IconButton variant="invert" {...props} />;
}
