import { H as useWordsOf, R as session } from "./light-C8fMLwcq.js";
import { o as PlainButton } from "./public-frame-BOYkMfZM.js";
import { t as TextField } from "./text-field-BfnnSR2p.js";
import { t as recoveryWords } from "./recovery-words-CGHXEzrm.js";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// apps/web/src/features/accounts/second-step-form.tsx
/** The second step of signing in: six digits from the app, or a backup code. */
function SecondStepForm({ onDone, onStartAgain }) {
	const words = useWordsOf(recoveryWords);
	const [kind, setKind] = useState("app");
	const [code, setCode] = useState("");
	const [problem, setProblem] = useState();
	const [busy, setBusy] = useState(false);
	const submit = async (event) => {
		event.preventDefault();
		const proof = kind === "app" ? code.replace(/\D/g, "") : code.trim();
		setProblem(proof === "" ? words.codeRequired : void 0);
		if (busy || proof === "") return;
		setBusy(true);
		try {
			await session.secondStep({
				code: proof,
				kind
			});
			await onDone();
		} catch {
			setProblem(words.codeWrong);
		} finally {
			setBusy(false);
		}
	};
	const turn = () => {
		setKind(kind === "app" ? "backup" : "app");
		setCode("");
		setProblem(void 0);
	};
	return /* @__PURE__ */ jsxs("form", {
		onSubmit: submit,
		noValidate: true,
		className: "flex flex-col gap-5",
		children: [
			/* @__PURE__ */ jsx("p", {
				className: "text-ink-2",
				children: kind === "app" ? words.stepApp : words.stepBackup
			}),
			/* @__PURE__ */ jsx(TextField, {
				autoFocus: true,
				label: kind === "app" ? words.appCode : words.backupCode,
				inputMode: kind === "app" ? "numeric" : "text",
				autoComplete: "one-time-code",
				figures: true,
				value: code,
				onChange: setCode,
				error: problem
			}, kind),
			/* @__PURE__ */ jsx(PlainButton, {
				type: "submit",
				size: "lead",
				wide: true,
				busy: busy && words.checking,
				children: words.check
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "flex flex-wrap justify-between gap-3",
				children: [/* @__PURE__ */ jsx(PlainButton, {
					variant: "ghost",
					size: "small",
					onPress: turn,
					children: kind === "app" ? words.useBackup : words.useApp
				}), /* @__PURE__ */ jsx(PlainButton, {
					variant: "ghost",
					size: "small",
					onPress: onStartAgain,
					children: words.startAgain
				})]
			})
		]
	});
}
export { SecondStepForm as default };
