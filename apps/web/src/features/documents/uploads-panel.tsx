import { useId } from 'react';
import { useFormat } from '../../platform/messages/index.ts';
import type { DocumentPet } from './document-pet.ts';
import { documentMessages } from './messages.gen.ts';
import { PetLabel } from './pet-label.tsx';
import type { QueuedUpload } from './upload-queue.ts';
import { UploadList } from './upload-row.tsx';
import { useUploadQueue } from './use-upload-queue.ts';

/** The uploads on their way, with how far all of them are. */
export function UploadsPanel({ pets }: { readonly pets: readonly DocumentPet[] }) {
  const messages = documentMessages;
  const format = useFormat();
  const id = useId();
  const { queue, entries } = useUploadQueue();
  return (
    <section aria-labelledby={id} className="rounded-panel bg-sunken p-4 md:p-5">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="type-h2-page">
          {messages.uploads}
        </h2>
        <p className="tabular-nums type-small text-ink-2">
          {messages.percent(format.number(percentOf(entries)))}
        </p>
      </div>
      <UploadList
        queue={queue}
        uploads={entries}
        petOf={({ purpose }) => {
          const pet = pets.find((one) => one.id === purpose.petId);
          return pet && <PetLabel pet={pet} className="type-small font-medium" />;
        }}
      />
    </section>
  );
}

/** How much of all bytes has arrived. */
function percentOf(entries: readonly QueuedUpload[]): number {
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  const done = entries.reduce((sum, { snapshot }) => sum + (snapshot?.bytesTransferred ?? 0), 0);
  return total === 0 ? 100 : Math.floor((done / total) * 100);
}
