/** Signed PDFs: certificates of our own, the signature, and its check. */
export { makeSigningIdentity, type SigningIdentity } from './certificates.ts';
/** A document to try signatures on. */
export { samplePdf } from './sample-pdf.ts';
export { signPdf } from './sign-pdf.ts';
export { findPdfFault } from './verify-pdf.ts';
