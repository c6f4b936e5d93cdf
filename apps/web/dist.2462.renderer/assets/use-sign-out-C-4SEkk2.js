import { a as forgetEverything } from "./app-QQCcJrKe.js";
import { R as session } from "./light-C8fMLwcq.js";
import { useNavigate } from "@tanstack/react-router";
// apps/web/src/features/accounts/use-sign-out.ts
/** Signs out, forgets what was read, and goes to the landing page. */
function useSignOut() {
	const navigate = useNavigate();
	return async () => {
		await navigate({ to: "/" });
		await session.signOut();
		forgetEverything();
	};
}
export { useSignOut as t };
