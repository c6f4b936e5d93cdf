import { n as usePlace } from "./place-ua9jLkuz.js";
import { t as SignView } from "./sign-view-BSrD1q_D.js";
import { t as useCall } from "./use-call-BiaGBJMz.js";
import { jsx } from "react/jsx-runtime";
import { useParams } from "@tanstack/react-router";
// apps/web/src/app/routes/kiosk.tsx
/** On a business's own device, for the pets it knows. */
function KioskPage() {
	const place = usePlace();
	const { waiverId = "" } = useParams({ strict: false });
	const pets = (useCall("listConnections", {
		businessId: place.id,
		sort: "visited",
		limit: 100
	}).data?.items ?? []).map((pet) => ({
		id: pet.petId,
		name: pet.petName
	}));
	return /* @__PURE__ */ jsx(SignView, {
		waiverId,
		pets,
		kiosk: true
	});
}
export { KioskPage as default };
