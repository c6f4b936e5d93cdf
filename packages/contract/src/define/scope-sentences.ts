import type { AppScope, OwnerScope } from './api-scope.ts';

/** What each scope lets a program do at a business, as screens and emails say it. */
export const businessScopeSentences: Readonly<Record<AppScope, string>> = {
  'compliance:read': 'Check whether a pet is cleared',
  'connections:read': 'See connected pets',
  'visits:read': 'See visits',
  'visits:write': 'Plan, change and cancel visits',
  'check-ins:read': 'See check-ins, care plans and care logs',
  'check-ins:write': 'Scan badges, check pets in and out, log care',
  'customers:read': 'See customers, with contact details and notes',
  'customers:write': 'Add and change customers, guests, their care plans and notes',
  'requirements:read': 'See requirements and services',
  'pets:read': 'See pets',
  'records:read': 'See vaccinations',
};

/** What each scope lets an app read about a person's own pets. */
export const ownerScopeSentences: Readonly<Record<OwnerScope, string>> = {
  'pets:read': 'See your pets and their profiles',
  'records:read': 'See your pets’ vaccinations',
  'compliance:read': 'See which businesses your pets are connected to, and whether they are cleared there',
};
