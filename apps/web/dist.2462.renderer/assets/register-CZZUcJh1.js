import { n as PolicyLinks, t as AlreadyIn } from "./already-in-tTyg-IBw.js";
import { H as useWordsOf, Q as useWay, R as session, T as readText, d as shellWords, w as keepText, z as SignInError } from "./light-C8fMLwcq.js";
import { t as call } from "./calls-DgJCFUzH.js";
import { a as checkRegistration, o as PlainButton, t as PublicFrame } from "./public-frame-BOYkMfZM.js";
import { t as Banner } from "./banner-C-o9mbUT.js";
import { t as Checkbox } from "./checkbox-BxYbUNvM.js";
import { t as ErrorSummary } from "./error-summary-DeCN7paV.js";
import { t as PasswordField } from "./password-field-DgxqyE5p.js";
import { t as TextField } from "./text-field-BfnnSR2p.js";
import { t as accountWords } from "./words-CniIXMKI.js";
import { t as TextLink } from "./text-link-CK1NFIMY.js";
import { useEffect, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { Lock, Mail, User } from "lucide-react";
// apps/web/src/features/accounts/register-form.tsx
var draftKey = "clearpaw.draft.register";
var blank = {
	name: "",
	email: "",
	password: "",
	confirmation: "",
	accepted: false
};
/** A new account. The name is not part of the account call; it is saved right after, and never lost. */
function RegisterForm({ onDone }) {
	const words = useWordsOf(accountWords);
	const [draft, setDraft] = useState(blank);
	const [problems, setProblems] = useState({});
	const [refused, setRefused] = useState(null);
	const [busy, setBusy] = useState(false);
	useEffect(() => setDraft((fresh) => ({
		...fresh,
		...readKept()
	})), []);
	const submit = async (event) => {
		event.preventDefault();
		const found = checkRegistration(draft, words);
		setProblems(found);
		setRefused(null);
		if (busy || Object.keys(found).length > 0) return;
		setBusy(true);
		try {
			await session.signUp({
				email: draft.email.trim(),
				password: draft.password
			});
			await saveName(draft.name.trim());
			keepText(draftKey, null);
			await onDone();
		} catch (problem) {
			setRefused(problem instanceof SignInError && problem.said || words.registerFailed);
		} finally {
			setBusy(false);
		}
	};
	const set = (change) => {
		const { name, email } = {
			...draft,
			...change
		};
		keepText(draftKey, JSON.stringify({
			name,
			email
		}));
		setDraft({
			...draft,
			...change
		});
	};
	const errors = Object.entries(problems).map(([field, message]) => ({
		fieldId: `register-${field}`,
		message
	}));
	return /* @__PURE__ */ jsxs("form", {
		onSubmit: submit,
		noValidate: true,
		className: "flex flex-col gap-5",
		children: [
			/* @__PURE__ */ jsx(ErrorSummary, {
				title: words.registerProblems,
				errors
			}),
			refused && /* @__PURE__ */ jsx(Banner, {
				tone: "stop",
				announce: "alert",
				children: refused
			}),
			/* @__PURE__ */ jsx(RegisterFields, {
				draft,
				problems,
				onChange: set
			}),
			/* @__PURE__ */ jsx(Acceptance, {
				accepted: draft.accepted,
				problem: problems.accepted,
				onChange: (accepted) => set({ accepted })
			}),
			/* @__PURE__ */ jsx(PlainButton, {
				type: "submit",
				size: "lead",
				wide: true,
				busy: busy && words.creating,
				children: words.createAccount
			})
		]
	});
}
function RegisterFields({ draft, problems, onChange: set }) {
	const words = useWordsOf(accountWords);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(TextField, {
			id: "register-name",
			label: words.fullName,
			name: "name",
			autoComplete: "name",
			icon: User,
			value: draft.name,
			onChange: (name) => set({ name }),
			error: problems.name
		}),
		/* @__PURE__ */ jsx(TextField, {
			id: "register-email",
			label: words.email,
			type: "email",
			name: "email",
			autoComplete: "email",
			icon: Mail,
			value: draft.email,
			onChange: (email) => set({ email }),
			error: problems.email
		}),
		/* @__PURE__ */ jsx(PasswordField, {
			id: "register-password",
			label: words.password,
			name: "password",
			autoComplete: "new-password",
			icon: Lock,
			help: words.passwordHelp,
			value: draft.password,
			onChange: (password) => set({ password }),
			error: problems.password
		}),
		/* @__PURE__ */ jsx(PasswordField, {
			id: "register-confirmation",
			label: words.confirmPassword,
			name: "confirmation",
			autoComplete: "new-password",
			icon: Lock,
			value: draft.confirmation,
			onChange: (confirmation) => set({ confirmation }),
			error: problems.confirmation
		})
	] });
}
function Acceptance({ accepted, problem, onChange }) {
	const words = useWordsOf(accountWords);
	return /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx(Checkbox, {
		id: "register-accepted",
		isSelected: accepted,
		onChange,
		isInvalid: problem !== void 0,
		...problem ? { "aria-describedby": "terms-problem" } : {},
		children: words.acceptTerms
	}), problem && /* @__PURE__ */ jsx("p", {
		id: "terms-problem",
		role: "alert",
		className: "type-small text-stop-ink",
		children: problem
	})] });
}
/** Name and address survive a reload; passwords are never kept. */
function readKept() {
	try {
		const { name, email } = Object(JSON.parse(readText(draftKey) ?? "{}"));
		return typeof name === "string" && typeof email === "string" ? {
			name,
			email
		} : {};
	} catch {
		return {};
	}
}
/** Tried twice; if the line is down just now, the account exists and the name can be entered in the settings. */
async function saveName(displayName) {
	const save = () => call("updateProfile", { displayName });
	await save().catch(save).catch(() => {});
}
// apps/web/src/app/routes/register.tsx
function RegisterPage() {
	const words = useWordsOf(accountWords);
	const { registerPanel } = useWordsOf(shellWords);
	const way = useWay();
	return /* @__PURE__ */ jsx(AlreadyIn, { children: /* @__PURE__ */ jsxs(PublicFrame, {
		panel: registerPanel,
		children: [
			/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h1", {
				className: "type-h1",
				children: words.createYourAccount
			}), /* @__PURE__ */ jsx("p", {
				className: "mt-1 text-ink-2",
				children: words.registerLead
			})] }),
			/* @__PURE__ */ jsx(RegisterForm, { onDone: () => way.go("/dashboard", { replace: true }) }),
			/* @__PURE__ */ jsxs("p", {
				className: "text-center text-ink-2",
				children: [
					words.haveAccount,
					" ",
					/* @__PURE__ */ jsx(TextLink, {
						href: "/login",
						children: words.logIn
					})
				]
			}),
			/* @__PURE__ */ jsx(PolicyLinks, {})
		]
	}) });
}
export { RegisterPage as default };
