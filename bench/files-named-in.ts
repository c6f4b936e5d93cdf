/** Scripts, styles and fonts that a text of a build names. */
const named = /assets\/([\w.-]+\.(?:js|css|woff2))\b|["'`]\.\/([\w.-]+\.(?:js|css|woff2))["'`]/g;

export const filesNamedIn = (text: string): readonly string[] => [
  ...new Set(Array.from(text.matchAll(named), ([, asset, beside]) => asset ?? beside ?? '')),
];
