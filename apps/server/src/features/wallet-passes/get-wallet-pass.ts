import type { OutputOf, walletPasses } from '@clearpaw/contract';
import type { z } from 'zod';
import { hasExpired } from '../../platform/config/index.ts';
import { addressIn, type Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { languageOf } from '../accounts/index.ts';
import { ownPet } from '../pets/index.ts';
import { googlePassUrl } from './google-pass.ts';
import { makePassAddress } from './pass-address.ts';
import { passFace } from './pass-face.ts';

type Input = z.output<typeof walletPasses.getWalletPass.input>;
type Platforms = OutputOf<typeof walletPasses.listWalletPlatforms>;

export async function listWalletPlatforms(call: Call): Promise<Platforms> {
  return { platforms: platformsOf(call) };
}

/** The wallets that the operator has set up, without those that phones would refuse. */
function platformsOf({ services: { config }, now }: Pick<Call, 'services' | 'now'>): Platforms['platforms'] {
  const { appleWallet, googleWallet } = config;
  const apple = appleWallet && !hasExpired(appleWallet, now);
  return [...(apple ? (['apple'] as const) : []), ...(googleWallet ? (['google'] as const) : [])];
}

/** The address that adds the pet's badge to a wallet, for people who may show the badge. */
export async function getWalletPass(
  call: Call,
  { petId, platform, language: asked }: Input,
): Promise<OutputOf<typeof walletPasses.getWalletPass>> {
  const pet = await ownPet(call, petId);
  if (!platformsOf(call).includes(platform)) throw notConfigured(platform);
  // Also for Apple, because a pet without a badge should be refused here and not by a page without our texts.
  const face = await passFace(call, pet);
  const { config, store } = call.services;
  if (platform === 'apple') return { url: addressIn(await makePassAddress(call, pet.id), asked) };
  if (!config.googleWallet) throw notConfigured(platform);
  const language = asked ?? (await languageOf(store.db, call.uid));
  return { url: await googlePassUrl(config.googleWallet, face, { language, now: call.now }) };
}

const names = { apple: 'Apple Wallet', google: 'Google Wallet' } as const;

function notConfigured(platform: Input['platform']) {
  return refuse.precondition('not_configured', `This server makes no passes for ${names[platform]}.`);
}
