import { PetPortrait, type Portrait } from '../../../ui/portrait/index.ts';
import { type VerdictKind, VerdictTag } from '../../../ui/verdict/index.ts';
import { fragmentMessages } from '../fragments/index.ts';
import { samplePets } from '../sample-pets.ts';
import { VerdictPhone } from './verdict-phone.tsx';

interface WaitingPetProps {
  readonly appearance: Portrait;
  readonly kind: VerdictKind;
  readonly word: string;
  readonly className: string;
}

function WaitingPet({ appearance, kind, word, className }: WaitingPetProps) {
  return (
    <div className={`absolute bottom-0 w-30 md:w-40 xl:w-45 ${className}`}>
      <span className="-top-6 -translate-x-1/2 absolute left-1/2 xl:-top-5">
        <VerdictTag kind={kind} ground="surface">
          {word}
        </VerdictTag>
      </span>
      <div className="aspect-[240/205] overflow-hidden">
        <PetPortrait appearance={appearance} tag={false} className="block w-full" />
      </div>
    </div>
  );
}

/** A verdict at check-in, and two waiting pets. */
export function BusinessPicture() {
  const { phone } = fragmentMessages;
  return (
    <div className="relative mx-auto h-134 w-70 md:h-150 md:w-110 lg:me-0 lg:h-full lg:w-full xl:me-11 xl:w-130">
      <div className="absolute inset-x-0 bottom-0 rounded-t-full bg-marigold-arch max-lg:top-0 lg:h-150 xl:h-164" />
      <VerdictPhone className="absolute inset-x-0 mx-auto max-lg:top-2 lg:bottom-14" />
      <WaitingPet
        appearance={samplePets.ginger}
        kind="soon"
        word={phone.soon}
        className="-start-9 max-[22.5rem]:-start-2 md:-start-6 xl:-start-13"
      />
      <WaitingPet
        appearance={samplePets.noodle}
        kind="ok"
        word={phone.ok}
        className="-end-9 max-[22.5rem]:-end-4 md:-end-6 xl:-end-2"
      />
    </div>
  );
}
