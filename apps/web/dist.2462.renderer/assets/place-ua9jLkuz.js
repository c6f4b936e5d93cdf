import { createContext, use } from "react";
// apps/web/src/features/businesses/place.ts
var PlaceContext = createContext(null);
/** The place whose pages are shown; only below the business area, which provides it. */
function usePlace() {
	const place = use(PlaceContext);
	if (place === null) throw new Error("usePlace stands outside of the business area.");
	return place;
}
export { usePlace as n, PlaceContext as t };
