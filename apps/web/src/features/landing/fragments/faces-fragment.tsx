import { PetAvatar } from '../../../ui/pet/index.ts';
import type { Portrait } from '../../../ui/portrait/index.ts';
import type { VerdictKind } from '../../../ui/verdict/index.ts';
import { pets } from '../sample-pets.ts';

const onBlanket = (appearance: Portrait, blanket: Portrait['blanket']): Portrait => ({
  ...appearance,
  blanket,
});

const faces: readonly (readonly [Portrait, VerdictKind])[] = [
  [onBlanket(pets.biscuit, 'butter'), 'ok'],
  [onBlanket(pets.otto, 'clay'), 'ok'],
  [pets.rusty, 'ok'],
  [pets.bear, 'soon'],
  [onBlanket(pets.noodle, 'sage'), 'ok'],
  [pets.max, 'ok'],
  [pets.slate, 'ok'],
  [onBlanket(pets.ginger, 'mist'), 'ok'],
  [pets.pearl, 'stop'],
  [pets.domino, 'ok'],
  [pets.cloud, 'ok'],
  [pets.patches, 'ok'],
  [onBlanket(pets.juniper, 'butter'), 'ok'],
  [onBlanket(pets.miso, 'lilac'), 'ok'],
  [pets.toffee, 'ok'],
];

/** Everybody who is connected, by face. */
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
