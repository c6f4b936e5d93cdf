import { D as LinkButton, H as useWordsOf, R as session, d as shellWords, z as SignInError } from "./light-C8fMLwcq.js";
import { i as checkNewPasswords, o as PlainButton, t as PublicFrame } from "./public-frame-BOYkMfZM.js";
import { t as Banner } from "./banner-C-o9mbUT.js";
import { t as PasswordField } from "./password-field-DgxqyE5p.js";
import { t as recoveryWords } from "./recovery-words-CGHXEzrm.js";
import { t as accountWords } from "./words-CniIXMKI.js";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { Lock } from "lucide-react";
// apps/web/src/features/accounts/reset-form.tsx
/** Takes the new password for whoever holds the mailed link. */
function ResetForm({ token }) {
	const words = {
		...useWordsOf(accountWords),
		...useWordsOf(recoveryWords)
	};
	const [draft, setDraft] = useState({
		password: "",
		confirmation: ""
	});
	const [problems, setProblems] = useState({});
	const [outcome, setOutcome] = useState(token === "" ? "ended" : "asking");
	const [busy, setBusy] = useState(false);
	const submit = async (event) => {
		event.preventDefault();
		const found = checkNewPasswords(draft, words);
		setProblems(found);
		if (busy || Object.keys(found).length > 0) return;
		setBusy(true);
		setOutcome(await reset(token, draft.password));
		setBusy(false);
	};
	if (outcome === "done") return /* @__PURE__ */ jsx(Result, {
		tone: "ok",
		title: words.resetDoneTitle,
		link: "/login",
		action: words.logIn,
		children: words.resetDone
	});
	if (outcome === "ended") return /* @__PURE__ */ jsx(Result, {
		tone: "stop",
		link: "/forgot-password",
		action: words.newLink,
		children: words.linkEnded
	});
	return /* @__PURE__ */ jsxs("form", {
		onSubmit: submit,
		noValidate: true,
		className: "flex flex-col gap-5",
		children: [
			outcome === "failed" && /* @__PURE__ */ jsx(Banner, {
				tone: "stop",
				announce: "alert",
				children: words.resetFailed
			}),
			/* @__PURE__ */ jsx(PasswordField, {
				label: words.newPassword,
				name: "password",
				autoComplete: "new-password",
				icon: Lock,
				help: words.passwordHelp,
				value: draft.password,
				onChange: (password) => setDraft({
					...draft,
					password
				}),
				error: problems.password
			}),
			/* @__PURE__ */ jsx(PasswordField, {
				label: words.confirmNewPassword,
				name: "confirmation",
				autoComplete: "new-password",
				icon: Lock,
				value: draft.confirmation,
				onChange: (confirmation) => setDraft({
					...draft,
					confirmation
				}),
				error: problems.confirmation
			}),
			/* @__PURE__ */ jsx(PlainButton, {
				type: "submit",
				size: "lead",
				wide: true,
				busy: busy && words.savingNew,
				children: words.saveNew
			})
		]
	});
}
async function reset(token, newPassword) {
	try {
		await session.identity("POST", "/reset-password", {
			token,
			newPassword
		});
		return "done";
	} catch (problem) {
		return problem instanceof SignInError && problem.code === "INVALID_TOKEN" ? "ended" : "failed";
	}
}
function Result({ tone, title, link, action, children }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col items-start gap-5",
		children: [/* @__PURE__ */ jsx(Banner, {
			tone,
			announce: "alert",
			title,
			children
		}), /* @__PURE__ */ jsx(LinkButton, {
			href: link,
			size: "lead",
			children: action
		})]
	});
}
// apps/web/src/app/routes/reset-password.tsx
function ResetPasswordPage() {
	const words = useWordsOf(recoveryWords);
	const { loginPanel } = useWordsOf(shellWords);
	const [token] = useState(() => new URLSearchParams(window.location.search).get("token") ?? "");
	return /* @__PURE__ */ jsxs(PublicFrame, {
		panel: loginPanel,
		children: [/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h1", {
			className: "type-h1",
			children: words.resetTitle
		}), /* @__PURE__ */ jsx("p", {
			className: "mt-1 text-ink-2",
			children: words.resetLead
		})] }), /* @__PURE__ */ jsx(ResetForm, { token })]
	});
}
export { ResetPasswordPage as default };
