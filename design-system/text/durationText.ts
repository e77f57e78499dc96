const padded = (value: number) => String(value).padStart(2, '0')

/** Splits a duration in seconds into hours, minutes and seconds; NaN and negative numbers count as 0. */
export function durationParts(seconds: number) {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 }
}

/** A duration in seconds as `1:20` or `1:02:03`; NaN and negative numbers give `0:00`. */
export function durationText(time: number): string {
  const { hours, minutes, seconds } = durationParts(time)
  return hours > 0 ? `${hours}:${padded(minutes)}:${padded(seconds)}` : `${minutes}:${padded(seconds)}`
}
