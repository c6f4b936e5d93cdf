import { t as useAccount } from "./use-account-B1aDzN4t.js";
import { t as useAction } from "./use-action-Xxb7RzpF.js";
import { t as useCall } from "./use-call-BiaGBJMz.js";
import { D as LinkButton, H as useWordsOf } from "./light-C8fMLwcq.js";
import { t as Button } from "./button-Cfu8Kpws.js";
import { t as Banner } from "./banner-C-o9mbUT.js";
import { t as Spinner } from "./spinner-BCs9SEnB.js";
import { t as teamWords } from "./words-DrGHJ2-F.js";
import { t as PlainPage } from "./plain-page-DMB0U1w3.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { useNavigate, useParams } from "@tanstack/react-router";
// apps/web/src/features/team/join-view.tsx
/** What an invitation is to, and the one button that says yes. Whoever is new becomes what the invitation needs. */
function JoinView({ token, email, userType, onJoined }) {
	const words = useWordsOf(teamWords);
	const invitation = useCall("getInvitation", { token });
	const accept = useAction("acceptInvitation", [
		"listMyBusinesses",
		"listPets",
		"getProfile"
	]);
	const choose = useAction("setUserType", ["getProfile"]);
	if (invitation.isPending) return /* @__PURE__ */ jsx(Spinner, {});
	if (invitation.isError) return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx("h1", {
			className: "type-h1",
			children: words.gone
		}),
		/* @__PURE__ */ jsx("p", {
			className: "text-ink-2",
			children: words.goneLead
		}),
		/* @__PURE__ */ jsx("p", {
			className: "type-small text-ink-2",
			children: words.signedInAs(email)
		}),
		/* @__PURE__ */ jsx(LinkButton, {
			href: "/dashboard",
			children: words.home
		})
	] });
	const opened = invitation.data;
	const needed = opened.kind === "team" ? "business" : "owner";
	const say = async () => {
		if (userType === null) await choose.mutateAsync({ userType: needed });
		await accept.mutateAsync({ token });
		onJoined(opened.kind);
	};
	const problem = choose.error ?? accept.error;
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx("h1", {
			className: "type-h1",
			children: opened.kind === "team" ? words.joinTitle(opened.businessName) : words.joinPetTitle(opened.petName)
		}),
		/* @__PURE__ */ jsx("p", {
			className: "text-ink-2",
			children: opened.kind === "team" ? `${words.joinAs(words.roles[opened.role])} ${words.may[opened.role]}` : words.joinPet[opened.access]
		}),
		/* @__PURE__ */ jsx("p", {
			className: "type-small text-ink-2",
			children: words.signedInAs(email)
		}),
		userType !== null && userType !== needed && /* @__PURE__ */ jsx(Banner, {
			tone: "wait",
			action: /* @__PURE__ */ jsx(LinkButton, {
				href: "/settings",
				children: words.toSettings
			}),
			children: words.wrongType
		}),
		problem && /* @__PURE__ */ jsx(Banner, {
			tone: "stop",
			announce: "alert",
			children: problem.message
		}),
		/* @__PURE__ */ jsx(Button, {
			size: "lead",
			busy: (accept.isPending || choose.isPending) && words.accepting,
			isDisabled: userType !== null && userType !== needed,
			onPress: () => void say().catch(() => {}),
			children: words.accept
		})
	] });
}
// apps/web/src/app/routes/join.tsx
function JoinPage() {
	const { token = "" } = useParams({ strict: false });
	const account = useAccount();
	const navigate = useNavigate();
	if (account.status !== "signed-in") return null;
	const { email, userType } = account.profile;
	return /* @__PURE__ */ jsx(PlainPage, { children: /* @__PURE__ */ jsx(JoinView, {
		token,
		email,
		userType,
		onJoined: (kind) => void navigate({ to: kind === "team" ? "/business" : "/dashboard" })
	}) });
}
export { JoinPage as default };
