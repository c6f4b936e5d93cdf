import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { buildInLanguage, libraryTextsInLanguage } from '../../tools/messages/language-plugin.ts';

/** The two cut faces; the uncut ones are fetched by the browser when a name needs their letters. */
const isFirstFont = (file: string): boolean => /\/(inter|bricolage)-first-[^/]*\.woff2$/.test(file);

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

/**
 * The chunks of a page are asked for as scripts, at once like a preload: under a service worker Chromium does not use
 * preloaded modules, fetches them again, and warns about each.
 */
const scriptsForPreloads = (): Plugin => ({
  name: 'clearpaw-scripts-for-preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace(
        /<link rel="modulepreload" crossorigin href="([^"]+)">/g,
        '<script type="module" crossorigin src="$1"></script>',
      ),
  },
});

/**
 * The modules that every public page needs are bundled into one file: thirty small ones would cost more than they
 * contain. The parts of the design system named here load no library. Each entry is the start of a path.
 */
const light: Readonly<Record<string, readonly string[]>> = {
  'apps/web/src/app': [
    'public/',
    'app-link',
    'public-titles',
    'public-title-messages',
    'public-messages',
    'reload',
    'use-arrival',
  ],
  'apps/web/src/app/shells': ['public-page'],
  'apps/web/src/features/landing': ['footer/', 'frame', 'messages', 'sample'],
  'apps/web/src/platform': ['messages/index', 'messages/locale', 'navigation/index', 'navigation/navigation'],
  'apps/web/src/platform/session': ['session', 'sync-tabs', 'use-session'],
  'apps/web/src/platform/storage': ['index', 'device'],
  'apps/web/src/platform/theme': ['index', 'theme'],
  'apps/web/src/ui': ['brand/', 'business/', 'icon/', 'portrait/', 'provider/', 'sentence/', 'verdict/'],
  'apps/web/src/ui/badge': ['badge-tag', 'code-ring', 'eyelet'],
  'apps/web/src/ui/choice': ['segments'],
  'apps/web/src/ui/link': ['link-button', 'skip'],
  'apps/web/src/ui/pet': ['pet-avatar', 'pet-group'],
  'apps/web/src/ui/record': ['date', 'coverage'],
  'apps/web/src/ui/style': ['button', 'classes', 'index'],
  'apps/web/src/ui/tag': ['tag'],
  'packages/domain/src': ['product', 'accounts/business-connect'],
};
const libraries: readonly RegExp[] = [
  /\/node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper/,
  /\/lucide-react\/dist\/esm\/(create|Icon|default|shared|icons\/(paw-print|shield-check|arrow-down|check|list-checks|wifi|store|refresh))/,
];
const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = Object.entries(light).flatMap(([folder, starts]) =>
  starts.map((start) => existingStart(`${root}${folder}/${start}`)),
);
const isLight = (id: string): boolean =>
  sources.some((start) => id.startsWith(start)) || libraries.some((part) => part.test(id));

/** Rejects an entry that matches no file: a renamed folder would silently split the first script into many files. */
function existingStart(start: string): string {
  const names = existsSync(dirname(`${start}-`)) ? readdirSync(dirname(`${start}-`)) : [];
  const last = start.slice(start.lastIndexOf('/') + 1);
  if (!names.some((name) => name.startsWith(last)))
    throw new Error(`vite.config: no file begins with ${start}`);
  return start;
}

/** The renderer of the server is one file without the rest: React is not installed beside a server. */
const isRenderer = process.env.VITE_ONE_FILE === '1';

/**
 * In development the pages are served here and everything else by the server, whose address is set by the environment.
 */
const server = process.env.CLEARPAW_SERVER;
const served = [
  '/api',
  '/functions',
  '/mcp',
  '/v0',
  '/v1',
  '/billing-sandbox',
  '/healthz',
  '/readyz',
  '/.well-known',
  '/openapi.json',
  '/dev/outbox',
  '/v/',
  '/covers/',
  '/incident-photos/',
  '/help',
];

export default defineConfig({
  ...(server ? { server: { proxy: Object.fromEntries(served.map((path) => [path, server])) } } : {}),
  plugins: [
    buildInLanguage(root, process.env.VITE_LANGUAGE),
    libraryTextsInLanguage(process.env.VITE_LANGUAGE),
    react(),
    tailwindcss(),
    preloadFonts(),
    scriptsForPreloads(),
  ],
  ...(isRenderer
    ? {
        ssr: { noExternal: true as const },
        publicDir: false as const,
        // Leaves React's checks of development out.
        define: { 'process.env.NODE_ENV': '"production"' },
      }
    : {}),
  build: {
    outDir: 'dist',
    // Which chunks a public page needs is read from here when it is rendered (tools/prerender.ts).
    ...(isRenderer ? { minify: true } : {}),
    manifest: isRenderer ? false : 'manifest.json',
    rolldownOptions: {
      // What the renderer does not use must not start in the server: parts of the app need a browser.
      ...(isRenderer ? { treeshake: { moduleSideEffects: false } } : {}),
      input: [
        'index.html',
        'public.html',
        'help.html',
        'src/app/public/after-paint.ts',
        'src/ui/business-page.css',
      ],
      output: { codeSplitting: { groups: [{ name: 'light', test: isLight, minShareCount: 2 }] } },
    },
    // The content security policy allows no data: source, so nothing may be inlined.
    assetsInlineLimit: 0,
    // Every browser that runs the app knows modulepreload.
    modulePreload: { polyfill: false },
  },
});
