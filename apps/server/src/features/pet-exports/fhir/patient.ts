import { fhirNames } from '@clearpaw/protocol';
import type { PetRow } from '../../pets/index.ts';
import type { PetRecord } from '../record/pet-record.ts';
import { speciesText } from '../record/texts.ts';
import { coding, known, plainCode, type Resource, snomed } from './resource.ts';

/** The few species codes that are in common use; every other species is written as its name. */
const speciesCodes: Readonly<Record<string, string>> = {
  dog: '448771007',
  cat: '448169003',
  horse: '35354009',
  ferret: '449310008',
};

/** The pet as a Patient that is an animal. */
export function patientOf({ pet, photo, people }: PetRecord): Resource {
  return {
    resourceType: 'Patient',
    id: pet.id,
    extension: [
      { url: fhirNames.animal, extension: animalParts(pet) },
      ...(pet.colour ? [{ url: fhirNames.colour, valueString: pet.colour }] : []),
    ],
    identifier: [
      { system: fhirNames.pet, value: pet.id },
      ...(pet.microchip === null
        ? []
        : [
            {
              type: plainCode('Microchip (ISO 11784)'),
              system: fhirNames.microchip,
              value: pet.microchip,
            },
          ]),
    ],
    active: pet.state === 'active',
    name: [{ text: pet.name }],
    gender: pet.sex,
    ...known({ birthDate: birthDateOf(pet) }),
    ...(pet.state === 'deceased' && { deceasedBoolean: true }),
    ...(photo && {
      photo: [{ contentType: 'image/jpeg', data: photo.toString('base64'), title: pet.name }],
    }),
    contact: [{ relationship: [plainCode('Owner')], name: { text: people.ownerName ?? 'Not stated' } }],
  };
}

function animalParts({ species, breed, sterilized }: PetRow): readonly object[] {
  const code = speciesCodes[species];
  const name = speciesText('en', species);
  const status = sterilized === null ? 'unknown' : sterilized ? 'neutered' : 'intact';
  return [
    {
      url: 'species',
      valueCodeableConcept: code === undefined ? plainCode(name) : coding(snomed, code, name),
    },
    ...(breed === null ? [] : [{ url: 'breed', valueCodeableConcept: plainCode(breed) }]),
    {
      url: 'genderStatus',
      valueCodeableConcept: coding('http://hl7.org/fhir/animal-genderstatus', status, status),
    },
  ];
}

/** A FHIR date is as long as it is precise. */
function birthDateOf({ bornOn, bornOnPrecision }: PetRow): string | null {
  if (bornOn === null) return null;
  if (bornOnPrecision === 'year') return bornOn.slice(0, 4);
  return bornOnPrecision === 'month' ? bornOn.slice(0, 7) : bornOn;
}
