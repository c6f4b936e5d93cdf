/** The name of all our connections, by which a stopping server sees whether it is the last one. */
export const applicationName = 'clearpaw';
