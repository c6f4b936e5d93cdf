import { H as useWordsOf, R as session, d as shellWords, z as SignInError } from "./light-C8fMLwcq.js";
import { n as checkEmail, o as PlainButton, t as PublicFrame } from "./public-frame-BOYkMfZM.js";
import { t as Banner } from "./banner-C-o9mbUT.js";
import { t as TextField } from "./text-field-BfnnSR2p.js";
import { t as TextLink } from "./text-link-CK1NFIMY.js";
import { t as recoveryWords } from "./recovery-words-CGHXEzrm.js";
import { t as accountWords } from "./words-CniIXMKI.js";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { Mail } from "lucide-react";
// apps/web/src/features/accounts/forgot-form.tsx
/** Asks for a link to a new password. The answer is the same for every address. */
function ForgotForm() {
	const words = {
		...useWordsOf(accountWords),
		...useWordsOf(recoveryWords)
	};
	const [email, setEmail] = useState("");
	const [problem, setProblem] = useState();
	const [failed, setFailed] = useState(null);
	const [busy, setBusy] = useState(false);
	const [sentTo, setSentTo] = useState(null);
	const submit = async (event) => {
		event.preventDefault();
		const found = checkEmail(email, words).email;
		setProblem(found);
		setFailed(null);
		if (busy || found) return;
		setBusy(true);
		try {
			await session.identity("POST", "/request-password-reset", { email: email.trim() });
			setSentTo(email.trim());
		} catch (refused) {
			const tooMany = refused instanceof SignInError && refused.status === 429;
			setFailed(tooMany ? words.tooMany : words.sendFailed);
		} finally {
			setBusy(false);
		}
	};
	if (sentTo) return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col items-start gap-5",
		children: [/* @__PURE__ */ jsx(Banner, {
			tone: "ok",
			announce: "status",
			title: words.sentTitle,
			children: words.sent(sentTo)
		}), /* @__PURE__ */ jsx(PlainButton, {
			variant: "ghost",
			onPress: () => setSentTo(null),
			children: words.sendAgain
		})]
	});
	return /* @__PURE__ */ jsxs("form", {
		onSubmit: submit,
		noValidate: true,
		className: "flex flex-col gap-5",
		children: [
			failed && /* @__PURE__ */ jsx(Banner, {
				tone: "stop",
				announce: "alert",
				children: failed
			}),
			/* @__PURE__ */ jsx(TextField, {
				label: words.email,
				type: "email",
				name: "email",
				autoComplete: "username",
				icon: Mail,
				value: email,
				onChange: setEmail,
				error: problem
			}),
			/* @__PURE__ */ jsx(PlainButton, {
				type: "submit",
				size: "lead",
				wide: true,
				busy: busy && words.sending,
				children: words.sendLink
			}),
			/* @__PURE__ */ jsx("p", {
				className: "text-center",
				children: /* @__PURE__ */ jsx(TextLink, {
					href: "/login",
					children: words.backToLogin
				})
			})
		]
	});
}
// apps/web/src/app/routes/forgot-password.tsx
function ForgotPasswordPage() {
	const words = useWordsOf(recoveryWords);
	const { loginPanel } = useWordsOf(shellWords);
	return /* @__PURE__ */ jsxs(PublicFrame, {
		panel: loginPanel,
		children: [/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h1", {
			className: "type-h1",
			children: words.forgotTitle
		}), /* @__PURE__ */ jsx("p", {
			className: "mt-1 text-ink-2",
			children: words.forgotLead
		})] }), /* @__PURE__ */ jsx(ForgotForm, {})]
	});
}
export { ForgotPasswordPage as default };
