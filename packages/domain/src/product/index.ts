export { contactEmail, productName, securityEmail } from './product.ts';
