/** A waiting time as Japanese text, rounded up: 30秒, 2分, 1時間. */
export function waitingTimeText(seconds: number): string {
  if (seconds <= 59) return `${Math.max(1, Math.ceil(seconds))}秒`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? `${minutes}分` : `${Math.ceil(minutes / 60)}時間`
}
