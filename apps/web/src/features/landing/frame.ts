/** The width of every section of the page: 20 px of margin on a phone, 32 and 40 on larger screens. */
export const frame = 'mx-auto w-full max-w-320 px-5 md:px-8 lg:px-10';
