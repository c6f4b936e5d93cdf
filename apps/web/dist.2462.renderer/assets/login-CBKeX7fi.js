import { F as Icon, H as useWordsOf, Q as useWay, R as session, S as PetAvatar, b as PlaceTile, d as shellWords, k as portraitFor } from "./light-C8fMLwcq.js";
import { o as PlainButton, r as checkLogin, t as PublicFrame } from "./public-frame-BOYkMfZM.js";
import { t as accountWords } from "./words-CniIXMKI.js";
import { t as track } from "./track-DchKo5Mq.js";
import { t as Banner } from "./banner-C-o9mbUT.js";
import { t as Checkbox } from "./checkbox-BxYbUNvM.js";
import { t as PasswordField } from "./password-field-DgxqyE5p.js";
import { t as TextField } from "./text-field-BfnnSR2p.js";
import { t as TextLink } from "./text-link-CK1NFIMY.js";
import { a as signInWithPasskey, n as canHoldPasskeys } from "./passkeys-C3Ju8P8A.js";
import { t as recoveryWords } from "./recovery-words-CGHXEzrm.js";
import { n as PolicyLinks, t as AlreadyIn } from "./already-in-tTyg-IBw.js";
import { Suspense, lazy, useEffect, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { FlaskConical, KeyRound, Lock, Mail } from "lucide-react";
// apps/web/src/features/accounts/demo-accounts.tsx
/** Accounts for looking around, filled in with one press. Source: specification, section 2, login. */
var owner = {
	email: "owner@demo.test",
	password: "demo-owner"
};
var business = {
	email: "business@demo.test",
	password: "demo-business"
};
var biscuit = portraitFor({
	id: "biscuit",
	species: "dog",
	coat: "golden",
	ears: "floppy",
	marking: "blaze",
	blanket: "sky"
});
function DemoAccounts({ onUse }) {
	const words = useWordsOf(accountWords);
	const rows = [{
		...owner,
		title: words.petOwner,
		picture: /* @__PURE__ */ jsx(PetAvatar, {
			look: biscuit,
			size: 36
		})
	}, {
		...business,
		title: words.business,
		picture: /* @__PURE__ */ jsx(PlaceTile, {
			monogram: "HH",
			hue: "marigold",
			size: 36
		})
	}];
	return /* @__PURE__ */ jsxs("section", {
		"aria-labelledby": "demo-accounts",
		className: "rounded-panel bg-sunken px-4 py-2",
		children: [/* @__PURE__ */ jsxs("h2", {
			id: "demo-accounts",
			className: "flex items-center gap-2 py-2 type-label",
			children: [/* @__PURE__ */ jsx(Icon, {
				of: FlaskConical,
				size: 18
			}), words.demoAccounts]
		}), /* @__PURE__ */ jsx("ul", {
			className: "divide-y divide-line border-line border-t",
			children: rows.map(({ email, password, title, picture }) => /* @__PURE__ */ jsxs("li", {
				className: "flex items-center gap-3 py-2",
				children: [
					picture,
					/* @__PURE__ */ jsxs("span", {
						className: "min-w-0 flex-1",
						children: [/* @__PURE__ */ jsx("span", {
							className: "block type-label",
							children: title
						}), /* @__PURE__ */ jsx("span", {
							className: "block truncate type-small text-ink-2",
							children: email
						})]
					}),
					/* @__PURE__ */ jsx(PlainButton, {
						variant: "quiet",
						size: "small",
						"aria-label": `${words.use}: ${email}`,
						onPress: () => onUse({
							email,
							password
						}),
						children: words.use
					})
				]
			}, email))
		})]
	});
}
// apps/web/src/features/accounts/login-form.tsx
/** E-mail, password, remember-me. A refusal never tells whether the account exists. */
function LoginForm({ draft, onChange, onDone, onSecondStep }) {
	const words = useWordsOf(accountWords);
	const [problems, setProblems] = useState({});
	const [refused, setRefused] = useState(false);
	const [busy, setBusy] = useState(false);
	const [rememberMe, setRememberMe] = useState(true);
	const submit = async (event) => {
		event.preventDefault();
		const found = checkLogin(draft, words);
		setProblems(found);
		setRefused(false);
		if (busy || Object.keys(found).length > 0) return;
		setBusy(true);
		try {
			const { password } = draft;
			if (await session.signIn({
				email: draft.email.trim(),
				password,
				rememberMe
			}) === "second-step") return onSecondStep(rememberMe);
			track("auth_login_success", { rememberMe });
			await onDone();
		} catch {
			setRefused(true);
		} finally {
			setBusy(false);
		}
	};
	const remember = (enabled) => {
		setRememberMe(enabled);
		track("remember_me_toggle", { enabled });
	};
	return /* @__PURE__ */ jsxs("form", {
		onSubmit: submit,
		noValidate: true,
		className: "flex flex-col gap-5",
		children: [
			refused && /* @__PURE__ */ jsx(Banner, {
				tone: "stop",
				announce: "alert",
				children: words.loginFailed
			}),
			/* @__PURE__ */ jsx(TextField, {
				label: words.email,
				type: "email",
				name: "email",
				autoComplete: "username",
				icon: Mail,
				value: draft.email,
				onChange: (email) => onChange({
					...draft,
					email
				}),
				error: problems.email
			}),
			/* @__PURE__ */ jsx(PasswordField, {
				label: words.password,
				name: "password",
				icon: Lock,
				aside: /* @__PURE__ */ jsx(TextLink, {
					href: "/forgot-password",
					children: words.forgotPassword
				}),
				value: draft.password,
				onChange: (password) => onChange({
					...draft,
					password
				}),
				error: problems.password ?? (refused ? words.loginFailed : void 0)
			}),
			/* @__PURE__ */ jsx(Checkbox, {
				isSelected: rememberMe,
				onChange: remember,
				children: words.rememberMe
			}),
			/* @__PURE__ */ jsx(PlainButton, {
				type: "submit",
				size: "lead",
				wide: true,
				busy: busy && words.loggingIn,
				children: words.logIn
			})
		]
	});
}
// apps/web/src/features/accounts/passkey-button.tsx
/** Signs in without a password, where the browser can. */
function PasskeyButton({ onDone }) {
	const words = useWordsOf(recoveryWords);
	const [state, setState] = useState("idle");
	const [isPossible, setPossible] = useState(true);
	useEffect(() => setPossible(canHoldPasskeys()), []);
	if (!isPossible) return null;
	const go = async () => {
		setState("busy");
		try {
			await signInWithPasskey();
			await onDone();
		} catch (problem) {
			setState(problem.name === "NotAllowedError" ? "idle" : "failed");
		}
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-3",
		children: [state === "failed" && /* @__PURE__ */ jsx(Banner, {
			tone: "stop",
			announce: "alert",
			children: words.passkeyFailed
		}), /* @__PURE__ */ jsx(PlainButton, {
			variant: "quiet",
			wide: true,
			icon: KeyRound,
			busy: state === "busy" && words.withPasskey,
			onPress: () => void go(),
			children: words.withPasskey
		})]
	});
}
// apps/web/src/app/guards/use-after-sign-in.ts
/** Goes to the remembered address, or to the dashboard, whose guard knows everybody's home. */
function useAfterSignIn() {
	const { from, go } = useWay();
	const wanted = from?.startsWith("/") && !from.startsWith("//") ? from : "/dashboard";
	return () => go(wanted, { replace: true });
}
// apps/web/src/app/routes/login.tsx
var SecondStepForm = lazy(() => import("./second-step-form-DTRiK6Nz.js"));
function LoginPage() {
	const words = useWordsOf(accountWords);
	const { loginPanel } = useWordsOf(shellWords);
	const [draft, setDraft] = useState({
		email: "",
		password: ""
	});
	const [secondStep, setSecondStep] = useState(null);
	const done = useAfterSignIn();
	if (secondStep) {
		const finish = () => {
			track("auth_login_success", secondStep);
			return done();
		};
		return /* @__PURE__ */ jsxs(PublicFrame, {
			panel: loginPanel,
			children: [/* @__PURE__ */ jsx("h1", {
				className: "type-h1",
				children: words.oneMoreStep
			}), /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(SecondStepForm, {
				onDone: finish,
				onStartAgain: () => setSecondStep(null)
			}) })]
		});
	}
	return /* @__PURE__ */ jsx(AlreadyIn, { children: /* @__PURE__ */ jsxs(PublicFrame, {
		panel: loginPanel,
		children: [
			/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h1", {
				className: "type-h1",
				children: words.welcomeBack
			}), /* @__PURE__ */ jsxs("p", {
				className: "mt-1 text-ink-2",
				children: [
					words.newHere,
					" ",
					/* @__PURE__ */ jsx(TextLink, {
						href: "/register",
						children: words.createAccount
					})
				]
			})] }),
			/* @__PURE__ */ jsx(LoginForm, {
				draft,
				onChange: setDraft,
				onDone: done,
				onSecondStep: (rememberMe) => setSecondStep({ rememberMe })
			}),
			/* @__PURE__ */ jsx(PasskeyButton, { onDone: done }),
			/* @__PURE__ */ jsx(DemoAccounts, { onUse: setDraft }),
			/* @__PURE__ */ jsx(PolicyLinks, {})
		]
	}) });
}
export { LoginPage as default };
