import { cutName } from '@clearpaw/domain';
import type { Language } from '@clearpaw/protocol';
import { SignJWT } from 'jose';
import type { GoogleWallet } from '../../platform/config/index.ts';
import { type PassFace, passColors } from './pass-face.ts';
import { passWords } from './pass-words.ts';

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
export async function googlePassUrl(
  wallet: GoogleWallet,
  face: PassFace,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<string> {
  for (const shortening of shortenings) {
    // Another code creates another pass, because Google does not update a known one.
    const payload = payloadOf(wallet, face, language, shortening);
    const token = await signToken(wallet, face, payload, now);
    if (token.length <= longestToken) return `https://pay.google.com/gp/v/save/${token}`;
  }
  throw new Error('A pass for Google Wallet takes more than Google allows.');
}

function payloadOf(wallet: GoogleWallet, face: PassFace, language: Language, shortening: Shortening): object {
  const classId = `${wallet.issuerId}.clearpaw-badge`;
  const object = {
    id: `${wallet.issuerId}.${face.codeName}`,
    classId,
    ...contentOf(face, language, shortening),
  };
  return { genericClasses: [{ id: classId }], genericObjects: [object] };
}

function signToken(wallet: GoogleWallet, face: PassFace, payload: object, now: Date): Promise<string> {
  return new SignJWT({ typ: 'savetowallet', origins: [new URL(face.publicUrl).origin], payload })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(wallet.clientEmail)
    .setAudience('google')
    .setIssuedAt(now)
    .sign(wallet.privateKey);
}

/** In one language: all five would take more than Google allows. */
function contentOf(face: PassFace, language: Language, shortening: Shortening) {
  const { logo, details, nameBytes } = shortening;
  const { address: value, typed: alternateText, publicUrl } = face;
  const { title, kind } = passWords(language, face);
  const said = (text: string) => ({
    defaultValue: { language: language === 'en' ? 'en-US' : language, value: text },
  });
  return {
    cardTitle: said(title),
    header: said(cutName(face.name, nameBytes)),
    ...(details && { state: 'ACTIVE', subheader: said(kind), hexBackgroundColor }),
    // Google downloads it, and only from https addresses.
    ...(logo && publicUrl.startsWith('https:') && { logo: pictureAt(`${publicUrl}/icon-512.png`) }),
    barcode: { type: 'QR_CODE', value, ...(details && { alternateText }) },
  };
}

const hexBackgroundColor = `#${Buffer.from(passColors.ground).toString('hex')}`;
const pictureAt = (uri: string) => ({ sourceUri: { uri } });
