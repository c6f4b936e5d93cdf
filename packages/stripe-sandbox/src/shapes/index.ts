/** The sandbox's objects in Stripe's response format. */
export { type Addresses, addressesBelow, pagesPath } from './addresses.ts';
export { customerShape } from './customer-shape.ts';
export { eventShape } from './event-shape.ts';
export { chargeShape, invoiceShape } from './invoice-shape.ts';
export { pageShape } from './list-shape.ts';
export { priceShape } from './price-shape.ts';
export { checkoutShape, portalShape } from './session-shapes.ts';
export { subscriptionShape } from './subscription-shape.ts';
