import { useState } from 'react';
import { acceptedFileTypes, UploadList, useUploadsOf } from '../features/documents/index.ts';
import { type Pet, PhotoDialog, photoFileTypes } from '../features/pets/index.ts';
import { PetSetUpSteps } from '../features/set-up/index.ts';
import { paths } from '../paths/index.ts';
import { useNavigation } from '../platform/navigation/index.ts';

interface FirstPetStepsProps {
  readonly pet: Pet;
  /** Null until its businesses are known. */
  readonly isConnected: boolean | null;
}

/** The steps of an owner's only pet: a photo and a certificate are added here, and a certificate leads to its review. */
export function FirstPetSteps({ pet, isConnected }: FirstPetStepsProps) {
  const { go } = useNavigation();
  const [photo, setPhoto] = useState<File | null>(null);
  const { queue, uploads, add } = useUploadsOf(pet.id, (documentId) => void go(paths.document(documentId)));
  const kind = 'vaccination_certificate';
  return (
    <>
      <PetSetUpSteps
        pet={pet}
        isConnected={isConnected}
        choosers={{
          photo: { accept: photoFileTypes, onFile: setPhoto },
          certificate: {
            accept: acceptedFileTypes,
            onFile: (file) => add([file], { petId: pet.id, kind }),
          },
        }}
      >
        <UploadList uploads={uploads} queue={queue} className="mb-6" />
      </PetSetUpSteps>
      {photo && <PhotoDialog pet={pet} file={photo} onClose={() => setPhoto(null)} />}
    </>
  );
}
