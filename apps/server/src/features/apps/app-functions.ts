import type { apps as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { deleteApp } from './delete-app.ts';
import { disconnectApp } from './disconnect-app.ts';
import { getApp } from './get-app.ts';
import { listApps } from './list-apps.ts';
import { listConnectedApps, listMyConnectedApps } from './list-connected-apps.ts';
import { registerApp } from './register-app.ts';
import { rotateAppSecret } from './rotate-app-secret.ts';
import { updateApp } from './update-app.ts';

export const appFunctions: Implementations<typeof promised> = {
  registerApp,
  listApps,
  updateApp,
  rotateAppSecret,
  deleteApp,
  getApp,
  listConnectedApps,
  listMyConnectedApps,
  disconnectApp,
};
