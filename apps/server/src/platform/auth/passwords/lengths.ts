/** Source: specification, section 9. */
export const minPasswordLength = 6;
export const maxPasswordLength = 256;
