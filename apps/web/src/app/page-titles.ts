import { defineMessages } from '../platform/messages/index.ts';
import { publicTitles } from './public-titles.ts';

const en = {
  ...publicTitles.en,
  '/reset-password': 'Choose a new password',
  '/restore-email': 'Recover your account',
  '/select-user-type': 'How will you use it?',
  '/dashboard': 'My pets',
  '/docs': 'Documents',
  '/docs/$documentId': 'Document',
  '/pets/new': 'Add a pet',
  '/pets/$petId': 'Pet',
  '/pets/$petId/edit': 'Edit pet',
  '/pets/$petId/vaccinations': 'Vaccinations',
  '/pets/$petId/badge': 'Badge',
  '/pets/$petId/share': 'Sharing',
  '/waivers/$waiverId': 'Sign a waiver',
  '/join/$token': 'Invitation',
  '/w/$sha256': 'Check a signed waiver',
  '/b/$slug': 'Check in',
  '/business/poster': 'Check-in poster',
  '/business/pets': 'Pets',
  '/business/pets/$petId': 'Pet',
  '/business/settings': 'Business settings',
  '/business/team': 'Team',
  '/business/trail': 'Activity log',
  '/business/reviews': 'Reviews',
  '/business/waivers': 'Waivers',
  '/business/waivers/$waiverId/sign': 'Sign a waiver',
  '/business': 'Today',
  '/business/scan': 'Scan',
  '/business/requirements': 'Requirements',
  '/business/insight': 'Reports',
  '/billing': 'Billing',
  '/alerts': 'Alerts',
  '/settings': 'Settings',
};

/** The window's title of each address. */
export const pageTitles = defineMessages({ en });
