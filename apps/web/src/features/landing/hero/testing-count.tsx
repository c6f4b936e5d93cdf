import { PetAvatar } from '../../../ui/pet/index.ts';
import { classes } from '../../../ui/style/index.ts';
import { landingMessages } from '../messages.gen.ts';
import { counter } from '../motion/count-up.ts';
import { useCountUp } from '../motion/index.ts';
import { samplePets } from '../sample-pets.ts';

const faces = [samplePets.juniper, samplePets.otto, samplePets.sesame, samplePets.ginger];

/** "Over 150 … are already testing", with the number counting up. Screen readers get the final sentence. */
export function TestingCount({ className }: { readonly className?: string }) {
  const messages = landingMessages;
  const [before, after] = messages.testing('|').split('|');
  return (
    <div className={classes('flex items-center gap-4', className)}>
      <div aria-hidden="true" className="flex shrink-0 -space-x-2.5">
        {faces.map((appearance) => (
          <PetAvatar key={appearance.initial} appearance={appearance} size={40} />
        ))}
      </div>
      <p className="max-w-71 type-small md:text-[0.9375rem]">
        <span className="sr-only">{messages.testing(`${counter.target}`)}</span>
        <span aria-hidden="true">
          {before}
          <RisingNumber />
          {after}
        </span>
      </p>
    </div>
  );
}

/** Has the width of the final value from the start, so that counting moves nothing. */
function RisingNumber() {
  const value = useCountUp();
  return (
    <b className="inline-grid font-[750] font-display text-[1.3125rem] leading-5 tracking-[-0.02em] tabular-nums *:[grid-area:1/1]">
      <span className="invisible">{counter.target}</span>
      <span className="text-end">{value}</span>
    </b>
  );
}
