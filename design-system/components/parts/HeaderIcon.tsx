/** An icon of the header, drawn with lines: smaller than an icon of the library, because every page loads it. */
export const HeaderIcon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true" stroke="currentColor" strokeWidth="1.75" fill="none">
    <path d={path} />
  </svg>
)
