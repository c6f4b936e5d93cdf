export { contactEmail, productName, productPromise, securityEmail } from './product.ts';
