/** Written by `npm run messages` from messages/en.json; the other languages lie beside it. */
import { formatNumber, plural } from '../../../platform/messages/index.ts';

export const versionMessages = {
  tab: "Versions",
  version: (version: number) => `Version ${formatNumber(version)}`,
  published: (time: string) => `Published ${time}.`,
  publishedBy: (time: string, person: string) => `Published ${time} by ${person}`,
  material: "Everyone must sign again",
  minor: "No new signature needed",
  signatures: (count: number) => `${plural(count, { "=0": "no signatures", "one": "1 signature", "other": `${formatNumber(count)} signatures` })}`,
  read: "Read",
  readVersion: (version: number) => `Read version ${formatNumber(version)}`,
  listFailed: "The versions couldn’t be loaded.",
  failed: "This version couldn’t be loaded.",
  of: (business: string) => `By ${business}`,
  current: "This is the current version.",
  earlier: "A later version has replaced it.",
  hash: "Text fingerprint (SHA-256):",
  more: "Show more",
  signedVersion: (title: string) => `Read the version you signed: ${title}`,
};
