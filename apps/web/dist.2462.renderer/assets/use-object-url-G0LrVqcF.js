import { t as files } from "./files-BkgAZQc1.js";
import { useQuery } from "@tanstack/react-query";
// apps/web/src/platform/files/use-object-url.ts
/** An object's own link, or its small picture's; null while it is not known, or where there is none. */
function useObjectUrl(path, size = "full") {
	const { data } = useQuery({
		queryKey: ["object-url", path],
		queryFn: () => files.getDownloadUrl(path ?? ""),
		enabled: path !== null,
		staleTime: 3e5,
		retry: false
	});
	if (!data) return null;
	return size === "small" ? `${data}&size=small` : data;
}
export { useObjectUrl as t };
