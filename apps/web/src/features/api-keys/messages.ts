import { businessScopeSentences } from '@clearpaw/contract';
import { defineMessages } from '../../platform/messages/index.ts';
import type { KeyOverlap, Lifetime } from './lifetimes.ts';

const lifetimes: Record<Lifetime, string> = {
  month: 'In 30 days',
  quarter: 'In 90 days',
  year: 'In 1 year',
  none: 'Never',
};

const overlaps: Record<KeyOverlap, string> = {
  none: 'Stop it now',
  hour: 'For 1 more hour',
  day: 'For 24 more hours',
  week: 'For 7 more days',
};

const en = {
  title: 'Developers',
  panelLead: 'API keys, connected apps and webhooks for your booking system and other programs.',
  open: 'Open developer settings',
  settings: 'Business settings',
  lead: 'Connect your booking system and other programs.',
  guide: 'API guide',
  ownersOnly: 'Only owners of the business can manage API keys and webhooks.',
  readOnly: 'Your plan has ended. Keys can still read; you can revoke them, but not create new ones.',
  keys: 'API keys',
  none: 'No API keys yet. Create one for each program, so that you can revoke it on its own.',
  failed: "The API keys couldn't be loaded.",
  create: 'Create key',
  createTitle: 'Create an API key',
  createLead: 'All owners of the business get an email about the new key.',
  creating: 'Creating…',
  name: 'Name',
  nameHint: 'The program that will use it, such as “Website booking”.',
  scopes: 'What it can do',
  scopeLabels: businessScopeSentences,
  expires: 'Expires',
  lifetimes,
  newKey: (name: string) => `${name}: copy the key now`,
  shownOnce: 'It is shown only once. Store it where only your program can read it.',
  key: 'API key',
  savedIt: 'I saved it',
  used: (ago: string) => `Used ${ago}`,
  neverUsed: 'Never used',
  created: (day: string, by: string | null) => (by === null ? `Created ${day}` : `Created ${day} by ${by}`),
  until: (day: string) => `Expires ${day}`,
  noExpiry: 'No expiry',
  oldKeyUntil: (time: string) => `Old key works until ${time}`,
  states: { expired: 'Expired', revoked: 'Revoked', orphaned: 'Stopped: its creator is no longer an owner' },
  actions: (name: string) => `Actions for ${name}`,
  rotate: 'Replace key',
  rotateTitle: (name: string) => `Replace the key “${name}”?`,
  rotateLead: 'You get a new key with the same access. The old key can keep working while you switch.',
  overlap: 'Old key',
  overlaps,
  revoke: 'Revoke key',
  revokeTitle: (name: string) => `Revoke the key “${name}”?`,
  revokeLead: 'Programs that use it lose access immediately. This can’t be undone.',
  revoked: (name: string) => `${name} was revoked`,
  businessId: 'Business ID',
  businessIdLead: 'Programs send it as businessId with each call.',
  assistants: 'AI assistants',
  assistantsLead:
    'Add this address to an assistant that supports the Model Context Protocol (MCP), with an API key as its bearer token. It can do what the scopes of the key allow.',
  assistantAddress: 'MCP address',
  assistantGuide: 'How to connect an assistant',
};

/** Texts of the page about programs. */
export const apiKeyMessages = defineMessages({ en });
