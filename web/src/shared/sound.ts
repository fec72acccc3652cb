/** Sounds, synthesised: an engine by its speed, a gear click, squealing tyres, a crowd. Gentle, and one switch. */

import { settings } from './settings.svelte';

let context: AudioContext | null = null;
let out: GainNode | null = null;

function open(): { at: AudioContext; to: GainNode } | null {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return null;
  if (!context) {
    context = new AudioContext();
    out = context.createGain();
    out.gain.value = 0.22;
    out.connect(context.destination);
  }
  if (context.state === 'suspended') void context.resume();
  return { at: context, to: out! };
}

function noise(at: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * seconds), at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = at.createBufferSource();
  source.buffer = buffer;
  return source;
}

function swell(at: AudioContext, peak: number, rise: number, seconds: number): GainNode {
  const gain = at.createGain();
  const now = at.currentTime;
  gain.gain.setValueAtTime(0.0001, now);
  gain.gain.exponentialRampToValueAtTime(peak, now + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
  return gain;
}

/** An engine that pulls through, its note by the cells it drives. */
export function engine(cells: number, milliseconds: number): void {
  const open_ = open();
  if (!open_ || milliseconds < 100) return;
  const { at, to } = open_;
  const seconds = milliseconds / 1000 + 0.15;
  const gain = swell(at, 0.35, 0.06, seconds);
  const filter = at.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = 500 + cells * 60;
  const base = 52 + cells * 5;
  for (const [type, ratio] of [
    ['sawtooth', 1],
    ['square', 0.5],
    ['sawtooth', 1.51],
  ] as const) {
    const tone = at.createOscillator();
    tone.type = type;
    tone.frequency.setValueAtTime(base * ratio, at.currentTime);
    tone.frequency.exponentialRampToValueAtTime(base * ratio * 1.9, at.currentTime + seconds * 0.6);
    tone.frequency.exponentialRampToValueAtTime(base * ratio * 1.1, at.currentTime + seconds);
    tone.connect(filter);
    tone.start();
    tone.stop(at.currentTime + seconds);
  }
  filter.connect(gain).connect(to);
}

export function click(): void {
  const open_ = open();
  if (!open_) return;
  const { at, to } = open_;
  const source = noise(at, 0.05);
  const filter = at.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = 1900;
  source
    .connect(filter)
    .connect(swell(at, 0.6, 0.003, 0.05))
    .connect(to);
  source.start();
}

export function card(): void {
  const open_ = open();
  if (!open_) return;
  const { at, to } = open_;
  const source = noise(at, 0.09);
  const filter = at.createBiquadFilter();
  filter.type = 'highpass';
  filter.frequency.value = 3200;
  source
    .connect(filter)
    .connect(swell(at, 0.16, 0.01, 0.09))
    .connect(to);
  source.start();
}

/** Two short notes before something is said on the radio. */
export function chirp(): void {
  const sound = open();
  if (!sound) return;
  for (const [i, pitch] of [880, 1174].entries()) {
    const note = sound.at.createOscillator();
    const gain = sound.at.createGain();
    const from = sound.at.currentTime + i * 0.07;
    note.type = 'triangle';
    note.frequency.value = pitch;
    gain.gain.setValueAtTime(0.0001, from);
    gain.gain.exponentialRampToValueAtTime(0.3, from + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + 0.09);
    note.connect(gain).connect(sound.to);
    note.start(from);
    note.stop(from + 0.1);
  }
}

export function squeal(): void {
  const open_ = open();
  if (!open_) return;
  const { at, to } = open_;
  const gain = swell(at, 0.22, 0.05, 0.8);
  for (const pitch of [980, 1320]) {
    const tone = at.createOscillator();
    tone.type = 'sawtooth';
    tone.frequency.setValueAtTime(pitch, at.currentTime);
    tone.frequency.linearRampToValueAtTime(pitch * 0.7, at.currentTime + 0.8);
    const filter = at.createBiquadFilter();
    filter.type = 'bandpass';
    filter.Q.value = 6;
    filter.frequency.value = pitch;
    tone.connect(filter).connect(gain);
    tone.start();
    tone.stop(at.currentTime + 0.8);
  }
  gain.connect(to);
}

export function horn(): void {
  const open_ = open();
  if (!open_) return;
  const { at, to } = open_;
  const gain = swell(at, 0.18, 0.02, 0.26);
  for (const pitch of [392, 494]) {
    const tone = at.createOscillator();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    tone.connect(gain);
    tone.start();
    tone.stop(at.currentTime + 0.26);
  }
  gain.connect(to);
}

export function crowd(): void {
  const open_ = open();
  if (!open_) return;
  const { at, to } = open_;
  const source = noise(at, 2.6);
  const filter = at.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(700, at.currentTime);
  filter.frequency.linearRampToValueAtTime(1500, at.currentTime + 0.9);
  filter.frequency.linearRampToValueAtTime(900, at.currentTime + 2.6);
  filter.Q.value = 0.8;
  source
    .connect(filter)
    .connect(swell(at, 0.5, 0.7, 2.6))
    .connect(to);
  source.start();
}
