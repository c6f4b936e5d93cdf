/** Every connection of ours carries this name, so that a stopping server can see whether it is the last. */
export const applicationName = 'clearpaw';
