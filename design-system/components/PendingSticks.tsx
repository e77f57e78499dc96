/** Three swaying sticks in the colour of the text around them: the button's work is under way. */
export function PendingSticks() {
  return (
    <span aria-hidden="true" className="inline-flex h-4 items-end gap-1">
      {['-rotate-15', 'rotate-6', 'rotate-20'].map((lean, at) => (
        <span key={lean} className={lean}>
          <span
            className="block h-4 w-1 origin-bottom rounded-full bg-current motion-safe:animate-sway"
            style={{ animationDelay: `${at * -0.5}s` }}
          />
        </span>
      ))}
    </span>
  )
}
