import type { apiKeys as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { createApiKey } from './create-api-key.ts';
import { listApiKeys } from './list-api-keys.ts';
import { revokeApiKey } from './revoke-api-key.ts';
import { rotateApiKey } from './rotate-api-key.ts';

export const apiKeyFunctions: Implementations<typeof promised> = {
  createApiKey,
  listApiKeys,
  revokeApiKey,
  rotateApiKey,
};
