import { calendarDateIn, formatMicrochip, speciesList, weightIn } from '@clearpaw/domain';
import { Braces, FileDown, Pill, Printer, TriangleAlert } from 'lucide-react';
import { useFormat } from '../../../platform/messages/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { PetPhoto } from '../../../ui/pet/index.ts';
import { portraitFor } from '../../../ui/portrait/index.ts';
import { classes } from '../../../ui/style/index.ts';
import { Tag } from '../../../ui/tag/index.ts';
import { FileButton } from './file-button.tsx';
import type { SharedPet, ViewedRecord } from './shared-record.ts';
import { useFullDay } from './use-full-day.ts';
import { viewerMessages } from './viewer-messages.gen.ts';

interface SharedBandProps {
  readonly record: ViewedRecord;
  readonly isWhole: boolean;
  readonly openFile: (name: string) => Promise<string | null>;
}

/** The pet's profile, its allergies and medications, and the record to print or save. */
export function SharedBand({ record, isWhole, openFile }: SharedBandProps) {
  const messages = viewerMessages;
  const { pet, allergies, medications } = record;
  const identity = identityOf(pet);
  const today = calendarDateIn(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const taken = medications.filter(({ on }) => on === null || on >= today).length;
  return (
    <header
      data-blanket={portraitFor(identity).blanket}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-4 rounded-brand bg-blanket p-5 md:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-x-6 md:gap-y-0 md:p-8"
    >
      <Face pet={pet} identity={identity} />
      <h1 className="type-name [overflow-wrap:anywhere] md:self-end">{pet.name}</h1>
      <div className="col-span-2 min-w-0 md:col-span-1 md:col-start-2 md:self-start">
        <Facts pet={pet} weightKg={record.weightKg} />
        {(allergies.length > 0 || taken > 0) && (
          <div className="mt-4 flex flex-wrap gap-2">
            {allergies.map(({ id, name }) => (
              <Tag key={id} tone="blanket" icon={TriangleAlert}>
                {messages.allergy(name)}
              </Tag>
            ))}
            {taken > 0 && (
              <Tag tone="blanket" icon={Pill}>
                {messages.medications(taken)}
              </Tag>
            )}
          </div>
        )}
      </div>
      <div className="col-span-2 flex gap-2 md:col-span-1 md:col-start-3 md:row-span-2 md:row-start-1 max-md:[&>*]:flex-1 max-md:[&>*]:px-2! md:w-43 md:flex-col md:gap-2.5 print:hidden">
        <Button icon={Printer} onPress={() => window.print()}>
          {messages.print}
        </Button>
        {isWhole && (
          <FileButton
            name="health-record"
            icon={FileDown}
            fileName={`${pet.name} health record`}
            label={messages.downloadPdf}
            openFile={openFile}
          >
            {messages.pdf}
          </FileButton>
        )}
        <FileButton
          name="record"
          icon={Braces}
          fileName={`${pet.name} record.json`}
          label={messages.downloadFhir}
          asFhir
          openFile={openFile}
        >
          {messages.fhir}
        </FileButton>
      </div>
    </header>
  );
}

type Identity = Parameters<typeof portraitFor>[0];

/** The species is given by name; an unknown one gets the default drawing. */
function identityOf({ id, name, species, colour }: SharedPet): Identity {
  const code = species.toLowerCase().replaceAll(' ', '_');
  return { id, name, species: speciesList.find((each) => each === code) ?? 'other', colour };
}

const faceStyle = 'size-20! shrink-0 rounded-full ring-4 ring-surface md:row-span-2 md:size-38!';

function Face({ pet, identity }: { readonly pet: SharedPet; readonly identity: Identity }) {
  if (pet.photo === null) return <PetPhoto pet={identity} size={152} className={faceStyle} />;
  return <img src={pet.photo} alt="" className={classes('object-cover', faceStyle)} />;
}

function Facts({ pet, weightKg }: { readonly pet: SharedPet; readonly weightKg: number | null }) {
  const messages = viewerMessages;
  const format = useFormat();
  const fullDay = useFullDay();
  const { breed, species, sex, sterilized, born, microchip } = pet;
  const weight = (kg: number) =>
    `${format.number(Math.round(kg * 10) / 10)} kg (${format.number(Math.round(weightIn('lb', kg) * 10) / 10)} lb)`;
  const bornOn = born !== null && born.length < 10 ? messages.about(born) : born && fullDay(born);
  const facts = [
    [messages.facts.breed, breed ?? species],
    [messages.facts.sex, sterilized ? messages.sterilized[sex] : messages.sexes[sex]],
    [messages.facts.born, bornOn],
    [messages.facts.weight, weightKg === null ? null : weight(weightKg)],
    [messages.facts.microchip, microchip && formatMicrochip(microchip)],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-3 md:mt-3">
      {facts.map(([term, fact]) =>
        fact ? (
          <div key={term} className="min-w-0">
            <dt className="type-caption text-on-blanket-2">{term}</dt>
            <dd className="type-small font-semibold tabular-nums [overflow-wrap:anywhere]">{fact}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
