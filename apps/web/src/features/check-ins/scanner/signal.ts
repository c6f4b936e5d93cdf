import type { VerdictKind } from '../../../ui/verdict/index.ts';

/** In hertz, one after the other: two rising, one, two falling, one low. Source: design guide, "Scan and badge". */
const notes: Readonly<Record<VerdictKind, readonly number[]>> = {
  ok: [660, 880],
  soon: [660],
  stop: [440, 294],
  wait: [220],
  offline: [660],
};
/** Milliseconds on, off, on: one, two or three short ones, or one long. */
const pulses: Readonly<Record<VerdictKind, readonly number[]>> = {
  ok: [70],
  soon: [70, 90, 70],
  stop: [70, 90, 70, 90, 70],
  wait: [400],
  offline: [70, 90, 70],
};
const noteSeconds = 0.14;
const loudness = 0.18;

let speaker: AudioContext | null = null;

/** Plays a verdict's notes. A browser that allows no sound is not an error. */
export async function playNotes(kind: VerdictKind): Promise<void> {
  try {
    speaker ??= new AudioContext();
    if (speaker.state === 'suspended') await speaker.resume();
    const begin = speaker.currentTime;
    for (const [index, hertz] of notes[kind].entries()) playNote(speaker, hertz, begin + index * noteSeconds);
  } catch {
    // Without a speaker the shape, the word and the announcement still convey it.
  }
}

function playNote(audio: AudioContext, hertz: number, at: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(loudness, at);
  // A tone that stops abruptly clicks; a faded one does not.
  volume.gain.exponentialRampToValueAtTime(0.001, at + noteSeconds);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + noteSeconds);
}

export const canVibrate = (): boolean => 'vibrate' in navigator;

export function vibrate(kind: VerdictKind): void {
  if (canVibrate()) navigator.vibrate([...pulses[kind]]);
}
