import { PetAvatar } from '../../../ui/pet/index.ts';
import type { Portrait } from '../../../ui/portrait/index.ts';
import type { VerdictKind } from '../../../ui/verdict/index.ts';
import { samplePets } from '../sample-pets.ts';

const onBlanket = (appearance: Portrait, blanket: Portrait['blanket']): Portrait => ({
  ...appearance,
  blanket,
});

const faces: readonly (readonly [Portrait, VerdictKind])[] = [
  [onBlanket(samplePets.biscuit, 'butter'), 'ok'],
  [onBlanket(samplePets.otto, 'clay'), 'ok'],
  [samplePets.rusty, 'ok'],
  [samplePets.bear, 'soon'],
  [onBlanket(samplePets.noodle, 'sage'), 'ok'],
  [samplePets.max, 'ok'],
  [samplePets.slate, 'ok'],
  [onBlanket(samplePets.ginger, 'mist'), 'ok'],
  [samplePets.pearl, 'stop'],
  [samplePets.domino, 'ok'],
  [samplePets.cloud, 'ok'],
  [samplePets.patches, 'ok'],
  [onBlanket(samplePets.juniper, 'butter'), 'ok'],
  [onBlanket(samplePets.miso, 'lilac'), 'ok'],
  [samplePets.toffee, 'ok'],
];

/** Sample pets by face. */
export function FacesFragment() {
  return (
    <div className="grid grid-cols-5 justify-items-center gap-y-3">
      {faces.map(([appearance, verdict]) => (
        <PetAvatar
          key={appearance.initial + appearance.coat}
          appearance={appearance}
          size={60}
          verdict={verdict}
          className="max-xl:size-13"
        />
      ))}
    </div>
  );
}
