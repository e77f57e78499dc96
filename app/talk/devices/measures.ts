/** Loudness of samples between −1 and 1: 0 for silence, 1 for as loud as can be. A voice in a room is at some 0.3. */
export function levelOf(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  const loudness = Math.sqrt(sum / Math.max(1, samples.length))
  // 60 dB of range: below is nothing that a person would hear.
  return loudness <= 0.001 ? 0 : Math.min(1, 1 + Math.log10(loudness) / 3)
}

/** Below that a microphone gives no sound at all: also in a quiet room there is some. */
const leastLevel = 0.02
/** So many levels in a row make a silent microphone. */
const silentFor = 30

/** A microphone whose latest levels are all nothing: switched off at its own button, or the wrong one. */
export const isSilent = (levels: readonly number[]): boolean =>
  levels.length >= silentFor && levels.slice(-silentFor).every((level) => level < leastLevel)

/** Brightness up to which a pixel counts as black, and how much a picture may vary from it; 0 to 255. */
const darkest = 18
const flattest = 6

/** A picture, as RGBA, in which there is nothing to be seen: dark all over and the same all over. */
export function isBlack(pixels: Uint8ClampedArray): boolean {
  let [least, most] = [255, 0]
  for (let at = 0; at + 2 < pixels.length; at += 4) {
    const brightness = 0.3 * (pixels[at] ?? 0) + 0.59 * (pixels[at + 1] ?? 0) + 0.11 * (pixels[at + 2] ?? 0)
    least = Math.min(least, brightness)
    most = Math.max(most, brightness)
  }
  return pixels.length >= 4 && most <= darkest && most - least <= flattest
}
