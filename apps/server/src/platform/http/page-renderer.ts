import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Log } from '../telemetry/index.ts';

/** A page that is rendered for its first picture, and with which the app continues. */
export interface RenderedPage {
  /** The name of its renderer in the build. */
  readonly name: string;
  /** What the renderer and the app are given, as JSON. */
  readonly data: object;
}

type Render = (data: object) => string;

interface Renderer {
  readonly builtAt: number;
  readonly render: Render;
}

/**
 * A page as HTML, from the folder of a language in a build; null if that build has no renderer for it, or if rendering
 * fails, which is logged: the app draws the page by itself then.
 */
export type PageRenderer = (folder: string, page: RenderedPage) => Promise<string | null>;

/** Loads the renderers of the web app when a page of theirs is first opened, once for each build. */
export function openPageRenderer(log: Log): PageRenderer {
  const loaded = new Map<string, Renderer>();
  return async (folder, { name, data }) => {
    const path = join(folder, 'render', `render-${name}.js`);
    try {
      const render = await load(path, loaded);
      return render?.(data) ?? null;
    } catch (problem) {
      log.error({ problem, name }, 'a page could not be rendered');
      return null;
    }
  };
}

async function load(path: string, loaded: Map<string, Renderer>): Promise<Render | null> {
  const builtAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (builtAt === undefined) return null;
  const known = loaded.get(path);
  if (known?.builtAt === builtAt) return known.render;
  // Another build under the same name is another module.
  const { renderPage } = await import(`${pathToFileURL(path).href}?built=${builtAt}`);
  loaded.set(path, { builtAt, render: renderPage });
  return renderPage;
}
