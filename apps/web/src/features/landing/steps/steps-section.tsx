import { PetPortrait } from '../../../ui/portrait/index.ts';
import type { LandingAudience } from '../audience.ts';
import { frame } from '../frame.ts';
import { landingMessages } from '../messages.gen.ts';
import { Reveal } from '../motion/index.ts';
import { samplePets } from '../sample-pets.ts';
import { SectionTitle } from '../section-title.tsx';
import { StepLine } from './step-line.tsx';

const walkers = { owner: samplePets.noodle, business: samplePets.rusty } as const;

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly text: string;
}

/** On a phone the line runs down the left side, from number to number; on large screens above them. */
function Step({ number, title, text }: StepProps) {
  return (
    <li className="group relative grid grid-cols-[2.5rem_1fr] gap-x-5 pb-8 last:pb-0 lg:block lg:pb-0">
      <span className="leash absolute start-4.5 top-2 bottom-0 h-auto! w-1 group-last:hidden lg:hidden" />
      <span
        aria-hidden="true"
        className="relative grid size-10 place-items-center rounded-full bg-marigold font-bold text-on-marigold tabular-nums"
      >
        {number}
      </span>
      <div className="pt-1.5 lg:pt-4">
        <h3 className="type-h2-page">{title}</h3>
        <p className="mt-1.5 max-w-md text-ink-2 lg:max-w-60">{text}</p>
      </div>
    </li>
  );
}

/** How it works, in four steps on a line. Source: specification, section 1. */
export function StepsSection({ audience }: { readonly audience: LandingAudience }) {
  const messages = landingMessages;
  const steps = Object.entries(messages.steps[audience]);
  return (
    <Reveal id="how-it-works" labelledBy="steps-title" className="overflow-x-clip lg:-mt-17">
      <div className={frame}>
        <div className="grid gap-6 lg:grid-cols-4">
          <div className="self-end lg:col-span-3 lg:pb-14">
            <SectionTitle id="steps-title" title={messages.steps.title} />
          </div>
          <div aria-hidden="true" className="relative aspect-[282/256] max-lg:hidden">
            <span data-blanket="sage" className="absolute inset-0 rounded-t-full bg-blanket" />
            <span className="absolute inset-0 overflow-hidden rounded-t-full">
              <PetPortrait
                appearance={walkers[audience]}
                tag={false}
                className="absolute inset-x-0 top-[7%] mx-auto w-[90%]"
              />
            </span>
          </div>
        </div>
        <div className="relative mt-8 lg:mt-7.5">
          <StepLine />
          <ol className="grid lg:grid-cols-4 lg:gap-6 lg:pt-8">
            {steps.map(([id, step], index) => (
              <Step key={id} number={index + 1} {...step} />
            ))}
          </ol>
        </div>
      </div>
    </Reveal>
  );
}
