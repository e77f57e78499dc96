const two = (value: number) => String(value).padStart(2, '0')

/** A length in seconds taken apart; what is no time is none. */
export function durationParts(seconds: number) {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 }
}

/** `1:20`, `1:02:03`; what is no time is 0:00. */
export function durationText(time: number): string {
  const { hours, minutes, seconds } = durationParts(time)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}
