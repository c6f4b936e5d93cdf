export { makeSigningIdentity, type SigningIdentity } from './certificates.ts';
export { samplePdf } from './sample-pdf.ts';
export { signPdf } from './sign-pdf.ts';
export { findPdfFault } from './verify-pdf.ts';
