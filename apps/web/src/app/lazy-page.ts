import { lazyRouteComponent } from '@tanstack/react-router';

/**
 * A page whose file is fetched when it is first opened. The router would reload the document for every file that cannot
 * be fetched, and the person would lose the page they are on; one automatic reload (`reload-after-release.ts`) is enough.
 * The router knows such errors by how their message begins, so it begins otherwise here.
 */
export const lazyPage: typeof lazyRouteComponent = (load, exportName) =>
  lazyRouteComponent(async () => {
    const module = await load().catch((cause: unknown) => {
      throw cause instanceof Error ? new Error(`Missing file: ${cause.message}`, { cause }) : cause;
    });
    // It is undefined while the document is being reloaded: until then the page stays as it is.
    return module ?? new Promise<never>(() => undefined);
  }, exportName);
