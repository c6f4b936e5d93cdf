import { CircleAlert, CircleCheck, FlaskConical, Info, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { classes } from '../style/index.ts';
import { VerdictShape } from '../verdict/index.ts';

export type BannerTone = 'ok' | 'soon' | 'offline' | 'stop' | 'wait' | 'preview';

const icons: Partial<Record<BannerTone, LucideIcon>> = {
  ok: CircleCheck,
  stop: CircleAlert,
  wait: Info,
  preview: FlaskConical,
};

interface BannerProps {
  readonly tone: BannerTone;
  readonly title?: ReactNode | undefined;
  readonly children?: ReactNode | undefined;
  /** One small button at the far end. */
  readonly action?: ReactNode | undefined;
  /** `alert` interrupts (errors after an action), `status` waits its turn, none for what was there on arrival. */
  readonly announce?: 'alert' | 'status' | undefined;
  readonly className?: string | undefined;
}

/** Tint, icon, words and one action. Amber banners carry the verdict's own shape. */
export function Banner({ tone, title, children, action, announce, className }: BannerProps) {
  const icon = icons[tone];
  return (
    <div
      role={announce}
      data-verdict={tone === 'preview' ? 'wait' : tone}
      className={classes(
        'flex flex-wrap items-start gap-x-3 gap-y-3 rounded-button bg-verdict-tint px-4 py-3 text-verdict-ink',
        className,
      )}
    >
      <span className="grid h-6 place-items-center">
        {icon ? <Icon of={icon} /> : <VerdictShape kind={tone === 'offline' ? 'offline' : 'soon'} />}
      </span>
      <div className="min-w-40 flex-1 type-small leading-6">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}
