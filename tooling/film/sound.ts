import { LENGTH } from './shots';

/** Samples a second. */
export const RATE = 48_000;

/** Four chords, three of them on the way and the last one home; frequencies in hertz. */
const CHORDS: readonly { from: number; notes: readonly number[] }[] = [
  { from: 0, notes: [110, 164.81, 220, 261.63] },
  { from: 3.6, notes: [87.31, 174.61, 220, 329.63] },
  { from: 6.8, notes: [98, 196, 246.94, 293.66] },
  { from: 10.1, notes: [130.81, 196, 261.63, 329.63, 392] },
];

/** The music of the film: soft swelling chords, a beat under each, as 16-bit mono samples. */
export function sound(): Buffer {
  const samples = Buffer.alloc(Math.round(LENGTH * RATE) * 2);
  for (let i = 0; i < samples.length / 2; i += 1) {
    samples.writeInt16LE(Math.round(levelAt(i / RATE) * 32_767), i * 2);
  }
  return samples;
}

/** How far the loudspeaker is pushed at one moment, -1 to 1. */
export function levelAt(at: number): number {
  const level = CHORDS.reduce((sum, chord) => sum + chordAt(chord, at), 0);
  return Math.tanh(level * closing(at)) * 0.7;
}

function chordAt({ from, notes }: (typeof CHORDS)[number], at: number): number {
  const since = at - from;
  if (since < 0 || since > 4.2) return 0;
  const swell = Math.min(1, since / 0.8) * Math.min(1, (4.2 - since) / 1.4);
  const pad = notes.reduce((sum, hertz, i) => sum + voice(hertz, since) / (i + 1.5), 0);
  const beat = Math.sin(2 * Math.PI * 55 * since) * Math.exp(-since * 5) * 0.6;
  return swell * pad * 0.34 + beat;
}

/** A sine with a quiet octave above it, a little unsteady, as breath is. */
function voice(hertz: number, since: number): number {
  const phase = 2 * Math.PI * hertz * since + 0.4 * Math.sin(2 * Math.PI * 0.7 * since);
  return Math.sin(phase) + 0.22 * Math.sin(2 * phase) + 0.08 * Math.sin(3 * phase);
}

const closing = (at: number) => Math.min(1, (LENGTH - at) / 1.2);
