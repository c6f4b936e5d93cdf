import { H as useWordsOf, L as useSession, Q as useWay } from "./light-C8fMLwcq.js";
import { t as Redirect } from "./redirect-DprfkNSs.js";
import { t as TextLink } from "./text-link-CK1NFIMY.js";
import { t as accountWords } from "./words-CniIXMKI.js";
import { t as askWhoIsSignedIn } from "./session-question-CziH_ViX.js";
import { useEffect, useState } from "react";
import { jsx } from "react/jsx-runtime";
// apps/web/src/features/accounts/policy-links.tsx
var addresses = [
	"/terms",
	"/privacy",
	"/cookies",
	"/acceptable-use"
];
/** The four policies. */
function PolicyLinks() {
	const words = useWordsOf(accountWords);
	return /* @__PURE__ */ jsx("nav", {
		"aria-label": words.policiesLabel,
		className: "flex flex-wrap justify-center gap-x-5 gap-y-1",
		children: addresses.map((href, index) => /* @__PURE__ */ jsx(TextLink, {
			href,
			tone: "quiet",
			className: "inline-flex min-h-11 items-center type-small",
			children: words.policies[index]
		}, href))
	});
}
// apps/web/src/app/guards/already-in.tsx
/**
* Whoever came here signed in goes on to where they belong; whoever signs in here is sent on by the form itself. The
* session alone is asked: the profile, and what follows from it, is the next page's question.
*/
function AlreadyIn({ children }) {
	const state = useSession();
	const { from } = useWay();
	const [seenOut, setSeenOut] = useState(false);
	useEffect(() => {
		if (!state.ready) askWhoIsSignedIn();
	}, [state.ready]);
	if (state.ready && state.uid === null && !seenOut) setSeenOut(true);
	if (state.ready && state.uid !== null && !seenOut) return /* @__PURE__ */ jsx(Redirect, { to: from ?? "/dashboard" });
	return children;
}
export { PolicyLinks as n, AlreadyIn as t };
