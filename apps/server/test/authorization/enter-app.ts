import { type BuiltBusiness, buildAppGrant } from '../../src/seed/builders/index.ts';
import type { TestServer } from '../test-server.ts';

export interface EnteredApp {
  /** Registered by the business. */
  readonly appId: string;
  readonly clientId: string;
  /** The same app, connected to the business. */
  readonly connectedAppId: string;
}

export async function enterApp({ services }: TestServer, business: BuiltBusiness): Promise<EnteredApp> {
  const { appId, clientId, connectedAppId } = await buildAppGrant(services, { business });
  return { appId, clientId, connectedAppId };
}

export async function removeApp({ services }: TestServer, gone: EnteredApp): Promise<void> {
  const { pool } = services.store;
  await pool.query('delete from app_grant where id = $1', [gone.connectedAppId]);
  await pool.query('delete from app where id = $1', [gone.appId]);
  await pool.query('delete from oauth_client where client_id = $1', [gone.clientId]);
}
