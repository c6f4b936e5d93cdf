import { defineMessages } from '../../platform/messages/index.ts';

const en = {
  title: 'Place settings',
  lead: 'What your place is called, what it offers, and how pets come in.',
  business: 'Your place',
  name: 'Name',
  shortName: (slug: string) => `Short name for owners who connect: ${slug}`,
  services: 'Services',
  servicesLead: 'Staff choose one at the door, and rules can ask more of one than of another.',
  noServices: 'None yet. Without services every visit is the same.',
  service: 'Service',
  capacity: 'At once',
  add: 'Add a service',
  remove: (name: string) => (name ? `Remove ${name}` : 'Remove this service'),
  atTheEntrance: 'At the door',
  selfCheckIn: 'When an owner scans your poster',
  modes: {
    off: { title: 'Nothing happens', children: 'Staff check everybody in.' },
    confirm: { title: 'Staff are asked', children: 'The arrival waits until somebody lets the pet in.' },
    auto: { title: 'The pet is checked in', children: 'At once, where everything is in order.' },
  },
  paper: 'Take paper badges',
  printedDetail: 'A printed code can be copied; the one on the phone renews itself.',
  save: 'Save settings',
  saving: 'Saving…',
  saved: 'The settings are saved',
  managersOnly: 'Managers and owners can change these.',
  readOnly: 'Business Connect has ended; settings can be changed again once it is renewed.',
  problems: {
    name: 'A name has 1 to 80 characters.',
    serviceName: 'A service has a name of at most 60 characters.',
    capacity: 'A whole number from 1 to 10,000, or nothing.',
  },
};

/** Texts of a place's settings. */
export const businessSettingsMessages = defineMessages({ en });
