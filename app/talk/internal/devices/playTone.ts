/** Length of the tone in seconds, and the frequencies of its two notes in hertz. */
const toneSeconds = 0.9
const noteFrequencies = [660, 880]

/** Plays a soft test tone through the loudspeaker with the given id. Resolves when the tone ends. */
export async function playTone(speaker?: string): Promise<void> {
  const context = new AudioContext()
  try {
    await context.resume()
    if (speaker && 'setSinkId' in context) await (context as SinkContext).setSinkId(speaker).catch(() => undefined)
    const volume = context.createGain()
    volume.connect(context.destination)
    const [from, until] = [context.currentTime, context.currentTime + toneSeconds]
    volume.gain.setValueAtTime(0.0001, from)
    volume.gain.exponentialRampToValueAtTime(0.2, from + 0.05)
    volume.gain.exponentialRampToValueAtTime(0.0001, until)
    const ends = noteFrequencies.map((frequency, index) =>
      playNote(context, volume, frequency, from + index * 0.2, until),
    )
    await Promise.all(ends)
  } finally {
    await context.close().catch(() => undefined)
  }
}

type SinkContext = AudioContext & { setSinkId: (id: string) => Promise<void> }

function playNote(context: AudioContext, to: AudioNode, frequency: number, from: number, until: number): Promise<void> {
  const note = new OscillatorNode(context, { frequency })
  note.connect(to)
  note.start(from)
  note.stop(until)
  return new Promise((resolve) => (note.onended = () => resolve()))
}
