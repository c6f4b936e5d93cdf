import { R as session } from "./light-C8fMLwcq.js";
// apps/web/src/features/accounts/session-question.ts
var asking = null;
/** Several guards may ask at once; a server that cannot be reached is asked again. */
async function askWhoIsSignedIn() {
	asking ??= (async () => {
		for (let waitMs = 1e3; !session.state().ready; waitMs = Math.min(waitMs * 2, 15e3)) await session.refresh().catch(() => new Promise((wake) => setTimeout(wake, waitMs)));
	})().finally(() => {
		asking = null;
	});
	await asking;
}
export { askWhoIsSignedIn as t };
