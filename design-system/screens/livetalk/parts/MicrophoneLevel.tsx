/** The number of penlights. */
const lights = 12

/** The microphone's level as a row of penlights. `level`: 0 to 1. */
export function MicrophoneLevel({ level }: { level: number }) {
  const lit = Math.round(level * lights)
  return (
    <div className="flex h-6 items-end gap-1.5">
      <span
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a styled <meter> cannot show penlights
        role="meter"
        aria-label="マイクの音量"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(level * 100)}
        className="sr-only"
      />
      {Array.from({ length: lights }, (_, at) => (
        <span key={at} className={`h-full w-2 rounded-full ${at < lit ? 'bg-key' : 'bg-hair'}`} />
      ))}
    </div>
  )
}
