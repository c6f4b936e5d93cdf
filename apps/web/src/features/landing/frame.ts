/** The width every section of the page keeps to: 20 px at a phone's edges, 32 and 40 on larger screens. */
export const frame = 'mx-auto w-full max-w-320 px-5 md:px-8 lg:px-10';
