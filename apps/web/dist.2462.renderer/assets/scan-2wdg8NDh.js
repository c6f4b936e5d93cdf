import { n as usePlace } from "./place-ua9jLkuz.js";
import { DoorView, GuestLane, PetAtDoor, ScanClosed, ServiceAnimalLane } from "./check-ins-D_V0vI0p.js";
import { t as useVerdictLook } from "./verdict-look-Bie6d0wK.js";
import { jsx } from "react/jsx-runtime";
import { useLocation, useNavigate } from "@tanstack/react-router";
// apps/web/src/app/routes/scan.tsx
function ScanPage() {
	const place = usePlace();
	const lookOf = useVerdictLook();
	const navigate = useNavigate();
	const query = new URLSearchParams(useLocation().searchStr);
	const petId = query.get("pet");
	if (place.readOnly) return /* @__PURE__ */ jsx(ScanClosed, {});
	const lane = query.get("lane");
	if (lane === "service-animal") return /* @__PURE__ */ jsx(ServiceAnimalLane, {});
	if (lane === "guest") {
		const judge = (pet, name) => {
			const found = new URLSearchParams({
				pet,
				name,
				method: "guest"
			});
			navigate({
				href: `/business/scan?${found}`,
				replace: true
			});
		};
		return /* @__PURE__ */ jsx(GuestLane, {
			businessId: place.id,
			onEntered: judge
		});
	}
	if (petId === null) return /* @__PURE__ */ jsx(DoorView, {
		place,
		lookOf
	});
	return /* @__PURE__ */ jsx(PetAtDoor, {
		place,
		lookOf,
		petId,
		name: query.get("name") ?? "",
		method: query.get("method") === "guest" ? "guest" : "manual",
		onDone: () => void navigate({ to: "/business" })
	});
}
export { ScanPage as default };
