/** Three swaying penlights in the current text colour, shown in a button whose action is in flight. */
export function PendingSticks() {
  return (
    <span aria-hidden="true" className="inline-flex h-4 items-end gap-1.5 px-1">
      {['-rotate-12 h-3', 'rotate-6 h-4', 'rotate-22 h-3.5'].map((lean, at) => (
        <span key={lean} className={`origin-bottom ${lean}`}>
          <span
            className="block h-full w-1 origin-bottom rounded-full drawn-line bg-current motion-safe:animate-sway"
            style={{ animationDelay: `${at * -0.5}s` }}
          />
        </span>
      ))}
    </span>
  )
}
