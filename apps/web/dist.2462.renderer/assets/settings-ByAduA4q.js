import { B as defineWords, D as LinkButton, F as Icon, H as useWordsOf, R as session, T as readText, W as productName, i as Segments, w as keepText, z as SignInError } from "./light-C8fMLwcq.js";
import { t as PageTitle } from "./page-title-z4s22wBS.js";
import { t as Panel } from "./panel-CiYIu3yG.js";
import { t as call } from "./calls-DgJCFUzH.js";
import { t as Button } from "./button-Cfu8Kpws.js";
import { t as Banner } from "./banner-C-o9mbUT.js";
import { t as TextField } from "./text-field-BfnnSR2p.js";
import { t as ConfirmDialog } from "./confirm-dialog-B4ZMvpoE.js";
import { t as Select } from "./select-y_4EWHW7.js";
import { t as useAction } from "./use-action-Xxb7RzpF.js";
import { a as forgetEverything, n as showToast } from "./app-QQCcJrKe.js";
import { i as removePasskey, n as canHoldPasskeys, r as listPasskeys, t as addPasskey } from "./passkeys-C3Ju8P8A.js";
import { t as useFormat } from "./use-format-CV9goLff.js";
import { n as Rows, t as Row } from "./rows-DQrFM6E6.js";
import { t as PasswordField } from "./password-field-DgxqyE5p.js";
import { t as QrCode$1 } from "./qr-code-k9iCdEgZ.js";
import { t as Guard } from "./guard-CIKJds45.js";
import { t as PersonFrame } from "./person-frame-DdjwV5Oe.js";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useNavigate } from "@tanstack/react-router";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Download, KeyRound } from "lucide-react";
import { encode } from "uqr";
// apps/web/src/features/settings/saving-error.tsx
/** What went wrong, above the button that did it. */
function SavingError({ children }) {
	if (children === null) return null;
	return /* @__PURE__ */ jsx(Banner, {
		tone: "stop",
		announce: "alert",
		children
	});
}
// apps/web/src/features/settings/use-saving.ts
/** A form that is sent: whether it is on its way, and what is to be said about it. */
function useSaving() {
	const [busy, setBusy] = useState(false);
	const [failed, setFailed] = useState(null);
	/** Runs once at a time; what is thrown becomes the words that `tell` finds for it. */
	const save = async (work, tell) => {
		if (busy) return;
		setBusy(true);
		setFailed(null);
		try {
			await work();
		} catch (problem) {
			setFailed(tell(problem));
		} finally {
			setBusy(false);
		}
	};
	return {
		busy,
		failed,
		setFailed,
		save
	};
}
// apps/web/src/features/settings/words.ts
var en = {
	title: "Settings",
	lead: "Who you are, how you get in, and what happens with your data.",
	save: "Save",
	saving: "Saving…",
	saved: "Saved",
	cancel: "Cancel",
	failed: "It could not be saved. Please try again.",
	password: "Password",
	passwordWrong: "This password is not right.",
	profile: "Your name",
	name: "Full name",
	nameLead: "Places see it when you connect a pet, and your team sees it beside your work.",
	email: "Email address",
	emailLead: (email) => `You sign in with ${email}.`,
	newEmail: "New email",
	emailRequired: "Email is required",
	emailInvalid: "Invalid email address",
	emailSame: "This is your address already.",
	changeEmail: "Change address",
	emailSent: (email) => `A link is on its way to ${email}. Your address changes when you open it; until then the old one holds.`,
	emailChanged: "Your address is confirmed.",
	emailLinkEnded: "That link has been used or has expired. Ask for the change again.",
	passwordTitle: "Password",
	passwordLead: "Every other device is signed out when it changes.",
	currentPassword: "Current password",
	newPassword: "New password",
	confirmPassword: "Confirm new password",
	changePassword: "Change password",
	passwordRequired: "Password is required",
	passwordShort: "Password must be at least 6 characters",
	confirmRequired: "Please confirm your password",
	passwordsDiffer: "Passwords do not match",
	passwordChanged: "Your password is changed",
	second: "Two-step login",
	secondOff: "Besides your password, a code from an app on your phone. Whoever learns the password still stays out.",
	secondOn: "On. After your password you are asked for a code from your app.",
	turnOn: "Turn on",
	turnOff: "Turn off",
	turnOnTitle: "Turn on two-step login?",
	turnOffTitle: "Turn off two-step login?",
	turnOffLead: "From then on your password alone opens your account.",
	goOn: "Continue",
	scanCode: "Scan this with your authenticator app",
	scanLabel: "QR code for your authenticator app",
	typeSecret: "Or type this into the app:",
	appCode: "Code from the app",
	codeWrong: "This code is not right. Use the one the app shows now.",
	backupTitle: "Your backup codes",
	backupLead: "Each opens your account once if your phone is lost. They are shown only now: print them or write them down.",
	backupDone: "I have kept them",
	passkeys: "Passkeys",
	passkeysLead: "Log in with your fingerprint, face or device PIN instead of the password.",
	passkeysNone: "No passkey yet.",
	passkeysImpossible: "This browser cannot hold passkeys.",
	addPasskey: "Add a passkey",
	addingPasskey: "Follow your device…",
	passkeyName: "Name of this device",
	passkeyAdded: "The passkey is added",
	passkeyFailed: "The passkey could not be added. Please try again.",
	passkeyUnnamed: "Passkey",
	since: (day) => `Since ${day}`,
	remove: "Remove",
	removePasskeyTitle: (name) => `Remove ${name}?`,
	removePasskeyLead: "That device then needs the password again.",
	type: "Account type",
	typeOwner: "Pet Owner",
	typeBusiness: "Business Owner",
	typeNow: (type) => `This is a ${type} account.`,
	toBusiness: "Change to Business Owner",
	toOwner: "Change to Pet Owner",
	toBusinessTitle: "Change to a business account?",
	toOwnerTitle: "Change to a pet owner account?",
	toBusinessLead: "Your pets and their records stay stored and their badges keep working, but you cannot open them until you change back. Business features need Business Connect.",
	toOwnerLead: "Your places, your team and your plan stay as they are, but you cannot work there until you change back. A running plan is still charged; it can be cancelled under Billing.",
	typeFailed: "Failed to save your selection. Please try again.",
	changing: "Changing…",
	alerts: "Alerts",
	alertsLead: "Which messages you get, where, and when not.",
	alertsLink: "Choose alerts",
	look: "Look and language",
	theme: "Theme",
	themes: {
		system: "As the device",
		light: "Light",
		dark: "Dark"
	},
	language: "Language",
	languageLead: "More are being prepared. Dates and numbers follow your device.",
	languages: { en: "English" },
	data: "Your data",
	dataLead: "One file with everything kept about you: account, pets, records, places, visits. The link works for 15 minutes.",
	export: "Download my data",
	exporting: "Preparing…",
	exportFailed: "The file could not be prepared. Please try again.",
	leave: "Delete account",
	leaveLead: "Your account, pets, records and badges are deleted at once and for good. Books of places you visited keep the visit without your pet’s name. Places where nobody else works close.",
	leaveTitle: `Delete your ${productName} account?`,
	leaveConfirm: (email) => `Type ${email} to confirm.`,
	confirmEmail: "Email of this account",
	deleting: "Deleting…",
	emailDiffers: "This is not the address of this account."
};
/** Texts of the settings. */
var settingsWords = defineWords({ en });
// apps/web/src/features/settings/data-panel.tsx
/** Everything kept about the person, as one file. */
function DataPanel() {
	const words = useWordsOf(settingsWords);
	const { busy, failed, save } = useSaving();
	const fetchFile = () => void save(async () => {
		const { url } = await call("exportMyData", {});
		window.location.assign(new URL(url).pathname);
	}, () => words.exportFailed);
	return /* @__PURE__ */ jsx(Panel, {
		title: words.data,
		lead: words.dataLead,
		children: /* @__PURE__ */ jsxs("div", {
			className: "flex flex-col items-start gap-4",
			children: [/* @__PURE__ */ jsx(SavingError, { children: failed }), /* @__PURE__ */ jsx(Button, {
				variant: "quiet",
				icon: Download,
				busy: busy && words.exporting,
				onPress: fetchFile,
				children: words.export
			})]
		})
	});
}
// apps/web/src/features/settings/delete-panel.tsx
/** The way out, for good; it asks for the address as a confirmation. */
function DeletePanel({ email, onLeft }) {
	const words = useWordsOf(settingsWords);
	const [asking, setAsking] = useState(false);
	const [typed, setTyped] = useState("");
	const { busy, failed, setFailed, save } = useSaving();
	const leave = () => {
		if (typed.trim().toLowerCase() !== email) {
			setFailed(words.emailDiffers);
			return;
		}
		save(async () => {
			await call("deleteMyAccount", { confirmEmail: typed });
			await onLeft();
		}, (problem) => problem.message);
	};
	return /* @__PURE__ */ jsxs(Panel, {
		title: words.leave,
		lead: words.leaveLead,
		children: [/* @__PURE__ */ jsx(Button, {
			variant: "danger",
			onPress: () => setAsking(true),
			children: words.leave
		}), /* @__PURE__ */ jsx(ConfirmDialog, {
			isOpen: asking,
			onOpenChange: setAsking,
			title: words.leaveTitle,
			confirm: words.leave,
			tone: "danger",
			busy: busy && words.deleting,
			onConfirm: leave,
			children: /* @__PURE__ */ jsxs("div", {
				className: "flex flex-col gap-4",
				children: [
					/* @__PURE__ */ jsx(SavingError, { children: failed }),
					/* @__PURE__ */ jsx("p", { children: words.leaveConfirm(email) }),
					/* @__PURE__ */ jsx(TextField, {
						label: words.confirmEmail,
						type: "email",
						autoComplete: "off",
						value: typed,
						onChange: setTyped
					})
				]
			})
		})]
	});
}
// apps/web/src/features/settings/email-panel.tsx
/** Something before and after one @, no spaces, as at the door. */
var simpleEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Another address, which holds once it was confirmed by mail. */
function EmailPanel({ person }) {
	const words = useWordsOf(settingsWords);
	const [email, setEmail] = useState("");
	const [problem, setProblem] = useState();
	const [sentTo, setSentTo] = useState(null);
	const { busy, failed, save } = useSaving();
	const submit = (event) => {
		event.preventDefault();
		const newEmail = email.trim().toLowerCase();
		const found = problemWith(newEmail, person.email, words);
		setProblem(found);
		if (found) return;
		save(async () => {
			await session.identity("POST", "/change-email", {
				newEmail,
				callbackURL: "/settings?email=confirmed"
			});
			setSentTo(newEmail);
			setEmail("");
		}, () => words.failed);
	};
	return /* @__PURE__ */ jsx(Panel, {
		title: words.email,
		lead: words.emailLead(person.email),
		children: /* @__PURE__ */ jsxs("form", {
			onSubmit: submit,
			noValidate: true,
			className: "flex flex-col gap-4",
			children: [
				/* @__PURE__ */ jsx(Arrival, {}),
				sentTo && /* @__PURE__ */ jsx(Banner, {
					tone: "ok",
					announce: "status",
					children: words.emailSent(sentTo)
				}),
				/* @__PURE__ */ jsx(SavingError, { children: failed }),
				/* @__PURE__ */ jsx(TextField, {
					label: words.newEmail,
					type: "email",
					name: "new-email",
					autoComplete: "email",
					value: email,
					onChange: setEmail,
					error: problem
				}),
				/* @__PURE__ */ jsx(Button, {
					type: "submit",
					className: "self-start",
					busy: busy && words.saving,
					children: words.changeEmail
				})
			]
		})
	});
}
/** What the mailed link says when it brings somebody back here. */
function Arrival() {
	const words = useWordsOf(settingsWords);
	const [query] = useState(() => new URLSearchParams(window.location.search));
	if (!query.has("email")) return null;
	return query.has("error") ? /* @__PURE__ */ jsx(Banner, {
		tone: "stop",
		children: words.emailLinkEnded
	}) : /* @__PURE__ */ jsx(Banner, {
		tone: "ok",
		children: words.emailChanged
	});
}
function problemWith(wanted, current, words) {
	if (wanted === "") return words.emailRequired;
	if (!simpleEmail.test(wanted)) return words.emailInvalid;
	return wanted === current ? words.emailSame : void 0;
}
// apps/web/src/platform/theme/theme.ts
var themes = [
	"system",
	"light",
	"dark"
];
var key = "clearpaw.theme";
var listeners = /* @__PURE__ */ new Set();
/** What this device was told; without a word, the system decides. */
function readTheme() {
	const kept = readText(key);
	return themes.find((theme) => theme === kept) ?? "system";
}
/** Before the first paint of the app: puts on what was chosen on an earlier visit. */
function applyKeptTheme() {
	const theme = readTheme();
	const root = document.documentElement;
	if (theme === "system") delete root.dataset.theme;
	else root.dataset.theme = theme;
}
/** The theme and how to change it; all parts of the page that show it follow. */
function useTheme() {
	return [useSyncExternalStore(subscribe, readTheme, () => "system"), choose];
}
function choose(theme) {
	keepText(key, theme === "system" ? null : theme);
	applyKeptTheme();
	for (const listener of listeners) listener();
}
function subscribe(listener) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
// apps/web/src/features/settings/look-panel.tsx
/** Theme and language of this device. */
function LookPanel() {
	const words = useWordsOf(settingsWords);
	const [theme, setTheme] = useTheme();
	const [language, setLanguage] = useState("en");
	return /* @__PURE__ */ jsx(Panel, {
		title: words.look,
		children: /* @__PURE__ */ jsxs("div", {
			className: "flex flex-col gap-5",
			children: [/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("p", {
				className: "mb-2 type-label",
				children: words.theme
			}), /* @__PURE__ */ jsx(Segments, {
				label: words.theme,
				segments: themes.map((id) => ({
					id,
					label: words.themes[id]
				})),
				value: theme,
				onChange: setTheme,
				wide: true
			})] }), /* @__PURE__ */ jsx(Select, {
				label: words.language,
				help: words.languageLead,
				options: [{
					id: "en",
					label: words.languages.en
				}],
				value: language,
				onChange: setLanguage
			})]
		})
	});
}
// apps/web/src/features/settings/name-panel.tsx
/** The name others see. */
function NamePanel({ person }) {
	const words = useWordsOf(settingsWords);
	const [name, setName] = useState(person.displayName ?? "");
	const save = useAction("updateProfile", ["getProfile"]);
	const submit = (event) => {
		event.preventDefault();
		if (save.isPending) return;
		save.mutate({ displayName: name }, { onSuccess: () => showToast({ words: words.saved }) });
	};
	return /* @__PURE__ */ jsx(Panel, {
		title: words.profile,
		lead: words.nameLead,
		children: /* @__PURE__ */ jsxs("form", {
			onSubmit: submit,
			noValidate: true,
			className: "flex flex-col gap-4",
			children: [
				/* @__PURE__ */ jsx(SavingError, { children: save.isError ? save.error.message : null }),
				/* @__PURE__ */ jsx(TextField, {
					label: words.name,
					name: "name",
					autoComplete: "name",
					value: name,
					onChange: setName
				}),
				/* @__PURE__ */ jsx(Button, {
					type: "submit",
					className: "self-start",
					busy: save.isPending && words.saving,
					children: words.save
				})
			]
		})
	});
}
// apps/web/src/features/settings/passkey-panel.tsx
/** The keys of somebody's devices: one more, one less. */
function PasskeyPanel() {
	const words = useWordsOf(settingsWords);
	const [keys, setKeys] = useState(null);
	const [leaving, setLeaving] = useState(null);
	const { busy, failed, save } = useSaving();
	const read = async () => setKeys(await listPasskeys());
	useEffect(() => void read().catch(() => setKeys([])), []);
	const remove = (key) => void save(async () => {
		await removePasskey(key.id);
		setLeaving(null);
		await read();
	}, () => words.failed);
	return /* @__PURE__ */ jsxs(Panel, {
		title: words.passkeys,
		lead: words.passkeysLead,
		children: [/* @__PURE__ */ jsxs("div", {
			className: "flex flex-col gap-4",
			children: [
				/* @__PURE__ */ jsx(SavingError, { children: failed }),
				/* @__PURE__ */ jsx(KeyList, {
					keys: keys ?? [],
					onRemove: setLeaving
				}),
				keys?.length === 0 && /* @__PURE__ */ jsx("p", {
					className: "text-ink-2",
					children: words.passkeysNone
				}),
				canHoldPasskeys() ? /* @__PURE__ */ jsx(AddKey, { onAdded: read }) : /* @__PURE__ */ jsx("p", { children: words.passkeysImpossible })
			]
		}), leaving && /* @__PURE__ */ jsx(ConfirmDialog, {
			isOpen: true,
			onOpenChange: () => setLeaving(null),
			title: words.removePasskeyTitle(leaving.name ?? words.passkeyUnnamed),
			confirm: words.remove,
			tone: "danger",
			busy: busy && words.saving,
			onConfirm: () => remove(leaving),
			children: words.removePasskeyLead
		})]
	});
}
function KeyList({ keys, onRemove }) {
	const words = useWordsOf(settingsWords);
	const format = useFormat();
	if (keys.length === 0) return null;
	return /* @__PURE__ */ jsx(Rows, { children: keys.map((key) => /* @__PURE__ */ jsx(Row, {
		start: /* @__PURE__ */ jsx(Icon, { of: KeyRound }),
		title: key.name ?? words.passkeyUnnamed,
		detail: key.createdAt && words.since(format.day(key.createdAt.slice(0, 10))),
		end: /* @__PURE__ */ jsx(Button, {
			variant: "ghost",
			size: "small",
			"aria-label": `${words.remove}: ${key.name ?? words.passkeyUnnamed}`,
			onPress: () => onRemove(key),
			children: words.remove
		})
	}, key.id)) });
}
function AddKey({ onAdded }) {
	const words = useWordsOf(settingsWords);
	const [name, setName] = useState("");
	const { busy, failed, save } = useSaving();
	const add = () => void save(async () => {
		await addPasskey(name.trim() || words.passkeyUnnamed);
		setName("");
		showToast({ words: words.passkeyAdded });
		await onAdded();
	}, () => words.passkeyFailed);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(SavingError, { children: failed }),
		/* @__PURE__ */ jsx(TextField, {
			label: words.passkeyName,
			optional: true,
			value: name,
			onChange: setName,
			maxLength: 80
		}),
		/* @__PURE__ */ jsx(Button, {
			variant: "quiet",
			icon: KeyRound,
			className: "self-start",
			busy: busy && words.addingPasskey,
			onPress: add,
			children: words.addPasskey
		})
	] });
}
// apps/web/src/features/settings/check-passwords.ts
/** Source: specification, section 9. */
var minPasswordLength = 6;
/** What is wrong with a change of password, by field, in the words of the registration. */
function checkPasswords({ current, password, confirmation }, words) {
	return {
		...current === "" ? { current: words.passwordRequired } : {},
		...password === "" ? { password: words.passwordRequired } : {},
		...password !== "" && password.length < minPasswordLength ? { password: words.passwordShort } : {},
		...confirmation === "" ? { confirmation: words.confirmRequired } : {},
		...confirmation !== "" && confirmation !== password ? { confirmation: words.passwordsDiffer } : {}
	};
}
// apps/web/src/features/settings/password-panel.tsx
var blank = {
	current: "",
	password: "",
	confirmation: ""
};
/** Another password; the current one proves who asks. */
function PasswordPanel() {
	const words = useWordsOf(settingsWords);
	const [draft, setDraft] = useState(blank);
	const [problems, setProblems] = useState({});
	const { busy, failed, save } = useSaving();
	const change = async () => {
		const { current: currentPassword, password: newPassword } = draft;
		await session.identity("POST", "/change-password", {
			currentPassword,
			newPassword,
			revokeOtherSessions: true
		});
		setDraft(blank);
		showToast({ words: words.passwordChanged });
	};
	const submit = (event) => {
		event.preventDefault();
		const found = checkPasswords(draft, words);
		setProblems(found);
		if (Object.keys(found).length > 0) return;
		save(change, (problem) => isWrongPassword(problem) ? words.passwordWrong : words.failed);
	};
	return /* @__PURE__ */ jsx(Panel, {
		title: words.passwordTitle,
		lead: words.passwordLead,
		children: /* @__PURE__ */ jsxs("form", {
			onSubmit: submit,
			noValidate: true,
			className: "flex flex-col gap-4",
			children: [
				/* @__PURE__ */ jsx(SavingError, { children: failed }),
				/* @__PURE__ */ jsx(PasswordField, {
					label: words.currentPassword,
					name: "current-password",
					value: draft.current,
					onChange: (current) => setDraft({
						...draft,
						current
					}),
					error: problems.current
				}),
				/* @__PURE__ */ jsx(PasswordField, {
					label: words.newPassword,
					name: "new-password",
					autoComplete: "new-password",
					value: draft.password,
					onChange: (password) => setDraft({
						...draft,
						password
					}),
					error: problems.password
				}),
				/* @__PURE__ */ jsx(PasswordField, {
					label: words.confirmPassword,
					name: "confirmation",
					autoComplete: "new-password",
					value: draft.confirmation,
					onChange: (confirmation) => setDraft({
						...draft,
						confirmation
					}),
					error: problems.confirmation
				}),
				/* @__PURE__ */ jsx(Button, {
					type: "submit",
					className: "self-start",
					busy: busy && words.saving,
					children: words.changePassword
				})
			]
		})
	});
}
/** The server's word for it. */
function isWrongPassword(problem) {
	return problem instanceof SignInError && problem.code === "INVALID_PASSWORD";
}
// apps/web/src/features/settings/second-step-setup.tsx
/** First the app proves that it has the secret; then the backup codes are shown, once. */
function SecondStepSetup({ setup, onDone, onCancel }) {
	const [proven, setProven] = useState(false);
	if (proven) return /* @__PURE__ */ jsx(BackupCodes, {
		codes: setup.backupCodes,
		onDone
	});
	return /* @__PURE__ */ jsx(Proof, {
		totpURI: setup.totpURI,
		onProven: () => setProven(true),
		onCancel
	});
}
function Proof({ totpURI, onProven, onCancel }) {
	const words = useWordsOf(settingsWords);
	const [code, setCode] = useState("");
	const [problem, setProblem] = useState();
	const [busy, setBusy] = useState(false);
	const secret = new URL(totpURI).searchParams.get("secret") ?? "";
	const submit = async (event) => {
		event.preventDefault();
		if (busy) return;
		setBusy(true);
		try {
			await session.identity("POST", "/two-factor/verify-totp", { code: code.replace(/\D/g, "") });
			onProven();
		} catch {
			setProblem(words.codeWrong);
		} finally {
			setBusy(false);
		}
	};
	return /* @__PURE__ */ jsxs("form", {
		onSubmit: submit,
		noValidate: true,
		className: "flex flex-col gap-4",
		children: [
			/* @__PURE__ */ jsx("p", {
				className: "type-strong",
				children: words.scanCode
			}),
			/* @__PURE__ */ jsx("div", {
				className: "w-full max-w-60 overflow-hidden rounded-card",
				children: /* @__PURE__ */ jsx(QrCode$1, {
					matrix: encode(totpURI, {
						ecc: "M",
						border: 0
					}).data,
					label: words.scanLabel
				})
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "type-small text-ink-2",
				children: [
					words.typeSecret,
					" ",
					/* @__PURE__ */ jsx("code", {
						className: "break-all",
						children: secret.match(/.{1,4}/g)?.join(" ")
					})
				]
			}),
			/* @__PURE__ */ jsx(TextField, {
				label: words.appCode,
				inputMode: "numeric",
				autoComplete: "one-time-code",
				figures: true,
				value: code,
				onChange: setCode,
				error: problem
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "flex gap-3",
				children: [/* @__PURE__ */ jsx(Button, {
					type: "submit",
					busy: busy && words.saving,
					children: words.turnOn
				}), /* @__PURE__ */ jsx(Button, {
					variant: "ghost",
					onPress: onCancel,
					children: words.cancel
				})]
			})
		]
	});
}
function BackupCodes({ codes, onDone }) {
	const words = useWordsOf(settingsWords);
	return /* @__PURE__ */ jsxs("div", {
		role: "status",
		className: "flex flex-col gap-4",
		children: [
			/* @__PURE__ */ jsx("h3", {
				className: "type-h3",
				children: words.backupTitle
			}),
			/* @__PURE__ */ jsx("p", {
				className: "text-ink-2",
				children: words.backupLead
			}),
			/* @__PURE__ */ jsx("ul", {
				className: "grid grid-cols-2 gap-2 rounded-card bg-sunken p-4",
				children: codes.map((code) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx("code", {
					className: "tabular-nums",
					children: code
				}) }, code))
			}),
			/* @__PURE__ */ jsx(Button, {
				className: "self-start",
				onPress: () => void onDone(),
				children: words.backupDone
			})
		]
	});
}
// apps/web/src/features/settings/second-step-panel.tsx
/** Two-step login: on, off, or on its way. Both turns ask for the password. */
function SecondStepPanel({ on, onChanged }) {
	const words = useWordsOf(settingsWords);
	const [asking, setAsking] = useState(false);
	const [setup, setSetup] = useState(null);
	const turn = async (password) => {
		if (on) {
			await session.identity("POST", "/two-factor/disable", { password });
			await onChanged();
		} else setSetup(await session.identity("POST", "/two-factor/enable", { password }));
		setAsking(false);
	};
	const finish = async () => {
		setSetup(null);
		await onChanged();
	};
	return /* @__PURE__ */ jsxs(Panel, {
		title: words.second,
		lead: on ? words.secondOn : words.secondOff,
		children: [setup ? /* @__PURE__ */ jsx(SecondStepSetup, {
			setup,
			onDone: finish,
			onCancel: () => setSetup(null)
		}) : /* @__PURE__ */ jsx(Button, {
			variant: "quiet",
			isDisabled: on === null,
			onPress: () => setAsking(true),
			children: on ? words.turnOff : words.turnOn
		}), asking && /* @__PURE__ */ jsx(Question, {
			on: on === true,
			onClose: () => setAsking(false),
			onConfirm: turn
		})]
	});
}
function Question({ on, onClose, onConfirm }) {
	const words = useWordsOf(settingsWords);
	const [password, setPassword] = useState("");
	const { busy, failed, save } = useSaving();
	const confirm = () => void save(() => onConfirm(password), (problem) => isWrongPassword(problem) ? words.passwordWrong : words.failed);
	return /* @__PURE__ */ jsx(ConfirmDialog, {
		isOpen: true,
		onOpenChange: onClose,
		title: on ? words.turnOffTitle : words.turnOnTitle,
		confirm: on ? words.turnOff : words.goOn,
		tone: on ? "danger" : "primary",
		busy: busy && words.saving,
		isDisabled: password === "",
		onConfirm: confirm,
		children: /* @__PURE__ */ jsxs("div", {
			className: "flex flex-col gap-4",
			children: [
				on && /* @__PURE__ */ jsx("p", { children: words.turnOffLead }),
				/* @__PURE__ */ jsx(SavingError, { children: failed }),
				/* @__PURE__ */ jsx(PasswordField, {
					label: words.currentPassword,
					value: password,
					onChange: setPassword
				})
			]
		})
	});
}
// apps/web/src/features/settings/type-panel.tsx
/** From pet owner to business and back, with what becomes of everything. */
function TypePanel({ type, onChanged }) {
	const words = useWordsOf(settingsWords);
	const [asking, setAsking] = useState(false);
	const save = useAction("setUserType", ["getProfile"]);
	const other = type === "business" ? "owner" : "business";
	const toBusiness = other === "business";
	const change = () => {
		if (!save.isPending) save.mutate({ userType: other }, { onSuccess: () => onChanged(other) });
	};
	return /* @__PURE__ */ jsxs(Panel, {
		title: words.type,
		lead: words.typeNow(type === "business" ? words.typeBusiness : words.typeOwner),
		children: [/* @__PURE__ */ jsx(Button, {
			variant: "quiet",
			onPress: () => setAsking(true),
			children: toBusiness ? words.toBusiness : words.toOwner
		}), /* @__PURE__ */ jsx(ConfirmDialog, {
			isOpen: asking,
			onOpenChange: setAsking,
			title: toBusiness ? words.toBusinessTitle : words.toOwnerTitle,
			confirm: toBusiness ? words.toBusiness : words.toOwner,
			busy: save.isPending && words.changing,
			onConfirm: change,
			children: /* @__PURE__ */ jsxs("div", {
				className: "flex flex-col gap-4",
				children: [/* @__PURE__ */ jsx(SavingError, { children: save.isError ? words.typeFailed : null }), /* @__PURE__ */ jsx("p", { children: toBusiness ? words.toBusinessLead : words.toOwnerLead })]
			})
		})]
	});
}
// apps/web/src/features/settings/settings-view.tsx
/** Everything somebody can decide about their own account, in two columns. */
function SettingsView({ person, onChanged, onTypeChanged, onLeft }) {
	const words = useWordsOf(settingsWords);
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-8",
		children: [/* @__PURE__ */ jsx(PageTitle, {
			lead: words.lead,
			children: words.title
		}), /* @__PURE__ */ jsxs("div", {
			className: "grid items-start gap-6 lg:grid-cols-2",
			children: [/* @__PURE__ */ jsxs("div", {
				className: "flex min-w-0 flex-col gap-6",
				children: [
					/* @__PURE__ */ jsx(NamePanel, { person }),
					/* @__PURE__ */ jsx(EmailPanel, { person }),
					/* @__PURE__ */ jsx(PasswordPanel, {}),
					/* @__PURE__ */ jsx(SecondStepPanel, {
						on: person.secondStep,
						onChanged
					}),
					/* @__PURE__ */ jsx(PasskeyPanel, {})
				]
			}), /* @__PURE__ */ jsxs("div", {
				className: "flex min-w-0 flex-col gap-6",
				children: [
					/* @__PURE__ */ jsx(TypePanel, {
						type: person.userType,
						onChanged: onTypeChanged
					}),
					/* @__PURE__ */ jsx(Panel, {
						title: words.alerts,
						lead: words.alertsLead,
						children: /* @__PURE__ */ jsx(LinkButton, {
							href: "/alerts",
							variant: "quiet",
							children: words.alertsLink
						})
					}),
					/* @__PURE__ */ jsx(LookPanel, {}),
					/* @__PURE__ */ jsx(DataPanel, {}),
					/* @__PURE__ */ jsx(DeletePanel, {
						email: person.email,
						onLeft
					})
				]
			})]
		})]
	});
}
// apps/web/src/app/routes/settings.tsx
/** The settings, in the shell of whoever looks at them. */
function SettingsPage() {
	return /* @__PURE__ */ jsx(Guard, {
		need: "anyone-signed-in",
		children: (account) => /* @__PURE__ */ jsx(PersonFrame, {
			account,
			children: /* @__PURE__ */ jsx(Settings$1, { account })
		})
	});
}
function Settings$1({ account }) {
	const navigate = useNavigate();
	const queries = useQueryClient();
	const asked = useQuery({
		queryKey: ["identity", account.profile.uid],
		queryFn: askIdentity
	});
	const { displayName, email, userType } = account.profile;
	const leave = async () => {
		await navigate({ to: "/" });
		await session.refresh().catch(() => {});
		forgetEverything();
	};
	return /* @__PURE__ */ jsx(SettingsView, {
		person: {
			displayName,
			email,
			userType,
			secondStep: asked.data ?? null
		},
		onChanged: () => queries.invalidateQueries({ queryKey: ["identity"] }),
		onTypeChanged: (type) => void navigate({ to: type === "business" ? "/business" : "/dashboard" }),
		onLeft: leave
	});
}
async function askIdentity() {
	return (await session.identity("GET", "/get-session?disableCookieCache=true"))?.user?.twoFactorEnabled === true;
}
export { SettingsPage as default };
