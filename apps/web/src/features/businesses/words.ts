import { businessConnectPlan } from '@clearpaw/domain';
import { defineWords } from '../../platform/words/index.ts';

const { priceMinor, currency, trialDays } = businessConnectPlan;
const price = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(priceMinor / 100);

const en = {
  setUpTitle: 'Set up your place',
  setUpLead: 'A name and a kind are enough to begin. Requirements come next.',
  name: 'Name of your place',
  namePlaceholder: 'Harbor Hounds',
  nameRequired: 'Name is required',
  nameLong: 'At most 80 characters.',
  kind: 'What kind of place is it?',
  kindRequired: 'Choose a kind.',
  kinds: {
    cafe: 'Café',
    patio: 'Patio or restaurant',
    daycare: 'Daycare',
    groomer: 'Groomer',
    boarding: 'Boarding',
    park: 'Park',
    other: 'Something else',
  },
  timeZone: 'Time zone',
  timeZoneHelp: 'Your day begins and ends by it.',
  timeZoneRequired: 'Choose a time zone from the list.',
  create: 'Open your place',
  creating: 'Opening…',
  createFailed: 'Your place could not be opened. Nothing you typed is lost.',
  loadFailed: 'Your places could not be loaded.',
  switchPlace: 'Switch place',
  roles: { owner: 'Owner', manager: 'Manager', staff: 'Staff' },
  readOnlySince: (day: string) => `Read-only since ${day}`,
  readOnlyLead:
    'Business Connect has ended. Your data stays readable, and pets, check-ins and requirements can be exported. Scanning, checking in and publishing are paused until it is renewed.',
  renew: 'Renew',
  exportData: 'Export',
  exporting: (count: string) => `Reading… ${count}`,
  exports: {
    pets: 'Connected pets (CSV)',
    checkIns: 'Check-ins (CSV)',
    requirements: 'Requirements (CSV)',
    everything: 'All three (JSON)',
  },
  exportFailed: 'The export could not be finished. Try again.',
  upgradeTitle: 'Upgrade to Business Connect',
  price,
  perMonth: '/mo',
  trial: `${trialDays}-day free trial`,
  cancelAnytime: 'Cancel anytime',
  features: [
    'Set health requirements',
    'Verify compliance',
    'Manage team access',
    'Upload custom waivers',
    'Track connected pets',
  ],
  invitedInstead: 'Joining a team? Open the link in your invitation email; you need no plan of your own.',
  startTrial: 'Start the free trial',
  steps: 'How the trial goes',
  stepToday: 'Today',
  stepTodayDetail: 'Everything opens. Set your requirements and scan the first badge.',
  stepReminderDetail: 'We write to you 3 days before the trial ends. No surprise.',
  stepPayDetail: `The first ${price}. If you cancel later, your data stays readable and can be exported.`,
};

/** Texts about places: setting one up, switching between them, the plan they need. */
export const businessWords = defineWords({ en });
