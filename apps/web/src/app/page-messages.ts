import { defineMessages } from '../platform/messages/index.ts';

const en = {
  greeting: (hour: number, name: string) => {
    const part = hour < 5 ? 'evening' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
    return name ? `Good ${part}, ${name}` : `Good ${part}`;
  },
  goodEverywhere: (names: string, count: number) =>
    `${names} ${count === 1 ? 'is' : 'are'} good to go everywhere.`,
  needYou: (names: string, count: number) => `${names} ${count === 1 ? 'needs' : 'need'} you.`,
  addPet: 'Add pet',
  addRecord: 'Add record',
  showBadge: 'Show badge',
  noPets: 'No pets yet',
  noPetsLead: 'Add your pet and carry its record as a badge.',
  myPets: 'My pets',
  newPet: 'Add a pet',
  newPetLead: 'A name and a kind are enough to begin; the rest can follow.',
  editPet: (name: string) => `Edit ${name}`,
  edit: 'Edit',
  saveChanges: 'Save changes',
  petSaved: (name: string) => `${name} is saved`,
  sharing: 'Sharing',
  sharingLead: (name: string) => `Nobody sees ${name} unless you say so.`,
  whoSees: (name: string) => `Who sees ${name}?`,
  vaccinations: 'Vaccinations',
  addVaccinations: 'Add vaccinations',
  oneVisit: 'One visit, as many shots as were given.',
  records: 'Records',
  latest: 'Latest records',
  all: (count: number) => `All ${count} vaccinations`,
  clinic: 'Clinic',
  withThis: (name: string) => `${name}’s places`,
};

/** Texts of the pages that put several nouns together. */
export const pageMessages = defineMessages({ en });
