import { defineMessages } from '../platform/messages/index.ts';

const en = {
  greeting: (hour: number, name: string) => {
    const part = hour < 5 ? 'evening' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
    return name ? `Good ${part}, ${name}` : `Good ${part}`;
  },
  goodEverywhere: (names: string, count: number) =>
    `${names} ${count === 1 ? 'is' : 'are'} cleared at all connected businesses.`,
  needYou: (names: string, count: number) => `${names} ${count === 1 ? 'needs' : 'need'} attention.`,
  addPet: 'Add pet',
  addRecord: 'Add record',
  showBadge: 'Show badge',
  noPets: 'No pets yet',
  noPetsLead: 'Add your pet and carry its health record as a QR badge.',
  myPets: 'My pets',
  newPet: 'Add a pet',
  newPetLead: 'Only a name and species are required. You can add the rest later.',
  editPet: (name: string) => `Edit ${name}`,
  edit: 'Edit',
  saveChanges: 'Save changes',
  petSaved: (name: string) => `${name} was saved`,
  sharedRecord: 'Shared record',
  sharing: 'Sharing',
  sharingLead: (name: string) => `Only people and businesses you choose can see ${name}.`,
  whoSees: (name: string) => `Sharing for ${name}`,
  vaccinations: 'Vaccinations',
  addVaccinations: 'Add vaccinations',
  fromFile: 'Have them in a file, from a clinic or another program? Add it under Documents',
  oneVisit: 'Add all shots from one visit.',
  records: 'Records',
  petParts: 'Parts of this pet’s page',
  overview: 'Overview',
  healthRecord: 'Health record',
  recordOf: (name: string) => `${name}’s health record`,
  latest: 'Latest records',
  notProvided: 'not provided',
  documentKind: 'Document type',
  issued: 'Issued',
  expires: 'Expires',
  stated: 'Owner’s entry',
  all: (count: number) => (count === 1 ? 'See the vaccination' : `All ${count} vaccinations`),
  clinic: 'Clinic',
  withThis: (name: string) => `${name}’s businesses`,
};

/** Texts of the pages that put several nouns together. */
export const pageMessages = defineMessages({ en });
