import { randomFrom } from '../random.ts'
import { filmSeconds } from '../../../contracts/sandbox/video/films.content.ts'

/** Sound samples per second. */
export const sampleRate = 22_050

/** The notes that the music box plays, in semitones above A. All of them harmonise. */
const scale = [0, 2, 4, 7, 9, 12, 14, 16]

/** Generates the sound of all films: a music box, as signed 16-bit samples of one audio channel. */
export function musicBoxSamples(): Int16Array {
  const samples = new Float32Array(filmSeconds * sampleRate)
  const random = randomFrom('music box')
  for (let beat = 0; beat < filmSeconds * 2.5 - 3; beat += 1) {
    if (random() < 0.2) continue
    const semitone = scale[Math.floor(random() * scale.length)] ?? 0
    pluck(samples, beat / 2.5, 440 * 2 ** (semitone / 12))
  }
  return Int16Array.from(samples, (value) => Math.round(Math.max(-1, Math.min(1, value)) * 32_000))
}

/** Adds a tone with one overtone, which fades within a second and a half. */
function pluck(samples: Float32Array, start: number, frequency: number): void {
  const first = Math.round(start * sampleRate)
  const length = Math.min(Math.round(1.5 * sampleRate), samples.length - first)
  for (let index = 0; index < length; index += 1) {
    const time = index / sampleRate
    const tone = Math.sin(2 * Math.PI * frequency * time) + 0.3 * Math.sin(6 * Math.PI * frequency * time)
    samples[first + index] = (samples[first + index] ?? 0) + 0.22 * Math.exp(-3.2 * time) * tone
  }
}
