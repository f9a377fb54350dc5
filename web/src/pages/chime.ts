/** A small soft bell, made here: no file to load. */

/** Fundamental and overtones of each stroke: when, how high, how loud. */
const STROKES = [
  [0, 659, 0.07],
  [0, 1318, 0.02],
  [0.16, 988, 0.06],
  [0.16, 1976, 0.015],
] as const;
const RINGS = 1.1;

let audio: AudioContext | null = null;

export function chime(): void {
  // Browsers allow few of them, and let none sound before the first click.
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  for (const [at, pitch, loud] of STROKES) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + at;
    tone.type = 'sine';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(loud, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + RINGS);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + RINGS);
  }
}
