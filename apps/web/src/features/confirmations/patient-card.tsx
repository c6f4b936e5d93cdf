import { useFormat } from '../../platform/messages/index.ts';
import { PetPhoto } from '../../ui/pet/index.ts';
import { blanketFor } from '../../ui/portrait/index.ts';
import { clinicPageMessages } from './clinic-page-messages.gen.ts';
import type { AskedConfirmation } from './use-opened.ts';

/** The patient: only what is needed to find the file. */
export function PatientCard({ opened: { pet, requestedBy } }: { readonly opened: AskedConfirmation }) {
  const messages = clinicPageMessages;
  const format = useFormat();
  const { species, breed, colour, sex, sterilized, bornOn, microchipEnd } = pet;
  const facts = [
    [breed ? messages.breed : messages.species, breed ?? species.charAt(0).toUpperCase() + species.slice(1)],
    [messages.sex, sterilized ? messages.sterilized[sex] : messages.sexes[sex]],
    [messages.born, bornOn ? format.day(bornOn) : messages.unknown],
    [messages.color, colour],
    [messages.microchip, microchipEnd ? messages.microchipEnd(microchipEnd) : messages.unknown],
    [messages.askedBy, requestedBy],
  ] as const;
  return (
    <section
      data-blanket={blanketFor(pet.id)}
      className="grid w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-4 rounded-feature bg-blanket p-5 md:gap-x-7 md:p-6"
      aria-label={messages.patient}
    >
      <span className="rounded-full bg-surface/50 p-1.5 md:row-span-2">
        <PetPhoto pet={pet} size={96} />
      </span>
      <h2 className="type-h2-page [overflow-wrap:anywhere] md:self-end">{pet.name}</h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 max-md:col-span-full md:grid-cols-3 md:self-start">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt className="type-small text-on-blanket-2">{label}</dt>
              <dd className="type-strong [overflow-wrap:anywhere] first-letter:uppercase">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}
