import type { contract, OutputOf } from '@clearpaw/contract';

export type WalletPlatform = OutputOf<(typeof contract)['listWalletPlatforms']>['platforms'][number];

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** The wallets that this device may have; a computer, from which passes are sent on to a phone, may have each. */
export function walletsHere(
  configured: readonly WalletPlatform[],
  { userAgent, maxTouchPoints }: Device,
): readonly WalletPlatform[] {
  if (/Android/.test(userAgent)) return configured.filter((platform) => platform === 'google');
  // An iPad says that it is a Mac; no Mac has a touch screen.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple ? configured.filter((platform) => platform === 'apple') : configured;
}
