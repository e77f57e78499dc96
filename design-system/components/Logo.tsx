import { productSeed } from '../tokens/palette.ts'
import { AppLink } from './AppLink.tsx'
import { ChannelTheme } from './ChannelTheme.tsx'

export interface LogoProps {
  /** Target of the logo; without it the logo is not a link. */
  href?: string | undefined
  className?: string | undefined
}

/**
 * The logo (three penlights on a line, and a lit one in the product's coral) with 集い. In a narrow space `tsudoi`
 * disappears first, then 集い.
 */
export function Logo({ href, className = '' }: LogoProps) {
  const classNames = `flex h-[2.75rem] min-w-7 flex-wrap items-center overflow-hidden ${className}`
  if (!href) return <span className={classNames}>{face}</span>
  return (
    <AppLink href={href} className={classNames} aria-label="集い tsudoi">
      {face}
    </AppLink>
  )
}

const face = (
  <>
    <Mark />
    <span className="flex h-[2.75rem] items-center pl-2.5 text-24 font-bold tracking-wider whitespace-nowrap">
      集い
    </span>
    <span className="flex h-[2.75rem] items-center pt-2 pl-2.5 text-12 tracking-wider text-quiet">tsudoi</span>
  </>
)

function Mark() {
  return (
    <ChannelTheme as="span" seed={productSeed} id="tsudoi" className="flex h-[2.75rem] items-center">
      <svg viewBox="0 0 28 28" className="h-[1.75rem] w-auto" aria-hidden="true" strokeLinecap="round" fill="none">
        <path className="stroke-ink" strokeWidth="2.6" d="M2.5 9.5l4 12.5M9 5.5l2 16.5M25.5 11l-5 11" />
        <path className="stroke-solid" strokeWidth="3.4" d="M19.5 5l-3.6 16.5" />
        <path className="stroke-ink" strokeWidth="1.5" strokeLinecap="butt" d="M1 26.5h26" />
      </svg>
    </ChannelTheme>
  )
}
