/** Tones of a result: frequency in hertz, and start and length in seconds. */
const tones = {
  good: [{ hertz: 880, at: 0, length: 0.12 }],
  bad: [
    { hertz: 220, at: 0, length: 0.18 },
    { hertz: 196, at: 0.24, length: 0.3 },
  ],
} as const

let context: AudioContext | undefined

/** Plays the sound of a result. Silent if the browser cannot play sounds, or before the first press of the user. */
export function playResultSound(kind: keyof typeof tones): void {
  try {
    context ??= new AudioContext()
    void context.resume().catch(() => undefined)
    for (const { hertz, at, length } of tones[kind]) {
      const start = context.currentTime + at
      const oscillator = new OscillatorNode(context, { frequency: hertz })
      const gain = new GainNode(context, { gain: 0.2 })
      oscillator.connect(gain).connect(context.destination)
      oscillator.start(start)
      oscillator.stop(start + length)
    }
  } catch {
    // Ignored: the browser has no sound. The result is on the screen.
  }
}
