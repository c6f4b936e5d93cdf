import { Suspense, lazy } from "react";
import { jsx } from "react/jsx-runtime";
import { useLocation, useNavigate } from "@tanstack/react-router";
// apps/web/src/features/billing/activation-notice.tsx
var Body = lazy(() => import("./activation-notice-body-DEbYdX8w.js"));
/** The address that payment pages return to; it is no page and leads to the landing page. */
var returnedFrom = "/billing/success";
/**
* After a payment: says to a signed-in business that its subscription is being activated, and then that it is active.
* Weighs next to nothing on the landing page until somebody really comes back.
*/
function ActivationNotice() {
	const { from } = useLocation().state;
	const navigate = useNavigate();
	if (from?.split("?")[0] !== returnedFrom) return null;
	return /* @__PURE__ */ jsx(Suspense, {
		fallback: null,
		children: /* @__PURE__ */ jsx(Body, { onDismiss: () => void navigate({
			to: "/",
			replace: true,
			state: {}
		}) })
	});
}
// apps/web/src/app/activation.tsx
/** The notice after a payment, as a chunk of its own. */
var activation_default = ActivationNotice;
export { activation_default as default };
