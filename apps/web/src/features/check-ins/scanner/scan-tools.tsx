import {
  CircleQuestionMark,
  Flashlight,
  FlashlightOff,
  type LucideIcon,
  Vibrate,
  VibrateOff,
  Volume2,
  VolumeX,
  Wifi,
  X,
} from 'lucide-react';
import { helpPaths, paths } from '../../../paths/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { Icon } from '../../../ui/icon/index.ts';
import { LinkButton } from '../../../ui/link/index.ts';
import { checkInMessages } from '../messages.gen.ts';
import { canVibrate } from './signal.ts';
import type { Signals } from './use-signals.ts';

interface ScanToolsProps {
  readonly businessName: string;
  /** Whether the server answers. */
  readonly live: boolean;
  readonly torch: { readonly on: boolean; readonly toggle: () => void } | null;
  readonly signals: Signals;
}

/** Above the frame: close button, business, help, light, sound and vibration. */
export function ScanTools({ businessName, live, torch, signals }: ScanToolsProps) {
  const messages = checkInMessages;
  const { on, toggle } = signals;
  return (
    <header className="flex items-center gap-2">
      <LinkButton href={paths.today} variant="invert" size="small" square aria-label={messages.close}>
        <Icon of={X} />
      </LinkButton>
      <p className="min-w-0 flex-1 truncate px-2 type-strong">{businessName}</p>
      {live && (
        <p className="flex items-center gap-2 pe-2 type-label max-lg:hidden">
          <Icon of={Wifi} size={18} />
          {messages.live}
        </p>
      )}
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
          short={messages.lightShort}
          onPress={torch.toggle}
        />
      )}
      <Tool
        icon={on.sound ? Volume2 : VolumeX}
        label={on.sound ? messages.soundOff : messages.soundOn}
        short={messages.soundShort}
        onPress={() => toggle('sound')}
      />
      {canVibrate() && (
        <Tool
          icon={on.vibration ? Vibrate : VibrateOff}
          label={on.vibration ? messages.vibrationOff : messages.vibrationOn}
          short={messages.vibrationShort}
          onPress={() => toggle('vibration')}
        />
      )}
    </header>
  );
}

interface ToolProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** Written beside the icon where there is room. */
  readonly short: string;
  readonly onPress: () => void;
}

function Tool({ icon, label, short, onPress }: ToolProps) {
  return (
    <Button
      variant="invert"
      size="small"
      icon={icon}
      aria-label={label}
      className="max-lg:w-11 max-lg:px-0!"
      onPress={onPress}
    >
      <span className="max-lg:hidden">{short}</span>
    </Button>
  );
}
