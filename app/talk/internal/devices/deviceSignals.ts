/** Loudness of audio samples (−1 to 1): from 0 for silence to 1 for the maximum. A voice in a room is at about 0.3. */
export function loudnessOf(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  const loudness = Math.sqrt(sum / Math.max(1, samples.length))
  // Maps the loudness to a scale of 60 dB. A lower loudness is inaudible.
  return loudness <= 0.001 ? 0 : Math.min(1, 1 + Math.log10(loudness) / 3)
}

/** Below this level (0–1) the microphone delivers no sound: even a quiet room is louder. */
const minSoundLevel = 0.02
/** After this many silent levels in a row the microphone counts as silent. */
const silentLevelCount = 30

/** Whether a microphone delivers no sound, because it is switched off at its own button or is the wrong one. */
export const isSilentMicrophone = (levels: readonly number[]): boolean =>
  levels.length >= silentLevelCount && levels.slice(-silentLevelCount).every((level) => level < minSoundLevel)

/** Maximum brightness of a black picture, and maximum difference between its pixels (0–255). */
const maxBlackBrightness = 18
const maxBlackContrast = 6

/** Whether a picture (RGBA bytes) shows nothing: dark and uniform everywhere. */
export function isBlackPicture(pixels: Uint8ClampedArray): boolean {
  let [darkest, brightest] = [255, 0]
  for (let index = 0; index + 2 < pixels.length; index += 4) {
    const brightness = 0.3 * (pixels[index] ?? 0) + 0.59 * (pixels[index + 1] ?? 0) + 0.11 * (pixels[index + 2] ?? 0)
    darkest = Math.min(darkest, brightness)
    brightest = Math.max(brightest, brightness)
  }
  return pixels.length >= 4 && brightest <= maxBlackBrightness && brightest - darkest <= maxBlackContrast
}
