import { useLocale } from '../../../platform/messages/index.ts';
import { PetPortrait } from '../../../ui/portrait/index.ts';
import { VerdictShape } from '../../../ui/verdict/index.ts';
import { fragmentMessages } from '../fragments/index.ts';
import { samplePets } from '../sample-pets.ts';
import { LivingBadge } from './living-badge.tsx';

const morning = new Date(2026, 0, 1, 8, 4);

/** The dog wearing the badge, which overlaps the edge of the green. */
export function OwnerPicture() {
  const { badge } = fragmentMessages;
  const time = new Intl.DateTimeFormat(useLocale(), { timeStyle: 'short' }).format(morning);
  return (
    <div className="relative mx-auto h-85 w-70 md:h-104 md:w-90 lg:me-0 lg:h-full lg:w-full xl:me-11 xl:w-130">
      <div className="absolute inset-0 overflow-hidden">
        <div className="absolute inset-x-0 bottom-0 rounded-t-full bg-deep-arch max-lg:top-0 lg:h-154 xl:inset-x-5 xl:h-166" />
      </div>
      <div className="-inset-x-5 md:inset-x-[-10%] absolute top-0 bottom-0 overflow-hidden lg:max-xl:inset-x-0">
        <div className="-translate-x-1/2 absolute left-1/2 w-60 max-lg:top-0 md:w-80 lg:bottom-35.5 lg:w-112 xl:bottom-41.5 xl:w-130.5">
          <PetPortrait appearance={samplePets.biscuit} tag={false} className="block w-full" />
        </div>
      </div>
      <div className="-translate-x-1/2 absolute left-1/2 w-61.5 [--blanket:oklch(0.66_0.12_66)] top-51 md:top-69 lg:top-[calc(100%-11.875rem)] xl:top-[calc(100%-14.375rem)]">
        <LivingBadge />
      </div>
      <p className="-start-37 absolute top-165 flex items-center gap-3.5 rounded-panel bg-surface py-3 ps-3.5 pe-4.5 text-ink shadow-e3 max-xl:hidden">
        <VerdictShape kind="ok" size={40} />
        <span>
          <span className="block type-strong">{badge.checkedTitle}</span>
          <span className="block text-ink-3 type-small">{badge.checkedDetail(time)}</span>
        </span>
      </p>
    </div>
  );
}
