import { productName } from '@clearpaw/domain';
import { defineMessages } from '../platform/messages/index.ts';

const en = {
  home: `${productName} home`,
  pageNotLoaded: "This page couldn't be loaded. Check your connection and try again.",
  offline: 'You are offline.',
  unreachable: 'Clearpaw cannot be reached.',
  dataFrom: (ago: string) => `This is from ${ago}.`,
  tryAgain: 'Try again',
  ownerDashboard: 'Owner dashboard',
  ownerNavigation: 'Owner',
  businessDashboard: 'Business dashboard',
  businessNavigation: 'Business',
  myPets: 'My pets',
  documents: 'Documents',
  today: 'Today',
  scan: 'Scan',
  requirements: 'Requirements',
  insight: 'Insight',
  alerts: 'Alerts',
  pets: 'Pets',
  businessSettings: 'Place settings',
  more: 'More',
  reviews: 'Reviews',
  waivers: 'Waivers',
  poster: 'Door poster',
  team: 'Team',
  auditLog: 'Trail',
  settings: 'Settings',
  billing: 'Billing',
  notForRole: 'Ask a manager',
  notForRoleLead: 'Only managers and the owner of this business can open this page.',
  backToToday: 'Back to Today',
};

/** Texts of the shells around the pages behind the sign-in, and of the router. */
export const shellMessages = defineMessages({ en });
