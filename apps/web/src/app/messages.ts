import { productName } from '@clearpaw/domain';
import { defineMessages } from '../platform/messages/index.ts';

const en = {
  home: `${productName} home`,
  pageNotLoaded: "This page couldn't be loaded. Check your connection and try again.",
  offline: 'You are offline.',
  unreachable: "Can't reach Clearpaw.",
  dataFrom: (ago: string) => `Last updated ${ago}.`,
  tryAgain: 'Try again',
  ownerDashboard: 'Owner dashboard',
  ownerNavigation: 'Owner',
  businessDashboard: 'Business dashboard',
  businessNavigation: 'Business',
  myPets: 'My pets',
  documents: 'Documents',
  today: 'Today',
  scan: 'Scan',
  calendar: 'Calendar',
  customers: 'Customers',
  requirements: 'Requirements',
  care: 'Care',
  incidents: 'Incidents',
  insight: 'Reports',
  alerts: 'Alerts',
  pets: 'Pets',
  businessSettings: 'Business settings',
  more: 'More',
  reviews: 'Reviews',
  waivers: 'Waivers',
  poster: 'Check-in poster',
  team: 'Team',
  auditLog: 'Activity log',
  settings: 'Settings',
  help: 'Help',
  billing: 'Billing',
  notForRole: 'Ask a manager',
  notForRoleLead: 'Only managers and the owner of this business can open this page.',
  backToToday: 'Back to Today',
};

/** Texts of the shells around the pages behind the sign-in, and of the router. */
export const shellMessages = defineMessages({ en });
