import { z } from 'zod';
import { empty, id, line, listOf, paging, unary } from '../define/index.ts';
import { appShape, connectedAppShape, redirectUris, registeredScopes } from './app.ts';

const ofApp = z.strictObject({ businessId: id, appId: id });

export const apps = {
  /** The secret is shown only in this answer: only its hash is stored. */
  registerApp: unary(
    z.strictObject({ businessId: id, name: line(60), redirectUris, scopes: registeredScopes.optional() }),
    z.strictObject({ id, clientId: z.string(), clientSecret: z.string() }),
    { summary: 'Registers an app that asks people for access by OAuth. Its secret is shown once.' },
  ),
  listApps: unary(z.strictObject({ businessId: id, ...paging }), listOf(appShape), {
    summary: 'Lists the apps that a business registered, newest first.',
  }),
  updateApp: unary(z.strictObject({ ...ofApp.shape, redirectUris }), empty, {
    summary: 'Replaces the redirect addresses of a registered app. What is connected stays connected.',
  }),
  /** The old secret stops working at once; existing connections stay. */
  rotateAppSecret: unary(ofApp, z.strictObject({ clientSecret: z.string() }), {
    summary: 'Replaces the secret of an app. The new one is shown once.',
  }),
  /** Disconnects everyone at once. */
  deleteApp: unary(ofApp, empty, { summary: 'Deletes a registered app and ends all access it was given.' }),
  /** What the consent page shows. */
  getApp: unary(
    z.strictObject({ clientId: z.string().min(1).max(100) }),
    z.strictObject({ name: z.string(), registeredBy: z.string() }),
    { summary: 'Returns the name of an app that asks for access, and the business that registered it.' },
  ),
  listConnectedApps: unary(z.strictObject({ businessId: id, ...paging }), listOf(connectedAppShape), {
    summary: 'Lists the apps that have access to a business.',
  }),
  listMyConnectedApps: unary(z.strictObject({ ...paging }), listOf(connectedAppShape), {
    summary: "Lists the apps that have access to the caller's own pets.",
  }),
  disconnectApp: unary(z.strictObject({ connectedAppId: id }), empty, {
    summary: 'Ends the access of an app at once.',
  }),
};
