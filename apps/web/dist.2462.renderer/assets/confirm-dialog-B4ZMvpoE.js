import { t as Button } from "./button-Cfu8Kpws.js";
import { X as useWords } from "./light-C8fMLwcq.js";
import { t as Dialog } from "./dialog-CYtOyh-5.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// apps/web/src/ui/overlay/confirm-dialog.tsx
/** A question with two answers: leave it, or do what the title says. */
function ConfirmDialog(props) {
	const { isOpen, onOpenChange, title, children, confirm, tone = "primary", busy = false, isDisabled = false, onConfirm } = props;
	const words = useWords();
	return /* @__PURE__ */ jsx(Dialog, {
		isOpen,
		onOpenChange,
		title,
		role: tone === "danger" ? "alertdialog" : "dialog",
		isDismissable: !busy,
		actions: /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Button, {
			variant: "ghost",
			onPress: () => onOpenChange(false),
			children: words.cancel
		}), /* @__PURE__ */ jsx(Button, {
			variant: tone,
			busy,
			isDisabled,
			onPress: onConfirm,
			children: confirm
		})] }),
		children
	});
}
export { ConfirmDialog as t };
