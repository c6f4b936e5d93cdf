import { t as useAccount } from "./use-account-B1aDzN4t.js";
import { Q as useWay } from "./light-C8fMLwcq.js";
import { i as ErrorPanel } from "./app-QQCcJrKe.js";
import { n as WaitingPage, t as Redirect } from "./redirect-DprfkNSs.js";
import { jsx } from "react/jsx-runtime";
// apps/web/src/app/guards/guard.tsx
/** Lets in whom the page is for. Source: specification, section 2, "Guards and navigation". */
function Guard({ need, children }) {
	const account = useAccount();
	const way = useWay();
	if (account.status === "loading") return /* @__PURE__ */ jsx(WaitingPage, {});
	if (account.status === "anonymous") return /* @__PURE__ */ jsx(Redirect, {
		to: "/login",
		from: `${way.path}${way.search}`
	});
	if (account.status === "failed") return /* @__PURE__ */ jsx("main", {
		id: "main",
		tabIndex: -1,
		className: "mx-auto w-full max-w-160 px-5 py-10 outline-none",
		children: /* @__PURE__ */ jsx(ErrorPanel, {
			onRetry: account.retry,
			children: account.message
		})
	});
	if (need === "anyone-signed-in") return children(account);
	const { userType } = account.profile;
	if (userType === null) return /* @__PURE__ */ jsx(Redirect, { to: "/select-user-type" });
	if (userType !== need) return /* @__PURE__ */ jsx(Redirect, { to: userType === "business" ? "/business" : "/dashboard" });
	return children(account);
}
export { Guard as t };
