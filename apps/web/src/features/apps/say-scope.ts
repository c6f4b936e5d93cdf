import { appMessages } from './messages.gen.ts';

const { forOwner, forBusiness } = appMessages;
const isOfOwner = (scope: string): scope is keyof typeof forOwner => Object.hasOwn(forOwner, scope);

/** What an app may do, for the person who decides: an owner about their pets, a team about its business. */
export const sayScope = (scope: keyof typeof forBusiness, ofOwner: boolean): string =>
  ofOwner && isOfOwner(scope) ? forOwner[scope] : forBusiness[scope];
