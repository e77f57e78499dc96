/** A cross, for buttons that remove something. */
export const CrossIcon = () => (
  <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true" stroke="currentColor" strokeWidth="1.75">
    <path d="M4 4l12 12M16 4L4 16" />
  </svg>
)
