import { type AppScope, businessScopeSentences, ownerScopeSentences } from '@clearpaw/contract';
import { defineMessages } from '../../platform/messages/index.ts';

/** What an app may read about a person's own pets. */
const forOwner: Readonly<Partial<Record<AppScope, string>>> = ownerScopeSentences;

const en = {
  forBusiness: businessScopeSentences,
  forOwner,
  askTitle: (app: string) => `Connect ${app}?`,
  from: (business: string) => `An app by ${business}`,
  asks: (app: string, place: string | null) =>
    place === null ? `${app} asks for access to a business.` : `${app} asks for access to ${place}.`,
  asksOwner: (app: string) => `${app} asks for access to your pets.`,
  business: 'Business',
  chooseBusiness: 'Choose a business',
  itCan: 'It will be able to',
  readsOnly: 'It can’t change anything.',
  keeps: 'It keeps this access until you disconnect it.',
  anHour: 'It gets this access for one hour.',
  backTo: (host: string) => `Whatever you choose, you return to ${host}.`,
  emailsOwners:
    'All owners of the business get an email. You can disconnect the app under Business settings, Developers.',
  emailsYou: 'You get an email. You can disconnect the app under Settings, Connected apps, at any time.',
  allow: 'Allow',
  allowing: 'Connecting…',
  deny: 'Don’t allow',
  loggedInAs: (email: string) => `You are logged in as ${email}.`,
  otherAccount: 'Use another account',
  needsBusiness: 'This app asks for access to a business. Log in with the account of an owner or manager.',
  needsOwner: 'This app asks for access to a pet owner’s record. Log in with the account of a pet owner.',
  noBusiness: 'Only owners and managers of a business can connect an app. Ask one of them to do it.',
  noType: 'Finish setting up your account first. Then start again from the app.',
  finishAccount: 'Finish setting up',
  badTitle: 'This app can’t be connected',
  badApp: 'The app isn’t registered here. It may have been deleted. Contact the people who make it.',
  badAddress:
    'The app wants you to return to an address that it hasn’t registered. Contact the people who make it.',
  badRequest: 'The app sent an invalid request. Go back to it and try again.',
  expired: 'This request has expired. Go back to the app and start again.',
  notSent: 'Couldn’t save your choice. Check your connection and try again.',
  failed: 'The app couldn’t be loaded.',

  connected: 'Connected apps',
  connectedNone: 'No connected apps. When you connect one, it is listed here.',
  connectedLead: 'Apps that can read your pets’ information.',
  connectedFailed: 'The connected apps couldn’t be loaded.',
  by: (business: string) => `By ${business}`,
  scopes: 'What it can do',
  used: (ago: string) => `Used ${ago}`,
  neverUsed: 'Never used',
  since: (day: string, by: string | null) =>
    by === null ? `Connected ${day} by you` : `Connected ${day} by ${by}`,
  stopped: 'Stopped: the person who connected it no longer manages this business',
  disconnect: 'Disconnect',
  disconnectOf: (app: string) => `Disconnect ${app}`,
  disconnectTitle: (app: string) => `Disconnect ${app}?`,
  disconnectLead: 'It loses access immediately. To use it again, connect it from the app.',
  disconnecting: 'Disconnecting…',
  disconnected: (app: string) => `${app} was disconnected`,

  apps: 'Apps you develop',
  appsLead: 'Register an app if you build one that other businesses or pet owners connect.',
  appsGuide: 'How apps connect',
  appsNone: 'No apps registered.',
  appsFailed: 'Your apps couldn’t be loaded.',
  register: 'Register app',
  registerTitle: 'Register an app',
  registerLead: 'People see its name, and that it is yours, when it asks them for access.',
  registering: 'Registering…',
  name: 'Name',
  addresses: 'Redirect addresses',
  addressesHint: 'Where people return after they decide. One per line, beginning with https://.',
  connections: (count: number) =>
    count === 0 ? 'Not connected yet' : count === 1 ? '1 connection' : `${count} connections`,
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  newSecret: (app: string) => `${app}: copy the secret now`,
  shownOnce: 'It is shown only once. Store it where only your server can read it.',
  savedIt: 'I saved it',
  actions: (app: string) => `Actions for ${app}`,
  change: 'Change addresses',
  changeTitle: (app: string) => `Redirect addresses of ${app}`,
  changeLead: 'They count from the next request on. Connected businesses and owners stay connected.',
  changing: 'Saving…',
  save: 'Save',
  changed: (app: string) => `The addresses of ${app} were changed`,
  rotate: 'Replace secret',
  rotateTitle: (app: string) => `Replace the secret of ${app}?`,
  rotateLead: 'The old secret stops working immediately. Connected businesses and owners stay connected.',
  rotating: 'Replacing…',
  remove: 'Delete app',
  removeTitle: (app: string) => `Delete ${app}?`,
  removeLead: (count: number) =>
    count === 0
      ? 'This can’t be undone.'
      : 'Everyone who connected it is disconnected immediately. This can’t be undone.',
  removing: 'Deleting…',
  removed: (app: string) => `${app} was deleted`,
};

/** Texts about programs that ask for access. */
export const appMessages = defineMessages({ en });
