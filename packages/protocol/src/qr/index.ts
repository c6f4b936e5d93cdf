export { qrModulesOf, qrVersionOf } from './qr-code.ts';
