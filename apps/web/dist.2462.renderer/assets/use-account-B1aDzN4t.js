import { t as useCall } from "./use-call-BiaGBJMz.js";
import { L as useSession } from "./light-C8fMLwcq.js";
import { t as askWhoIsSignedIn } from "./session-question-CziH_ViX.js";
import { useEffect } from "react";
// apps/web/src/features/accounts/use-account.ts
/** Auth readiness. Source: specification, section 4. */
function useAccount() {
	const current = useSession();
	const uid = current.ready ? current.uid : null;
	const profile = useCall("getProfile", {}, { enabled: uid !== null });
	useEffect(() => {
		if (!current.ready) askWhoIsSignedIn();
	}, [current.ready]);
	if (!current.ready) return { status: "loading" };
	if (uid === null) return { status: "anonymous" };
	if (profile.isError) return {
		status: "failed",
		message: profile.error.message,
		retry: () => void profile.refetch()
	};
	if (!profile.data || profile.data.uid !== uid) return { status: "loading" };
	return {
		status: "signed-in",
		profile: profile.data
	};
}
export { useAccount as t };
