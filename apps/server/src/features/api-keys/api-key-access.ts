import { isAuditAction } from '@clearpaw/contract';
import type { ApiKeyAccess, Services } from '../../platform/http/index.ts';
import { logKeyUse } from '../audit/index.ts';
import { isKeyText } from './key-text.ts';
import { readApiKey } from './read-api-key.ts';

/** The dependencies of serving calls with API keys. */
export function apiKeyAccess(services: Services): ApiKeyAccess {
  return {
    isApiKey: isKeyText,
    read: (token) => readApiKey(services, token),
    // Functions that write an audit entry of their own have already done so.
    logCall: async (call) => {
      if (!isAuditAction(call.name)) await logKeyUse(call);
    },
  };
}
