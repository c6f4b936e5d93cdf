import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Only the latin faces: latin-ext is fetched by the browser when a name needs it. */
const isFirstFont = (file: string): boolean =>
  /latin-(wght|opsz)-normal.*\.woff2$/.test(file) && !file.includes('latin-ext');

/** Asks for the two faces together with the style sheet, because headings are the first thing painted. */
const preloadFonts = (): Plugin => ({
  name: 'clearpaw-preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter(isFirstFont)
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
          injectTo: 'head-prepend' as const,
        })),
  },
});

/** In development the pages are served here and everything else by the server, whose address comes from outside. */
const server = process.env.CLEARPAW_SERVER;
const served = [
  '/api',
  '/functions',
  '/v0',
  '/v1',
  '/billing-sandbox',
  '/healthz',
  '/readyz',
  '/.well-known',
  '/openapi.json',
  '/dev/outbox',
  '/v/',
];

export default defineConfig({
  ...(server ? { server: { proxy: Object.fromEntries(served.map((path) => [path, server])) } } : {}),
  plugins: [react(), tailwindcss(), preloadFonts()],
  build: {
    outDir: 'dist',
    // The content security policy allows no data: source, so nothing may be inlined as one.
    assetsInlineLimit: 0,
  },
});
