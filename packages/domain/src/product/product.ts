/** The only place where the product's name is defined. */
export const productName = 'Clearpaw';
export const contactEmail = 'hello@clearpaw.example';
/** Where weaknesses are reported. */
export const securityEmail = 'security@clearpaw.example';
