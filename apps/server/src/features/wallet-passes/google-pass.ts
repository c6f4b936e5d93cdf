import { cutName, productName } from '@clearpaw/domain';
import { SignJWT } from 'jose';
import type { GoogleWallet } from '../../platform/config/index.ts';
import { type PassFace, passColors } from './pass-face.ts';

/** Google's own limit: browsers truncate longer addresses. */
const longestToken = 1_800;
/** What is left out, step by step, if the token would be too long; the last step fits with the longest settings. */
const shortenings = [
  { logo: true, details: true, nameBytes: 240 },
  { logo: false, details: true, nameBytes: 240 },
  { logo: false, details: false, nameBytes: 40 },
] as const;

type Shortening = (typeof shortenings)[number];

/** Google's page on which the badge is saved. The code has no fragment, because Google stores passes on its servers. */
export async function googlePassUrl(wallet: GoogleWallet, face: PassFace, now: Date): Promise<string> {
  for (const shortening of shortenings) {
    const token = await signToken(wallet, face, shortening, now);
    if (token.length <= longestToken) return `https://pay.google.com/gp/v/save/${token}`;
  }
  throw new Error('A pass for Google Wallet takes more than Google allows.');
}

function signToken(wallet: GoogleWallet, face: PassFace, shortening: Shortening, now: Date): Promise<string> {
  const classId = `${wallet.issuerId}.clearpaw-badge`;
  const payload = {
    genericClasses: [{ id: classId }],
    genericObjects: [objectOf(wallet, classId, face, shortening)],
  };
  return new SignJWT({ typ: 'savetowallet', origins: [new URL(face.publicUrl).origin], payload })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(wallet.clientEmail)
    .setAudience('google')
    .setIssuedAt(now)
    .sign(wallet.privateKey);
}

/** Another code creates another pass, because Google does not update a known one. */
function objectOf(wallet: GoogleWallet, classId: string, face: PassFace, shortening: Shortening) {
  const { logo, details, nameBytes } = shortening;
  const { address: value, typed: alternateText, kind, publicUrl } = face;
  return {
    id: `${wallet.issuerId}.${face.codeName}`,
    classId,
    cardTitle: inEnglish(`${productName} badge`),
    header: inEnglish(cutName(face.name, nameBytes)),
    ...(details && { state: 'ACTIVE', subheader: inEnglish(kind), hexBackgroundColor }),
    // Google downloads it, and only from https addresses.
    ...(logo && publicUrl.startsWith('https:') && { logo: pictureAt(`${publicUrl}/icon-512.png`) }),
    barcode: { type: 'QR_CODE', value, ...(details && { alternateText }) },
  };
}

const hexBackgroundColor = `#${Buffer.from(passColors.ground).toString('hex')}`;
const inEnglish = (value: string) => ({ defaultValue: { language: 'en-US', value } });
const pictureAt = (uri: string) => ({ sourceUri: { uri } });
