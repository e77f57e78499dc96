export interface SkipLinkProps {
  /** Id of the main landmark. Default main. */
  target?: string | undefined
}

/** The first focusable element of a page: skips the header and focuses the main content. */
export function SkipLink({ target = 'main' }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(target)?.focus()
      }}
      className="fixed top-2 left-4 z-50 mt-(--safe-top) ml-(--safe-left) -translate-y-40 rounded-control border border-ink bg-raised px-4 py-2.5 font-bold focus:translate-y-0"
    >
      本文へ移動
    </a>
  )
}
