import { A as PetPortrait, E as SkipLink, F as Icon, H as useWordsOf, N as buttonLook, P as classes, W as productName, d as shellWords, g as Wordmark, k as portraitFor } from "./light-C8fMLwcq.js";
import { t as TextLink } from "./text-link-CK1NFIMY.js";
import { t as BusyMark } from "./busy-mark-CnPMHsia.js";
import { jsx, jsxs } from "react/jsx-runtime";
// packages/domain/src/texts/plain-text.ts
/**
* Characters that a reader cannot see and that make one name look like another, or turn the words around it:
* control characters and line ends, marks and overrides of direction, blanks without width, tags. The joiners
* (U+200C, U+200D) stay: Persian and emoji are written with them.
*/
var unseen = /[\p{Cc}\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]|\u034f/u;
var joiners = /\u200c|\u200d|[\ufe00-\ufe0f]/gu;
/** Whether one line of text is what it looks like, and anything at all. */
function isPlainText(line) {
	return !unseen.test(line) && (line === "" || line.replace(joiners, "").trim() !== "");
}
// apps/web/src/ui/button/plain-button.tsx
/** The browser's own button in the same clothes, for pages that are to stay light. It opens no menu. */
function PlainButton(props) {
	const { type = "button", onPress, icon, busy, className, children, "aria-label": label, ...shape } = props;
	return /* @__PURE__ */ jsxs("button", {
		type,
		"aria-label": label,
		"aria-disabled": busy ? true : void 0,
		onClick: (event) => {
			if (busy) event.preventDefault();
			else onPress?.();
		},
		className: classes(buttonLook(shape), busy && "cursor-progress opacity-90", className),
		children: [/* @__PURE__ */ jsxs("span", {
			className: classes("inline-flex items-center justify-center gap-[inherit]", busy && "invisible"),
			children: [icon && /* @__PURE__ */ jsx(Icon, { of: icon }), children]
		}), busy && /* @__PURE__ */ jsx(BusyMark, { label: busy })]
	});
}
// apps/web/src/features/accounts/credentials.ts
/** Something before and after one @, no spaces. Source: specification, section 5. */
var simpleEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
var minPasswordLength = 6;
/** Source: the profile's own limit; better said here than after the account was made. */
var maxNameLength = 80;
/** What is wrong with a sign-in, by field; an empty answer lets it go. */
function checkLogin({ email, password }, words) {
	return {
		...checkEmail(email, words),
		...password === "" ? { password: words.passwordRequired } : {}
	};
}
/** What is wrong with a registration, by field. */
function checkRegistration(draft, words) {
	return {
		...checkName(draft.name, words),
		...checkEmail(draft.email, words),
		...checkNewPasswords(draft, words),
		...draft.accepted ? {} : { accepted: words.termsRequired }
	};
}
/** What is wrong with a name. */
function checkName(name, words) {
	const trimmed = name.trim();
	if (trimmed === "") return { name: words.nameRequired };
	if (trimmed.length > maxNameLength) return { name: words.nameLong };
	return isPlainText(trimmed) ? {} : { name: words.nameUnseen };
}
/** What is wrong with an address. */
function checkEmail(email, words) {
	const trimmed = email.trim();
	if (trimmed === "") return { email: words.emailRequired };
	return simpleEmail.test(trimmed) ? {} : { email: words.emailInvalid };
}
/** What is wrong with a new password and its repetition. */
function checkNewPasswords(draft, words) {
	return {
		...checkNewPassword(draft.password, words),
		...checkConfirmation(draft, words)
	};
}
function checkNewPassword(password, words) {
	if (password === "") return { password: words.passwordRequired };
	return password.length < minPasswordLength ? { password: words.passwordShort } : {};
}
function checkConfirmation({ password, confirmation }, words) {
	if (confirmation === "") return { confirmation: words.confirmRequired };
	return confirmation === password ? {} : { confirmation: words.passwordsDiffer };
}
// apps/web/src/app/shells/public-frame.tsx
var rue = portraitFor({
	id: "rue",
	name: "Rue",
	species: "dog",
	coat: "white",
	ears: "upright",
	marking: "patch",
	collar: "clay",
	turn: 2
});
var bear = portraitFor({
	id: "bear",
	name: "B",
	species: "dog",
	coat: "cocoa",
	ears: "floppy",
	marking: "none",
	turn: -3
});
var juniper = portraitFor({
	id: "juniper",
	name: "J",
	species: "cat",
	coat: "slate-tabby",
	marking: "tabby",
	turn: 4
});
/** The public shell around the forms: brand, skip link, the form at the left, company at the right. */
function PublicFrame({ panel, children }) {
	const words = useWordsOf(shellWords);
	return /* @__PURE__ */ jsxs("div", {
		className: "grid min-h-dvh bg-paper lg:grid-cols-[1fr_minmax(0,36rem)]",
		children: [
			/* @__PURE__ */ jsx(SkipLink, {}),
			/* @__PURE__ */ jsxs("div", {
				className: "flex flex-col px-5 md:px-10",
				children: [/* @__PURE__ */ jsx("header", {
					className: "flex h-22 items-center justify-between",
					children: /* @__PURE__ */ jsxs("nav", {
						"aria-label": words.primaryNavigation,
						className: "flex flex-1 items-center justify-between",
						children: [/* @__PURE__ */ jsx(TextLink, {
							href: "/",
							"aria-label": productName,
							className: "text-ink no-underline",
							children: /* @__PURE__ */ jsx(Wordmark, { name: productName })
						}), /* @__PURE__ */ jsx(TextLink, {
							href: "/login",
							className: "inline-flex min-h-11 items-center",
							children: words.login
						})]
					})
				}), /* @__PURE__ */ jsx("main", {
					id: "main",
					tabIndex: -1,
					className: "mx-auto flex w-full max-w-105 flex-1 flex-col justify-center gap-6 py-6 outline-none",
					children
				})]
			}),
			/* @__PURE__ */ jsxs("aside", {
				"data-ground": "deep",
				"aria-hidden": "true",
				className: "relative m-4 hidden flex-col overflow-hidden rounded-[2rem] bg-deep text-on-deep lg:flex",
				children: [
					/* @__PURE__ */ jsx("p", {
						className: "p-11 pb-0 type-h1",
						children: panel.map((line) => /* @__PURE__ */ jsx("span", {
							className: "block",
							children: line
						}, line))
					}),
					/* @__PURE__ */ jsx("div", {
						"data-blanket": "butter",
						className: "absolute inset-x-[10%] bottom-0 h-[76%] rounded-t-full bg-blanket"
					}),
					/* @__PURE__ */ jsx("div", {
						className: "-left-[12%] absolute bottom-0 w-[62%]",
						children: /* @__PURE__ */ jsx(PetPortrait, {
							look: bear,
							tag: false
						})
					}),
					/* @__PURE__ */ jsx("div", {
						className: "-right-[12%] absolute bottom-0 w-[58%]",
						children: /* @__PURE__ */ jsx(PetPortrait, {
							look: juniper,
							tag: false
						})
					}),
					/* @__PURE__ */ jsx("div", {
						className: "absolute inset-x-[12%] bottom-0",
						children: /* @__PURE__ */ jsx(PetPortrait, { look: rue })
					})
				]
			})
		]
	});
}
export { checkRegistration as a, checkNewPasswords as i, checkEmail as n, PlainButton as o, checkLogin as r, PublicFrame as t };
