import { productName } from '@clearpaw/domain';
import { PKPass } from 'passkit-generator';
import type { AppleWallet } from '../../platform/config/index.ts';
import { type PassFace, passColors } from './pass-face.ts';
import { passPictures } from './pass-pictures.ts';

/** A signed .pkpass. */
export async function applePass(wallet: AppleWallet, face: PassFace): Promise<Buffer> {
  const { certificate: signerCert, key: signerKey, authority: wwdr } = wallet;
  const files = {
    ...(await passPictures()),
    'pass.json': Buffer.from(JSON.stringify(contentOf(wallet, face))),
  };
  return new PKPass(files, { signerCert, signerKey, wwdr }).getAsBuffer();
}

/**
 * The content of the pass. Its number is the pet's, so that a pass with a new code replaces the old one; the phone
 * fetches no updates, because no address for them is named.
 */
function contentOf({ passTypeId, teamId }: AppleWallet, face: PassFace): object {
  return {
    formatVersion: 1,
    passTypeIdentifier: passTypeId,
    teamIdentifier: teamId,
    organizationName: productName,
    description: `Badge of ${face.name}`,
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
      primaryFields: [{ key: 'name', label: 'PET', value: face.name }],
      secondaryFields: [
        { key: 'species', label: 'SPECIES', value: face.species },
        { key: 'kind', label: 'COUNTS AS', value: face.kind },
      ],
      backFields: backOf(face),
    },
  };
}

function backOf({ publicUrl }: PassFace): object[] {
  return [
    {
      key: 'use',
      label: 'At check-in',
      value:
        'Staff scan this code with a connection to the internet. It counts as a printed badge, so a business may ask for the live badge in the app instead.',
    },
    {
      key: 'lost',
      label: 'If someone else has this code',
      value: 'Open the badge in the app and create a new code. This pass stops working; add the badge again.',
    },
    { key: 'help', label: 'Help', value: `${publicUrl}/help/owners/show-the-badge` },
  ];
}

function rgb(color: readonly number[]): string {
  return `rgb(${color.join(', ')})`;
}
