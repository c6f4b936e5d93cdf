import { t as useWatch } from "./use-watch-CpQ9fn4o.js";
import { t as call } from "./calls-DgJCFUzH.js";
import { H as useWordsOf, L as useSession, R as session } from "./light-C8fMLwcq.js";
import { t as IconButton } from "./icon-button-DOXv9P8U.js";
import { t as Banner } from "./banner-C-o9mbUT.js";
import { t as TextLink } from "./text-link-CK1NFIMY.js";
import { t as billingWords } from "./words-BJPB1bXl.js";
import { useEffect, useState } from "react";
import { jsx } from "react/jsx-runtime";
import { X } from "lucide-react";
// apps/web/src/features/billing/activation-notice-body.tsx
/** The notice itself; the entitlement is followed live, so it turns without a reload. */
function ActivationNoticeBody({ onDismiss }) {
	const words = useWordsOf(billingWords);
	const business = useSignedInBusiness();
	const [active, setActive] = useState(false);
	useWatch("watchEntitlements", business ? {} : null, ({ businessConnect }) => setActive(businessConnect === true));
	if (!business) return null;
	return /* @__PURE__ */ jsx(Banner, {
		tone: active ? "ok" : "wait",
		announce: "status",
		className: "fixed inset-x-4 bottom-4 z-20 mx-auto max-w-140 shadow-e3",
		title: active ? words.activated : words.activating,
		action: /* @__PURE__ */ jsx(IconButton, {
			label: words.dismiss,
			icon: X,
			onPress: onDismiss
		}),
		children: active ? /* @__PURE__ */ jsx(TextLink, {
			href: "/business",
			className: "inline-flex min-h-11 items-center",
			children: words.openBusiness
		}) : words.activatingDetail
	});
}
/** Whether a business is signed in; read without the pages' cache, which the landing page does not load. */
function useSignedInBusiness() {
	const current = useSession();
	const uid = current.ready ? current.uid : null;
	const [business, setBusiness] = useState(false);
	useEffect(() => {
		if (!current.ready) session.refresh().catch(() => {});
	}, [current.ready]);
	useEffect(() => {
		if (uid === null) return setBusiness(false);
		call("getProfile", {}).then((profile) => setBusiness(profile?.userType === "business"), () => setBusiness(false));
	}, [uid]);
	return business;
}
export { ActivationNoticeBody as default };
