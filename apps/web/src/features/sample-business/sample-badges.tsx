import { Button } from 'react-aria-components';
import { PetPhoto } from '../../ui/pet/index.ts';
import { sampleBusinessMessages } from './messages.gen.ts';
import { useSample } from './sample-context.ts';

/** In place of the camera: the badges of some sample pets, each scanned by one press. */
export function SampleBadges({ onReading }: { readonly onReading: (code: string) => void }) {
  const messages = sampleBusinessMessages;
  const badges = useSample()?.badges ?? [];
  return (
    <section aria-labelledby="sample-badges" className="w-full max-w-140 text-center">
      <h2 id="sample-badges" className="type-h2-page">
        {messages.badges}
      </h2>
      <p className="mt-1">{messages.badgesLead}</p>
      <ul className="mt-5 grid grid-cols-3 gap-2 md:gap-3">
        {badges.map(({ code, pet }) => (
          <li key={code}>
            <Button
              onPress={() => onReading(code)}
              aria-label={messages.scanBadge(pet.name)}
              className="flex min-h-14 w-full cursor-pointer flex-col items-center gap-2 rounded-panel bg-surface px-1 py-4 text-ink md:p-4 outline-none transition-transform duration-150 ease-calm active:translate-y-px data-focus-visible:outline-3 data-focus-visible:outline-marigold"
            >
              <PetPhoto pet={pet} size={60} />
              <span className="type-label">{pet.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
