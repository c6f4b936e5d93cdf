import { buildWebIfOld } from './build-web.ts';

/** `npm start`: builds what is missing, then starts the server. */
if (buildWebIfOld()) console.log('The web app was built.');
await import('../apps/server/src/main.ts');
