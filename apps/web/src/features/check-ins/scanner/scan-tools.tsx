import {
  CircleQuestionMark,
  Flashlight,
  FlashlightOff,
  type LucideIcon,
  Vibrate,
  VibrateOff,
  Volume2,
  VolumeX,
  X,
} from 'lucide-react';
import { helpPaths, paths } from '../../../paths/index.ts';
import { IconButton } from '../../../ui/button/index.ts';
import { Icon } from '../../../ui/icon/index.ts';
import { LinkButton } from '../../../ui/link/index.ts';
import { checkInMessages } from '../messages.gen.ts';
import { canVibrate } from './signal.ts';
import type { Signals } from './use-signals.ts';

interface ScanToolsProps {
  readonly businessName: string;
  readonly torch: { readonly on: boolean; readonly toggle: () => void } | null;
  readonly signals: Signals;
}

/** Above the frame: close button, business, help, light, sound and vibration. */
export function ScanTools({ businessName, torch, signals }: ScanToolsProps) {
  const messages = checkInMessages;
  const { on, toggle } = signals;
  return (
    <header className="flex items-center gap-2">
      <LinkButton href={paths.today} variant="invert" size="small" square aria-label={messages.close}>
        <Icon of={X} />
      </LinkButton>
      <p className="min-w-0 flex-1 truncate px-2 type-strong">{businessName}</p>
      {/* On the narrowest phones the name of the business needs the room. */}
      <LinkButton
        href={helpPaths.scan}
        target="_blank"
        variant="invert"
        size="small"
        square
        className="max-[22.5rem]:hidden!"
        aria-label={messages.help}
      >
        <Icon of={CircleQuestionMark} />
      </LinkButton>
      {torch && (
        <Tool
          icon={torch.on ? Flashlight : FlashlightOff}
          label={torch.on ? messages.torchOff : messages.torchOn}
          onPress={torch.toggle}
        />
      )}
      <Tool
        icon={on.sound ? Volume2 : VolumeX}
        label={on.sound ? messages.soundOff : messages.soundOn}
        onPress={() => toggle('sound')}
      />
      {canVibrate() && (
        <Tool
          icon={on.vibration ? Vibrate : VibrateOff}
          label={on.vibration ? messages.vibrationOff : messages.vibrationOn}
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
