/** Sounds for people who look elsewhere; off until they are turned on in this browser. */
import { useSyncExternalStore } from 'react';
import { browserChoice } from './browser-choice';

const choice = browserChoice('waypost.sound');

export function setSound(on: boolean): void {
  choice.set(on);
  if (on) playSound('good');
}

/** Whether sounds are on, here and in the other tabs of this browser. */
export const useSound = (): boolean => useSyncExternalStore(choice.watch, choice.isOn);

/** Tones of a sound: pitch in Hz and length in seconds. */
const SOUNDS = {
  good: [[880, 0.08]],
  warn: [
    [660, 0.12],
    [660, 0.12],
  ],
  bad: [
    [220, 0.18],
    [180, 0.28],
  ],
} as const;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | undefined;

/** Plays a sound if sounds are on. */
export function playSound(sound: Sound): void {
  if (!choice.isOn()) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [pitch, seconds] of SOUNDS[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.15, at);
    volume.gain.linearRampToValueAtTime(0, at + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + seconds);
    at += seconds + 0.05;
  }
}
