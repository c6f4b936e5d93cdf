/** Every connection of ours carries this name, so that the last server out can tell that it is the last. */
export const applicationName = 'clearpaw';
