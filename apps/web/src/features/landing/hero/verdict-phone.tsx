import { Wifi } from 'lucide-react';
import { Icon } from '../../../ui/icon/index.ts';
import { PetAvatar } from '../../../ui/pet/index.ts';
import { classes } from '../../../ui/style/index.ts';
import { VerdictShape } from '../../../ui/verdict/index.ts';
import { fragmentMessages } from '../fragments/index.ts';
import { samplePets } from '../sample-pets.ts';

/** A phone at check-in just after the scan. A picture of the scan screen, so nothing on it can be pressed. */
export function VerdictPhone({ className }: { readonly className?: string }) {
  const { phone } = fragmentMessages;
  return (
    <div
      aria-hidden="true"
      className={classes(
        '-rotate-4 h-125 w-60 rounded-badge bg-deeper p-2.5 shadow-e3 xl:h-148 xl:w-70 xl:rounded-hero',
        className,
      )}
    >
      <div
        data-verdict="ok"
        className="flex h-full flex-col items-center rounded-brand bg-verdict-screen px-4 pt-6 text-center text-on-verdict-screen xl:rounded-badge xl:px-5"
      >
        <p className="flex w-full justify-between gap-2 font-semibold text-[0.8125rem] leading-4.5">
          {phone.business}
          <span className="flex items-center gap-1.5">
            <Icon of={Wifi} size={16} />
            {phone.live}
          </span>
        </p>
        <span className="relative mt-7 xl:mt-9">
          <PetAvatar appearance={samplePets.biscuit} size={152} className="max-xl:size-31" />
          <span className="-end-2 absolute bottom-0 grid size-16 place-items-center rounded-full bg-verdict-screen">
            <VerdictShape kind="ok" size={58} ground="screen" />
          </span>
        </span>
        <p className="mt-5 max-w-44 font-[790] font-display text-[2.75rem] leading-11 tracking-[-0.045em] xl:mt-6 xl:text-[3.125rem] xl:leading-12.5">
          {phone.verdict}
        </p>
        <p className="mt-3 type-strong">{phone.pet}</p>
        <p className="max-w-40 type-small">{phone.count}</p>
        <span className="mt-4 grid min-h-13 w-full place-items-center rounded-card bg-on-verdict-screen text-verdict-screen type-strong xl:min-h-14">
          {phone.action}
        </span>
      </div>
    </div>
  );
}
