import type { contract, OutputOf } from '@clearpaw/contract';

export type WalletPlatform = OutputOf<(typeof contract)['listWalletPlatforms']>['platforms'][number];

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** The wallets that this device supports. A computer, from which passes are sent to a phone, supports all. */
export function walletsHere(
  configured: readonly WalletPlatform[],
  { userAgent, maxTouchPoints }: Device,
): readonly WalletPlatform[] {
  if (/Android/.test(userAgent)) return configured.filter((platform) => platform === 'google');
  // An iPad identifies as a Mac, but no Mac has a touch screen.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple ? configured.filter((platform) => platform === 'apple') : configured;
}
