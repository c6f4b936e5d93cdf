import { createHash, webcrypto } from 'node:crypto';
import { pdflibAddPlaceholder } from '@signpdf/placeholder-pdf-lib';
import { SignPdf } from '@signpdf/signpdf';
import { Signer, SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';
import { ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import { PDFDocument } from 'pdf-lib';
import {
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { certificatesOf, type SigningIdentity } from './certificates.ts';
import { engine, rsa } from './engine.ts';

const contentType = '1.2.840.113549.1.9.3';
const messageDigest = '1.2.840.113549.1.9.4';
/** ESS signing-certificate-v2: the signature names its own certificate, as PAdES requires. */
const signingCertificate = '1.2.840.113549.1.9.16.2.47';
const data = '1.2.840.113549.1.7.1';

const digestOf = (bytes: Uint8Array): ArrayBuffer =>
  Uint8Array.from(createHash('sha256').update(bytes).digest()).buffer;

/** A detached CMS signature as described in ETSI EN 319 142-1 (PAdES, baseline B-B). */
async function cadesSignature(bytes: Uint8Array, identity: SigningIdentity): Promise<Buffer> {
  const [signer, authority] = certificatesOf(identity.signerPem + identity.authorityPem);
  if (!signer || !authority) throw new Error('A signing identity has two certificates.');
  const ownHash = digestOf(new Uint8Array(signer.toSchema().toBER(false)));
  const essCertificate = new Sequence({ value: [new OctetString({ valueHex: ownHash })] });
  const attributes = [
    new Attribute({ type: contentType, values: [new ObjectIdentifier({ value: data })] }),
    new Attribute({ type: messageDigest, values: [new OctetString({ valueHex: digestOf(bytes) })] }),
    new Attribute({
      type: signingCertificate,
      values: [new Sequence({ value: [new Sequence({ value: [essCertificate] })] })],
    }),
  ];
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: data }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: signer.issuer, serialNumber: signer.serialNumber }),
        signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
      }),
    ],
    certificates: [signer, authority],
  });
  const pkcs8 = Uint8Array.from(identity.privateKey);
  const key = await webcrypto.subtle.importKey('pkcs8', pkcs8, rsa, false, ['sign']);
  await signed.sign(key as never, 0, 'SHA-256', Uint8Array.from(bytes).buffer, engine);
  const content = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
  return Buffer.from(content.toSchema().toBER(false));
}

class CadesSigner extends Signer {
  readonly #identity: SigningIdentity;

  constructor(identity: SigningIdentity) {
    super();
    this.#identity = identity;
  }

  override sign(pdf: Buffer): Promise<Buffer> {
    return cadesSignature(pdf, this.#identity);
  }
}

/** What readers show about a signature. */
export interface SignatureDetails {
  readonly name: string;
  readonly reason: string;
  readonly signedAt: Date;
}

/** The document with a signature over all of its bytes that any PDF reader can verify. */
export async function signPdf(
  pdf: Uint8Array,
  identity: SigningIdentity,
  { name, reason, signedAt }: SignatureDetails,
): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  pdflibAddPlaceholder({
    pdfDoc: document,
    name,
    reason,
    contactInfo: '',
    location: '',
    signingTime: signedAt,
    subFilter: SUBFILTER_ETSI_CADES_DETACHED,
    widgetRect: [0, 0, 0, 0],
  });
  const prepared = await document.save({ useObjectStreams: false });
  return new SignPdf().sign(Buffer.from(prepared), new CadesSigner(identity), signedAt);
}
