import { t as SignView } from "./sign-view-BSrD1q_D.js";
import { t as useCall } from "./use-call-BiaGBJMz.js";
import { jsx } from "react/jsx-runtime";
import { useParams } from "@tanstack/react-router";
// apps/web/src/app/routes/sign-waiver.tsx
/** An owner signs on their own device, for their own pets. */
function SignWaiverPage() {
	const { waiverId = "" } = useParams({ strict: false });
	const own = useCall("listPets", { limit: 100 });
	return /* @__PURE__ */ jsx(SignView, {
		waiverId,
		pets: own.data?.items ?? [],
		kiosk: false
	});
}
export { SignWaiverPage as default };
