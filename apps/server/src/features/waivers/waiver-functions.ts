import type { waivers as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { askToSign } from './ask-to-sign.ts';
import { createWaiver } from './create-waiver.ts';
import { getSignedWaiver } from './get-signed-waiver.ts';
import { getWaiverToSign } from './get-waiver-to-sign.ts';
import { getWaiverVersion } from './get-waiver-version.ts';
import { listMySignatures } from './list-my-signatures.ts';
import { listSignatures } from './list-signatures.ts';
import { listUnsignedPets } from './list-unsigned-pets.ts';
import { listWaiverVersions } from './list-waiver-versions.ts';
import { listWaivers } from './list-waivers.ts';
import { publishWaiverVersion } from './publish-waiver-version.ts';
import { signWaiver } from './sign-waiver.ts';
import { verifySignedWaiver } from './verify-signed-waiver.ts';

export const waiverFunctions: Implementations<typeof promised> = {
  askToSign,
  createWaiver,
  getSignedWaiver,
  getWaiverToSign,
  getWaiverVersion,
  listMySignatures,
  listSignatures,
  listUnsignedPets,
  listWaiverVersions,
  listWaivers,
  publishWaiverVersion,
  signWaiver,
  verifySignedWaiver,
};
