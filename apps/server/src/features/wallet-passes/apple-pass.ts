import { productName } from '@clearpaw/domain';
import { type Language, languages } from '@clearpaw/protocol';
import { PKPass } from 'passkit-generator';
import type { AppleWallet } from '../../platform/config/index.ts';
import { type PassFace, passColors } from './pass-face.ts';
import { passPictures } from './pass-pictures.ts';
import { passWords } from './pass-words.ts';

/**
 * A signed .pkpass. It is written in the reader's language, and a phone shows it in its own where that is one of the
 * product's.
 */
export async function applePass(wallet: AppleWallet, face: PassFace, language: Language): Promise<Buffer> {
  const { certificate: signerCert, key: signerKey, authority: wwdr } = wallet;
  const files = {
    ...(await passPictures()),
    'pass.json': Buffer.from(JSON.stringify(contentOf(wallet, face, language))),
  };
  const pass = new PKPass(files, { signerCert, signerKey, wwdr });
  for (const other of languages) pass.localize(other, translationsOf(face, language, other));
  return pass.getAsBuffer();
}

/**
 * A phone looks up each text of the pass. A name that is also a text, such as a dog called "Dog", must stay, so that this
 * text is not translated then.
 */
function translationsOf(face: PassFace, from: Language, to: Language): Record<string, string> {
  const [texts, translated] = [passWords(from, face), passWords(to, face)];
  const pairs = Object.entries(texts).flatMap(([key, text]) => {
    const other = translated[key as keyof typeof translated];
    return text === face.name ? [] : [[escaped(text), escaped(other)] as const];
  });
  return Object.fromEntries(pairs);
}

/** The package writes texts between quotation marks as they are. */
const escaped = (text: string): string => text.replace(/[\\"]/g, '\\$&').replace(/\s+/g, ' ');

/**
 * The content of the pass. Its number is the pet's, so that a pass with a new code replaces the old one; the phone
 * fetches no updates, because no address for them is named.
 */
function contentOf({ passTypeId, teamId }: AppleWallet, face: PassFace, language: Language): object {
  const words = passWords(language, face);
  return {
    formatVersion: 1,
    passTypeIdentifier: passTypeId,
    teamIdentifier: teamId,
    organizationName: productName,
    description: words.description,
    serialNumber: face.petId,
    logoText: productName,
    backgroundColor: rgb(passColors.ground),
    foregroundColor: rgb(passColors.text),
    labelColor: rgb(passColors.label),
    sharingProhibited: true,
    barcodes: [
      {
        message: face.address,
        format: 'PKBarcodeFormatQR',
        messageEncoding: 'iso-8859-1',
        altText: face.typed,
      },
    ],
    generic: {
      primaryFields: [{ key: 'name', label: words.pet, value: face.name }],
      secondaryFields: [
        { key: 'species', label: words.species, value: words.speciesName },
        { key: 'kind', label: words.countsAs, value: words.kind },
      ],
      backFields: backOf(face, words),
    },
  };
}

function backOf({ publicUrl }: PassFace, words: ReturnType<typeof passWords>): object[] {
  return [
    { key: 'use', label: words.use, value: words.howToUse },
    { key: 'lost', label: words.lost, value: words.whenLost },
    { key: 'help', label: words.help, value: `${publicUrl}/help/owners/show-the-badge` },
  ];
}

function rgb(color: readonly number[]): string {
  return `rgb(${color.join(', ')})`;
}
