import { defineWords } from '../platform/words/index.ts';

const en = {
  '/login': 'Login',
  '/register': 'Create your account',
  '/forgot-password': 'Forgot password',
  '/reset-password': 'Choose a new password',
  '/select-user-type': 'How will you use it?',
  '/dashboard': 'My pets',
  '/docs': 'Documents',
  '/docs/$documentId': 'Document',
  '/pets/new': 'Add a pet',
  '/pets/$petId': 'Pet',
  '/pets/$petId/edit': 'Edit pet',
  '/pets/$petId/vaccinations': 'Vaccinations',
  '/pets/$petId/badge': 'Badge',
  '/waivers/$waiverId': 'Sign',
  '/join/$token': 'Invitation',
  '/w/$sha256': 'Check a signed waiver',
  '/business/team': 'Team',
  '/business/trail': 'Trail',
  '/business/reviews': 'Reviews',
  '/business/waivers': 'Waivers',
  '/business/waivers/$waiverId/sign': 'Sign',
  '/business': 'Today',
  '/business/scan': 'Scan',
  '/business/requirements': 'Requirements',
  '/business/insight': 'Insight',
  '/billing': 'Billing',
  '/alerts': 'Alerts',
  '/settings': 'Settings',
  '/terms': 'Terms',
  '/privacy': 'Privacy',
  '/cookies': 'Cookies',
  '/acceptable-use': 'Acceptable use',
};

/** The window's title of each address. */
export const pageTitles = defineWords({ en });
