/** The product's name and tagline, defined only here. */
export { contactEmail, productName, productPromise, securityEmail } from './product.ts';
