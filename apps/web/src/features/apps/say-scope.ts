import { appMessages } from './messages.gen.ts';

const { forOwner, forBusiness } = appMessages;
const isOfOwner = (scope: string): scope is keyof typeof forOwner => Object.hasOwn(forOwner, scope);

/** A scope as text for the person who decides: an owner about their pets, a member about the business. */
export const sayScope = (scope: keyof typeof forBusiness, ofOwner: boolean): string =>
  ofOwner && isOfOwner(scope) ? forOwner[scope] : forBusiness[scope];
