import { t as Guard } from "./guard-CIKJds45.js";
import { jsx } from "react/jsx-runtime";
import { Outlet } from "@tanstack/react-router";
// apps/web/src/app/shells/owner-bare-area.tsx
/** An owner's page that fills the screen by itself and brings its own landmarks: the badge. */
function OwnerBareArea() {
	return /* @__PURE__ */ jsx(Guard, {
		need: "owner",
		children: () => /* @__PURE__ */ jsx(Outlet, {})
	});
}
export { OwnerBareArea };
