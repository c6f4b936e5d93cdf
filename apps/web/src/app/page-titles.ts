import { paths } from '../paths/index.ts';
import { defineMessages } from '../platform/messages/index.ts';
import { publicTitles } from './public-titles.ts';

const en = {
  ...publicTitles.en,
  [paths.resetPassword]: 'Choose a new password',
  [paths.restoreEmail]: 'Recover your account',
  [paths.selectUserType]: 'How will you use it?',
  [paths.dashboard]: 'My pets',
  [paths.documents]: 'Documents',
  [paths.document('$documentId')]: 'Document',
  [paths.newPet]: 'Add a pet',
  [paths.pet('$petId')]: 'Pet',
  [paths.petRecord('$petId')]: 'Health record',
  [paths.editPet('$petId')]: 'Edit pet',
  [paths.petVaccinations('$petId')]: 'Vaccinations',
  [paths.petBadge('$petId')]: 'Badge',
  [paths.petSharing('$petId')]: 'Sharing',
  [paths.signWaiver('$waiverId')]: 'Sign a waiver',
  [paths.confirm('$token')]: 'Confirm records',
  [paths.join('$token')]: 'Invitation',
  [paths.transfer('$token')]: 'A pet for you',
  [paths.checkWaiver('$sha256')]: 'Check a signed waiver',
  [paths.selfCheckIn('$slug')]: 'Check in',
  [paths.poster]: 'Check-in poster',
  [paths.businessPets]: 'Pets',
  [paths.businessPet('$petId')]: 'Pet',
  [paths.businessSettings]: 'Business settings',
  [paths.developers]: 'Developers',
  [paths.team]: 'Team',
  [paths.auditLog]: 'Activity log',
  [paths.reviews]: 'Reviews',
  [paths.waivers]: 'Waivers',
  [paths.kiosk('$waiverId')]: 'Sign a waiver',
  [paths.today]: 'Today',
  [paths.scan]: 'Scan',
  [paths.calendar]: 'Calendar',
  [paths.requirements]: 'Requirements',
  [paths.insight]: 'Reports',
  [paths.dueReport]: 'Due report',
  [paths.billing]: 'Billing',
  [paths.alerts]: 'Alerts',
  [paths.settings]: 'Settings',
};

/** The window's title of each address. */
export const pageTitles = defineMessages({ en });
