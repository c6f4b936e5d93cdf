import { H as useWordsOf } from "./light-C8fMLwcq.js";
import { t as useAction } from "./use-action-Xxb7RzpF.js";
import { t as Checkbox } from "./checkbox-BxYbUNvM.js";
import { t as ConfirmDialog } from "./confirm-dialog-B4ZMvpoE.js";
import { n as showToast } from "./app-QQCcJrKe.js";
import { t as connectionWords } from "./words-C8J0DSTx.js";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// packages/domain/src/connections/connection-scope.ts
/** `verdict`: whether the pet may come in, and why not. `records`: the full record as well. */
var connectionScopes = ["verdict", "records"];
// apps/web/src/features/connections/disconnect-dialog.tsx
function DisconnectDialog({ petId, place, onClose }) {
	const words = useWordsOf(connectionWords);
	const disconnect = useAction("disconnectPet", ["listPetConnections"]);
	const [block, setBlock] = useState(false);
	const leave = () => {
		if (!place) return;
		const input = {
			petId,
			businessId: place.businessId,
			block
		};
		disconnect.mutate(input, {
			onSuccess: onClose,
			onError: (problem) => showToast({
				words: problem.message,
				tone: "error"
			})
		});
	};
	return /* @__PURE__ */ jsxs(ConfirmDialog, {
		isOpen: place !== null,
		onOpenChange: (open) => open || onClose(),
		title: words.disconnectTitle(place?.businessName ?? ""),
		confirm: words.disconnect,
		tone: "danger",
		busy: disconnect.isPending && words.disconnect,
		onConfirm: leave,
		children: [
			words.disconnectLead,
			/* @__PURE__ */ jsx(Checkbox, {
				isSelected: block,
				onChange: setBlock,
				className: "mt-4",
				children: words.keepAway
			}),
			/* @__PURE__ */ jsx("p", {
				className: "ps-9 type-small text-ink-2",
				children: words.keepAwayDetail
			})
		]
	});
}
export { connectionScopes as n, DisconnectDialog as t };
