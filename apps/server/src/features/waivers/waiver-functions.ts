import type { waivers as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { createWaiver } from './create-waiver.ts';
import { getSignedWaiver } from './get-signed-waiver.ts';
import { getWaiverToSign } from './get-waiver-to-sign.ts';
import { listMySignatures } from './list-my-signatures.ts';
import { listSignatures } from './list-signatures.ts';
import { listWaivers } from './list-waivers.ts';
import { publishWaiverVersion } from './publish-waiver-version.ts';
import { signWaiver } from './sign-waiver.ts';
import { verifySignedWaiver } from './verify-signed-waiver.ts';

export const waiverFunctions: Implementations<typeof promised> = {
  createWaiver,
  getSignedWaiver,
  getWaiverToSign,
  listMySignatures,
  listSignatures,
  listWaivers,
  publishWaiverVersion,
  signWaiver,
  verifySignedWaiver,
};
