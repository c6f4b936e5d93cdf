import { Plus, QrCode } from 'lucide-react';
import { BusinessTile } from '../../ui/business/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Menu } from '../../ui/overlay/index.ts';
import { PetCard } from '../../ui/pet/index.ts';
import { GalleryBlock } from './gallery-block.tsx';
import { gallerySamplePets } from './sample-pets.ts';

const more = [
  { id: 'edit', label: 'Edit' },
  { id: 'archive', label: 'Archive', tone: 'danger' as const },
];

/** Three cards that differ in word, shape, sentence and action. */
export function PetSection() {
  return (
    <GalleryBlock title="Pet cards" bare className="lg:col-span-5">
      <div className="grid gap-4 md:grid-cols-2 md:gap-6 xl:grid-cols-3">
        <PetCard
          name="Biscuit"
          appearance={gallerySamplePets.biscuit}
          facts="Labrador mix, 4 years"
          verdict={{ kind: 'ok', word: 'Good to go' }}
          sentence="All three places say yes, and the stay at Tall Oak on Dec 19 is covered."
          shortSentence="Next: bordetella, Jan 14"
          heading="h3"
          businesses={
            <div className="flex items-center gap-3 type-small text-ink-2">
              <BusinessTile monogram="HH" hue="marigold" size={36} verdict="ok" />
              <BusinessTile monogram="RP" hue="clay" size={36} verdict="ok" />
              <BusinessTile monogram="TO" hue="sage" size={36} verdict="ok" />3 of 3 places
            </div>
          }
          actions={<Button icon={QrCode}>Show badge</Button>}
          menu={<Menu label="More about Biscuit" items={more} />}
        />
        <PetCard
          name="Juniper"
          appearance={gallerySamplePets.juniper}
          facts="Domestic shorthair, 6 years"
          verdict={{ kind: 'soon', word: 'Good for now' }}
          sentence={
            <>
              <strong className="font-semibold">Rabies ends Wed, Dec 2.</strong> Welcome until then. Book the
              booster by Nov 25.
            </>
          }
          shortSentence="Rabies ends Wed, Dec 2"
          heading="h3"
          businesses={
            <div className="flex items-center gap-3 type-small text-ink-2">
              <BusinessTile monogram="TO" hue="sage" size={36} verdict="soon" />
              <BusinessTile monogram="MM" hue="sky" size={36} verdict="soon" />2 of 2, for 12 days
            </div>
          }
          actions={
            <>
              <Button icon={QrCode}>Show badge</Button>
              <Button variant="tonal">Plan booster</Button>
            </>
          }
          menu={<Menu label="More about Juniper" items={more} />}
        />
        <PetCard
          name="Pickle"
          appearance={gallerySamplePets.pickle}
          facts="Sable ferret, 2 years"
          verdict={{ kind: 'stop', word: 'Not today' }}
          sentence="Distemper ended on Oct 30. Tall Oak asks for it. Had the shot? Add it here."
          shortSentence="Distemper ended Oct 30"
          heading="h3"
          actions={<Button icon={Plus}>Add distemper record</Button>}
          menu={<Menu label="More about Pickle" items={more} />}
        />
      </div>
    </GalleryBlock>
  );
}
