/** QR codes at level M that change modes within a text. */
export { qrModulesOf, qrVersionOf } from './qr-code.ts';
