import { createBadgeRng, generateClaims } from '@clearpaw/testing';
import { badgeCodeFrom, badgeUrl, writeClaims } from '../packages/domain/src/index.ts';
import {
  formatLiveFragment,
  makeKeyPair,
  pointOf,
  qrVersionOf,
  sealCredential,
} from '../packages/protocol/src/index.ts';

/** `node bench/badge-sizes.ts [pets]`: how large the codes of generated pets are, printed and live, level M. */
const pets = Number(process.argv[2] ?? 10_000);
const rng = createBadgeRng(2026);
const code = badgeCodeFrom(new Uint8Array(16).fill(200));
const server = await makeKeyPair(false);
const device = await makeKeyPair(true);
const deviceKey = pointOf({ ...(await crypto.subtle.exportKey('jwk', device.publicKey)) });
const by = { kid: new Uint8Array(4), key: server.privateKey };

async function versionsOf(doses: () => number): Promise<{ paper: number[]; live: number[] }> {
  const paper: number[] = [];
  const live: number[] = [];
  for (let pet = 0; pet < pets; pet += 1) {
    const claims = generateClaims(rng, doses());
    const still = await sealCredential(writeClaims(claims), by);
    const bound = await sealCredential(writeClaims({ ...claims, deviceKey }), by);
    const address = (fragment: string) => badgeUrl('https://clearpaw.example', code, fragment);
    paper.push(qrVersionOf(address(still)));
    live.push(qrVersionOf(address(await formatLiveFragment(bound, 59_841_960, device.privateKey))));
  }
  return { paper: paper.sort((a, b) => a - b), live: live.sort((a, b) => a - b) };
}

function line(name: string, versions: readonly number[]): string {
  const at = (share: number) => versions[Math.min(versions.length - 1, Math.floor(versions.length * share))];
  return `| ${name} | ${at(0.5)} | ${at(0.95)} | ${versions.at(-1)} |`;
}

const eight = await versionsOf(() => 8);
const usual = await versionsOf(() => rng(9));
console.log(`QR versions at level M of ${pets} generated pets (public address of 24 characters)\n`);
console.log('| badge | median | 95th percentile | largest |\n|---|---|---|---|');
console.log(line('paper, 8 vaccinations', eight.paper));
console.log(line('live, 8 vaccinations', eight.live));
console.log(line('paper, 0 to 8 vaccinations', usual.paper));
console.log(line('live, 0 to 8 vaccinations', usual.live));
console.log('| for comparison: EU certificate (still) | 18 | | |');
console.log('| for comparison: SMART Health Card (still) | | | 22 |');
