import { defineMessages } from '../../platform/messages/index.ts';

export const contactMessages = defineMessages({
  en: {
    title: 'Contact details',
    lead: 'For the businesses you share them with: whom to call, and who may pick up your pets. You choose where under Sharing.',
    name: 'Your name',
    phone: 'Your phone number',
    emergency: 'Emergency contact',
    emergencyLead: 'Called if you cannot be reached.',
    pickups: 'People who may pick up your pets',
    noPickups: 'Only you, so far.',
    personName: 'Name',
    personPhone: 'Phone number',
    personNameOf: (position: number) => `Name of person ${position}`,
    personPhoneOf: (position: number) => `Phone number of person ${position}`,
    addPickup: 'Add a person',
    removePickup: (name: string) => `Remove ${name}`,
    person: (position: number) => `person ${position}`,
    save: 'Save',
    saving: 'Saving…',
    saved: 'Contact details saved',
    nameMissing: 'Enter a name.',
    phoneMissing: 'Enter a phone number.',
    failed: 'Your contact details were not saved',
  },
});
