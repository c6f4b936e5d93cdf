import { businessConnectPlan } from '@clearpaw/domain';
import { defineMessages } from '../../platform/messages/index.ts';

const { priceMinor, currency, trialDays } = businessConnectPlan;
const price = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(priceMinor / 100);

const en = {
  setUpTitle: 'Set up your business',
  setUpLead: 'All you need is a name and a type. Requirements come next.',
  name: 'Business name',
  namePlaceholder: 'Harbor Hounds',
  nameRequired: 'Name is required',
  nameLong: 'Use at most 80 characters.',
  kind: 'Type of business',
  kindRequired: 'Choose a type.',
  kinds: {
    cafe: 'Café',
    patio: 'Patio or restaurant',
    daycare: 'Daycare',
    groomer: 'Groomer',
    boarding: 'Boarding',
    park: 'Park',
    other: 'Other',
  },
  timeZone: 'Time zone',
  timeZoneHelp: 'Used for daily reports and check-ins.',
  timeZoneRequired: 'Choose a time zone from the list.',
  create: 'Create business',
  creating: 'Creating…',
  createFailed: "Couldn't create your business. Your answers are saved; try again.",
  loadFailed: "Your businesses couldn't be loaded.",
  switchBusiness: 'Switch business',
  roles: { owner: 'Owner', manager: 'Manager', staff: 'Staff' },
  readOnlySince: (day: string) => `Read-only since ${day}`,
  readOnlyLead:
    'Business Connect has ended. Your data stays readable and can be exported. Scanning, checking in and publishing are paused until it is renewed.',
  renew: 'Renew',
  exportData: 'Export',
  exporting: (count: string) => `Reading… ${count}`,
  exports: {
    pets: 'Connected pets (CSV)',
    checkIns: 'Check-ins (CSV)',
    requirements: 'Requirements (CSV)',
    everything: 'All records, without files (JSON)',
  },
  exportFailed: "The export couldn't be finished. Try again.",
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
  invitedInstead: "Joining a team? Open the link in your invitation email; you don't need your own plan.",
  startTrial: 'Start the free trial',
  steps: 'How the trial works',
  stepToday: 'Today',
  stepTodayDetail: 'Full access starts. Set your requirements and scan the first badge.',
  stepReminderDetail: 'We email you 3 days before the trial ends.',
  stepPayDetail: `First charge: ${price}. If you cancel later, your data stays readable and can be exported.`,
};

/** Texts about places: setting one up, switching between them, the plan they need. */
export const businessMessages = defineMessages({ en });
