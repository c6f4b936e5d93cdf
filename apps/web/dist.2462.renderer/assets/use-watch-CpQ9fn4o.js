import { L as useSession, R as session } from "./light-C8fMLwcq.js";
import { n as watch } from "./calls-DgJCFUzH.js";
import { t as CallError } from "./call-error-6MthuIsC.js";
import { useEffect, useEffectEvent, useState } from "react";
// apps/web/src/platform/streams/said.ts
function sayProblem(problem) {
	if (!(problem instanceof CallError)) return {
		code: "internal",
		message: problem instanceof Error ? problem.message : "",
		requestId: null
	};
	const { code, message, details, requestId } = problem;
	return details === void 0 ? {
		code,
		message,
		requestId
	} : {
		code,
		message,
		details,
		requestId
	};
}
function readProblem({ requestId, ...failure }) {
	return new CallError(failure, requestId);
}
// apps/web/src/platform/streams/shared-stream.ts
/** What newcomers are told is bounded: beyond this the line is opened anew, and its first message says everything. */
var maxLog = 500;
var pingEveryMs = 1e4;
/** A tab that the system put to sleep keeps the name and says nothing. */
var patienceMs = 3e3;
/**
* One stream for all tabs of a browser. The tab that holds the stream's name leads: it has the connection and tells the
* others. When it closes, or sleeps, another takes the name and opens a connection, whose first message is the whole
* state, so that nothing is missed.
*/
var SharedStream = class {
	#parts;
	#listeners = /* @__PURE__ */ new Set();
	#stop = new AbortController();
	#id = crypto.randomUUID();
	#channel;
	#retry = new AbortController();
	#log = [];
	#epoch = null;
	#connected = false;
	/** Stands for the time this tab leads; null while another one does. */
	#leading = null;
	#steal = false;
	#timers = [];
	#patience;
	constructor(parts) {
		this.#parts = parts;
		this.#channel = parts.tabs?.open(parts.name, (said) => this.#hear(said)) ?? null;
		this.#join();
		if (this.#channel) this.#timers.push(setInterval(() => this.#ping(), parts.pingEveryMs ?? pingEveryMs));
		this.#takePart();
	}
	/** Tells the newcomer what the others know; answers how to leave. The last to leave ends the stream here. */
	add(listener) {
		this.#listeners.add(listener);
		const told = this.#log.slice();
		if (this.#connected) listener.onConnected(true);
		for (const message of told) listener.onMessage(message);
		return () => {
			if (this.#listeners.delete(listener) && this.#listeners.size === 0) this.#end();
		};
	}
	async #takePart() {
		const { tabs, name } = this.#parts;
		if (!tabs) return this.#lead(this.#stop.signal);
		while (!this.#stop.signal.aborted) {
			this.#retry = new AbortController();
			const steal = this.#steal;
			this.#steal = false;
			const waiting = AbortSignal.any([this.#stop.signal, this.#retry.signal]);
			const lost = new AbortController();
			const leading = AbortSignal.any([this.#stop.signal, lost.signal]);
			await tabs.hold(name, steal, waiting, () => this.#lead(leading)).catch(() => {});
			lost.abort();
			this.#leading = null;
		}
	}
	/** Has the connection until told to stop. A line with too long a story is opened anew. */
	async #lead(signal) {
		const term = {};
		this.#leading = term;
		this.#calm();
		try {
			while (!signal.aborted) await this.#readLine(signal);
		} catch (problem) {
			if (signal.aborted) return;
			const said = {
				kind: "refused",
				problem: sayProblem(problem)
			};
			this.#channel?.say(said);
			this.#hear(said);
		} finally {
			if (this.#leading === term) this.#leading = null;
		}
	}
	async #readLine(signal) {
		const epoch = crypto.randomUUID();
		let first = true;
		const onConnected = (connected) => {
			if (signal.aborted) return;
			first ||= connected;
			this.#tell({
				kind: "connected",
				connected
			});
		};
		for await (const message of this.#parts.open(signal, onConnected)) {
			if (signal.aborted) return;
			this.#tell({
				kind: "message",
				epoch,
				first,
				message
			});
			first = false;
			if (this.#log.length >= (this.#parts.maxLog ?? maxLog)) return;
		}
	}
	/** Says it to the other tabs, and to the listeners of this one. */
	#tell(said) {
		this.#channel?.say(said);
		this.#take(said);
	}
	#hear(said) {
		if (said.kind === "join" || said.kind === "ping") {
			this.#answer(said);
			return;
		}
		this.#calm();
		if (!this.#leading || said.kind === "refused") this.#take(said);
	}
	#answer(said) {
		if (!this.#leading) return;
		if (said.kind === "ping") this.#channel?.say({ kind: "pong" });
		else if (this.#epoch !== null) {
			const log = {
				kind: "log",
				to: said.from,
				epoch: this.#epoch,
				messages: this.#log
			};
			this.#channel?.say({
				...log,
				connected: this.#connected
			});
		}
	}
	#take(said) {
		if (said.kind === "connected") this.#line(said.connected);
		if (said.kind === "refused") this.#refuse(readProblem(said.problem));
		if (said.kind === "log" && said.to === this.#id && this.#epoch === null) this.#catchUp(said);
		if (said.kind === "message") this.#takeMessage(said);
	}
	#catchUp({ epoch, messages, connected }) {
		this.#epoch = epoch;
		this.#log = [];
		this.#line(connected);
		for (const message of messages) this.#receive(message);
	}
	#takeMessage({ epoch, first, message }) {
		if (!first && epoch !== this.#epoch) {
			if (this.#epoch !== null) this.#join();
			return;
		}
		if (first) this.#log = [];
		if (!this.#connected) this.#line(true);
		this.#epoch = epoch;
		this.#receive(message);
	}
	#receive(message) {
		this.#log.push(message);
		for (const listener of [...this.#listeners]) listener.onMessage(message);
	}
	#line(connected) {
		this.#connected = connected;
		for (const listener of [...this.#listeners]) listener.onConnected(connected);
	}
	#refuse(problem) {
		const told = [...this.#listeners];
		this.#end();
		for (const listener of told) listener.onRefused(problem);
	}
	#join() {
		this.#epoch = null;
		this.#channel?.say({
			kind: "join",
			from: this.#id
		});
	}
	#ping() {
		const inView = this.#parts.inView ?? (() => document.visibilityState === "visible");
		if (this.#leading || !inView()) return;
		this.#patience ??= setTimeout(() => this.#wake(), this.#parts.patienceMs ?? patienceMs);
		this.#channel?.say({ kind: "ping" });
	}
	/** The leader is awake, or this tab is it. */
	#calm() {
		clearTimeout(this.#patience);
		this.#patience = void 0;
	}
	/** Nobody answered: the name is taken from whoever sleeps on it. */
	#wake() {
		this.#calm();
		if (this.#leading) return;
		this.#steal = true;
		this.#retry.abort();
	}
	#end() {
		if (this.#stop.signal.aborted) return;
		this.#listeners.clear();
		this.#stop.abort();
		for (const timer of this.#timers) clearInterval(timer);
		this.#calm();
		this.#channel?.close();
		this.#parts.onEnd();
	}
};
// apps/web/src/platform/streams/create-follow.ts
/** Everybody on a page who follows the same thing, and every tab of the same person, shares one stream. */
function createFollow({ watch, uid, tabs, ...rest }) {
	const streams = /* @__PURE__ */ new Map();
	return (name, input, listener) => {
		const key = `clearpaw.stream ${uid()} ${name} ${JSON.stringify(input)}`;
		const open = (signal, onConnected) => watch(name, input, {
			signal,
			onConnected
		});
		const onEnd = () => streams.delete(key);
		const stream = streams.get(key) ?? new SharedStream({
			name: key,
			open,
			tabs,
			onEnd,
			...rest
		});
		streams.set(key, stream);
		return stream.add(listener);
	};
}
// apps/web/src/platform/streams/tabs.ts
/** The browser's own means; null where they are missing, and each tab stands for itself. */
function browserTabs() {
	const locks = navigator.locks;
	if (!locks || typeof BroadcastChannel === "undefined") return null;
	return {
		async hold(name, steal, signal, work) {
			const options = steal ? { steal } : { signal };
			await locks.request(name, options, async () => {
				if (!signal.aborted) await work();
			});
		},
		open(name, onSaid) {
			const channel = new BroadcastChannel(name);
			channel.onmessage = ({ data }) => onSaid(data);
			return {
				say: (said) => channel.postMessage(said),
				close: () => channel.close()
			};
		}
	};
}
// apps/web/src/platform/streams/index.ts
/** Follows a stream, with one connection for all tabs of this browser. */
var follow = createFollow({
	watch,
	uid: () => {
		const state = session.state();
		return state.ready ? state.uid : null;
	},
	tabs: browserTabs()
});
// apps/web/src/platform/data/use-watch.ts
/**
* Follows a stream while mounted and hands over each message; null as input waits. All tabs of a person share one
* connection; another person signing in begins a stream of their own.
*/
function useWatch(name, input, onMessage) {
	const [state, setState] = useState("connecting");
	const receive = useEffectEvent(onMessage);
	const key = JSON.stringify(input);
	const current = useSession();
	const uid = current.ready ? current.uid : null;
	useEffect(() => {
		const wanted = JSON.parse(key);
		if (wanted === null) return;
		setState("connecting");
		return follow(name, wanted, {
			onMessage: (message) => receive(message),
			onConnected: (connected) => setState(connected ? "live" : "interrupted"),
			onRefused: (problem) => setState({ refused: problem })
		});
	}, [
		name,
		key,
		uid
	]);
	return state;
}
export { useWatch as t };
