import { t as readOnlySinceMs } from "./read-only-since-CaxLSAxN.js";
import { n as useMyPlaces, r as useEntitlements, t as BusinessFrame } from "./business-frame-DiWC0y79.js";
import { n as WaitingPage } from "./redirect-DprfkNSs.js";
import { t as OwnerFrame } from "./owner-area-DHVId1Nv.js";
import { jsx } from "react/jsx-runtime";
// apps/web/src/app/shells/person-frame.tsx
/** The shell of whoever looks: a business's rail, or an owner's header for everybody else. */
function PersonFrame({ account, children }) {
	if (account.profile.userType === "business") return /* @__PURE__ */ jsx(ForBusiness, {
		account,
		children
	});
	return /* @__PURE__ */ jsx(OwnerFrame, {
		account,
		children
	});
}
function ForBusiness({ account, children }) {
	const places = useMyPlaces();
	const state = useEntitlements();
	if (places.status === "loading") return /* @__PURE__ */ jsx(WaitingPage, {});
	const shown = places.status === "loaded" ? places : {
		status: "loaded",
		places: [],
		current: null,
		choose: () => {}
	};
	const entitled = state.status === "loaded" && state.entitlements.businessConnect === true;
	const readOnly = state.status === "loaded" && readOnlySinceMs(state.entitlements) !== null;
	const open = (entitled || readOnly) && shown.current !== null;
	return /* @__PURE__ */ jsx(BusinessFrame, {
		account,
		places: shown,
		open,
		readOnly,
		children
	});
}
export { PersonFrame as t };
