/** The product's own name and promise; they stand here and nowhere else. */
export { contactEmail, productName, productPromise } from './product.ts';
